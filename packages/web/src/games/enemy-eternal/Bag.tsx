// The bag with its counts and chances, the dice drawn this round, and who is still to act.
import { type SeatPlan, seatOfLetter } from '@xenotable/kernel';
import { ownerWords, seatName } from './shared/seats.ts';
import { initial } from '../../kit/words.ts';
import type { BoardProps } from '../../table/contract.ts';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { TokenAt } from '../../kit/draw/Token.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { percentOf } from '../../kit/draw/text.ts';
import { automatonDice, colourOfDie, glyphOf, letterOf, sideOf } from './shared/faces.ts';
import type { View } from '@xenotable/enemy-eternal/preview';

const named = (colour: string, seats: readonly SeatPlan[]): string =>
  colour === 'automaton' ? 'The automaton' : seatName(seats, seatOfLetter(colour));

/** Who could still be activated in this round: of the automaton nobody when its dice are gone. */
const stillToAct = (view: View) =>
  view.models.filter(
    (m) =>
      view.shown.units.some((unit) => unit.id === m.id && unit.canAct) &&
      (m.player >= 0 || automatonDice(view) > 0),
  );

export function Bag({ view, seats }: { view: View; seats: readonly SeatPlan[] }) {
  const { bag } = view.shown;
  const waiting = stillToAct(view);
  const total = bag.reduce((sum, one) => sum + one.left, 0);
  return (
    <section className="ee-bag" aria-label="Dice bag" data-thing="bag">
      <div className="ee-in">
        <Icon name="bag" size={26} />
        <dl>
          {bag.map(({ colour, left, of }) => (
            <div key={colour}>
              <dt>
                <Badge side={colourOfDie(view, colour)} letter={initial(named(colour, seats))} size={16} />
                {named(colour, seats)}
              </dt>
              <dd>
                <b>{left}</b> left
              </dd>
              <dd>{of === 0 ? '' : `${percentOf(left, of)} next`}</dd>
            </div>
          ))}
        </dl>
        <div className="ee-shares" aria-hidden="true">
          {bag.map(({ colour, left }) => (
            <i key={colour} className={`side-${colourOfDie(view, colour)}`} style={{ flexGrow: left }} />
          ))}
        </div>
      </div>
      <div className="ee-drawn">
        <h2 className="label">
          Drawn this round <RuleChip rule="EE-RND-02" />
        </h2>
        <ol>
          {view.drawnDice.map((colour, i) => (
            <li key={i} className={i === view.drawnDice.length - 1 ? 'current' : ''}>
              <Badge side={colourOfDie(view, colour)} letter={initial(named(colour, seats))} size={22} />
            </li>
          ))}
          {Array.from({ length: total }, (_, i) => (
            <li key={`left${i}`} className="inside" />
          ))}
        </ol>
      </div>
      <div className="ee-waiting">
        <h2 className="label">Still to act</h2>
        <svg
          width={waiting.length * 34 + 3}
          height="36"
          role="img"
          aria-label={waiting.map((m) => `${m.name}${ownerWords(view, m, seats)}`).join(', ') || 'nobody'}
        >
          {waiting.map((m, i) => (
            <g key={m.id}>
              <title>{`${m.name}${ownerWords(view, m, seats)}`}</title>
              <TokenAt
                x={17 + i * 34}
                y={18}
                d={33}
                side={sideOf(view, m)}
                glyph={glyphOf(m.unit)}
                letter={letterOf(m)}
              />
            </g>
          ))}
        </svg>
      </div>
    </section>
  );
}

/** The bag as a tab of its own on phones. */
export const Dice = ({ view, seats }: BoardProps<View>) => (
  <div className="ee-scope ee-dicetab">
    <Bag view={view} seats={seats} />
  </div>
);
