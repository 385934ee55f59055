// The order of activations: your best orders in a row, and how likely it is still your turn after each.
import { Token } from '../../draw/Token.tsx';
import { percentOf } from '../../draw/text.ts';
import type { BoardProps } from '../contract.ts';
import { RuleChip } from '../../frame/RuleChip.tsx';
import { figureOf } from './faces.ts';
import { orderOf } from './notes.ts';
import { type Choice, type OrderView, type View, choiceWords, stillYours } from './rulebook.ts';

const SHOWN = 3;

/** The planned order first, then the likeliest order of each other unit. */
function rowOf(view: View, chosen: OrderView | undefined): OrderView[] {
  const row: OrderView[] = chosen === undefined ? [] : [chosen];
  for (const one of view.orders.slice().sort((a, b) => b.ways - a.ways))
    if (row.length < SHOWN && row.every((other) => other.order.unit !== one.order.unit)) row.push(one);
  return row;
}

/** 'Shoot at Lesser Xenomorphs 1': the order without its unit, which stands above it. */
const orderWords = (one: OrderView, view: View): string =>
  choiceWords(one.order, view).replace(`${view.units[one.order.unit]!.name}: `, '');

export function Activations({ view, picked, pick }: BoardProps<View>) {
  const chosen = picked === null ? undefined : orderOf(picked as Choice, view);
  const row = rowOf(view, chosen);
  const alive = stillYours(row.map((one) => one.ways));
  return (
    <section className="xr-plan" aria-label="Order of activations">
      <header>
        <h2 className="lbl">Order of activations</h2>
        <span>
          A failed test ends your phase <RuleChip rule="XR-ORD-06" />
        </span>
      </header>
      {row.length === 0 && <p className="mut">Your orders, likeliest first, when you may give one.</p>}
      <ol>
        {row.map((one, i) => {
          const unit = view.units[one.order.unit]!;
          return (
            <li key={unit.id}>
              <button type="button" aria-pressed={one === chosen} onClick={() => pick(one.order as never)}>
                <Token {...figureOf(unit, view)} size={42} />
                <span>
                  <b>{unit.name}</b>
                  {orderWords(one, view)}
                  {!one.free && ` on ${one.value}+`}
                </span>
                <strong>{one.free ? 'Free' : percentOf(one.ways, 36)}</strong>
                <span className="alive">
                  <i style={{ width: `${alive[i]! * 100}%` }} />
                  <em>{Math.round(alive[i]! * 100)} % still your turn</em>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
