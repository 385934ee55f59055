// The units that wait to be placed: one is picked here, then a point of the table.
import { type View, isKind } from '@xenotable/xenos-rampant/preview';
import { same } from '@xenotable/kernel';
import { inches } from '../../boards/measured/inches.ts';
import { Token } from '../../kit/draw/Token.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { choiceOf } from './shared/border.ts';
import { figureOf } from './shared/faces.ts';

export function Reserve({ view, ask, picked, pick }: BoardProps<View>) {
  const planned = choiceOf(picked);
  const waiting = (ask?.offers ?? []).flatMap((offer) => {
    const choice = choiceOf(offer.choice);
    const unit = isKind(choice, 'place') ? view.units[choice.place] : undefined;
    return unit === undefined ? [] : [{ unit, choice: offer.choice }];
  });
  return (
    <section className="xr-plan" aria-label="Units to place">
      <header>
        <h2 className="label">Units to place</h2>
        <span>Pick one, then point at the lit ground</span>
      </header>
      <ol>
        {waiting.map(({ unit, choice }) => {
          const inHand = planned !== null && isKind(planned, 'place') && planned.place === unit.id;
          return (
            <li key={unit.id}>
              <button
                type="button"
                className="waiting"
                aria-pressed={inHand}
                onClick={() => pick(inHand && same(picked, choice) ? null : choice)}
              >
                <Token {...figureOf(unit, view)} size={42} />
                <span>
                  <b>{unit.name}</b>
                  {unit.commander && 'Commander · '}
                  {`move ${inches(unit.maxMove)}`}
                  {unit.range > 0 && ` · shoot ${inches(unit.range)}`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
