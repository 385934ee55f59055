// What the automaton would do next if nothing changed: every different act of its models with its chance.
import { type EternalIntent, type View, nameOfThing } from '@xenotable/enemy-eternal/preview';
import { percent } from '../../../kit/draw/text.ts';
import { Figure } from '../../../table/odds/Figure.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { actsAgain, actsNow, useIntents } from '../shared/useIntents.ts';
import './odds.css';

/** A number and its percent sign stay on one line. */
const together = (words: string): string => words.replaceAll(' %', '\u00a0%');

function Row({ intent }: { intent: EternalIntent }) {
  return (
    <li>
      <b>
        {intent.order}. {nameOfThing(intent.who)} <RuleChip rule={intent.rule} />
      </b>
      <ul className="plain">
        {intent.ways.map((way) => (
          <li key={way.words}>
            <span>{percent(way.chance)} %</span>
            <div>
              {together(way.words)}
              {way.why !== '' && <small>{together(way.why)}</small>}
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** In the panel, while nothing is planned. */
export function IntentList({ view, seat }: { view: View; seat: number }) {
  const intents = useIntents(view, seat);
  if (intents.length === 0)
    return (
      <Figure title="Odds">
        <p className="muted quiet-note">
          {actsAgain(view)
            ? 'Chances appear here when something is left to chance.'
            : 'This is the last round, and the automaton has acted for the last time.'}
        </p>
      </Figure>
    );
  return (
    <Figure
      title={
        actsNow(view) ? 'The automaton, if nothing changes' : 'The automaton next round, if nothing changes'
      }
    >
      <p className="muted ee-note">
        In the order in which it would choose them; the D6 of each card decides between the acts. The chance
        after an attack is the chance to hurt. What a plan says could come back is the worst case: every enemy
        attacks, whatever its card orders.
      </p>
      <ol className="plain ee-intents">
        {intents.map((one) => (
          <Row key={one.who} intent={one} />
        ))}
      </ol>
    </Figure>
  );
}
