// The order of activations: your best orders in a row, and how likely it is still your turn after each.
import { type OrderView, type View, orderAlone, stillYours } from '@xenotable/xenos-rampant/preview';
import { Token } from '../../kit/draw/Token.tsx';
import { percentOf } from '../../kit/draw/text.ts';
import type { BoardProps } from '../../table/contract.ts';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { choiceOf, jsonOf } from './shared/border.ts';
import { figureOf } from './shared/faces.ts';
import { orderOf } from './notes.ts';

const SHOWN = 3;

/** The planned order first, then the likeliest order of each other unit. */
function rowOf(view: View, chosen: OrderView | undefined): OrderView[] {
  const row: OrderView[] = chosen === undefined ? [] : [chosen];
  for (const one of view.orders.slice().sort((a, b) => b.ways - a.ways))
    if (row.length < SHOWN && row.every((other) => other.order.unit !== one.order.unit)) row.push(one);
  return row;
}

export function Activations({ view, picked, pick }: BoardProps<View>) {
  const chosen = picked === null ? undefined : orderOf(choiceOf(picked), view);
  const row = rowOf(view, chosen);
  const alive = stillYours(row.map((one) => one.ways));
  return (
    <section className="xr-plan" aria-label="Order of activations">
      <header>
        <h2 className="label">Order of activations</h2>
        <span>
          A failed test ends your phase <RuleChip rule="XR-ORD-06" />
        </span>
      </header>
      {row.length === 0 && <p className="muted">Your orders, likeliest first, when you may give one.</p>}
      <ol>
        {row.map((one, i) => {
          const unit = view.units[one.order.unit];
          if (unit === undefined) return null;
          const chance = alive[i] ?? 0;
          return (
            <li key={unit.id}>
              <button type="button" aria-pressed={one === chosen} onClick={() => pick(jsonOf(one.order))}>
                <Token {...figureOf(unit, view)} size={42} />
                <span>
                  <b>{unit.name}</b>
                  {orderAlone(one.order, view)}
                  {!one.free && ` on ${one.value}+`}
                </span>
                <strong>{one.free ? 'Free' : percentOf(one.ways, 36)}</strong>
                <span className="alive">
                  <i style={{ width: `${chance * 100}%` }} />
                  <em>{Math.round(chance * 100)} % still your turn</em>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
