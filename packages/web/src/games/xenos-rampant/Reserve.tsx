// The units that wait to be placed: one is picked here, then a point of the table.
import { same } from '@xenotable/kernel';
import { inches } from '../../board/inches.ts';
import { Token } from '../../draw/Token.tsx';
import type { BoardProps } from '../contract.ts';
import { figureOf } from './faces.ts';
import type { Choice, View } from './rulebook.ts';

export function Reserve({ view, ask, picked, pick }: BoardProps<View>) {
  const planned = picked as Choice | null;
  const waiting = (ask?.offers ?? []).flatMap(({ choice }) =>
    'place' in (choice as Choice) ? [choice as Choice & { place: number }] : [],
  );
  return (
    <section className="xr-plan" aria-label="Units to place">
      <header>
        <h2 className="lbl">Units to place</h2>
        <span>Pick one, then point at the lit ground</span>
      </header>
      <ol>
        {waiting.map((choice) => {
          const unit = view.units[choice.place]!;
          const inHand = planned !== null && 'place' in planned && planned.place === unit.id;
          return (
            <li key={unit.id}>
              <button
                type="button"
                aria-pressed={inHand}
                onClick={() =>
                  pick(inHand && same(planned as never, choice as never) ? null : (choice as never))
                }
              >
                <Token {...figureOf(unit, view)} size={42} />
                <span>
                  <b>{unit.name}</b>
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
