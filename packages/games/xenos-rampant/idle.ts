// Choices that are open but would change nothing worth an order: hints and reviews do not compare them.
import { type Seat, same } from '@xenotable/kernel';
import { goalOf } from './auto/goals.ts';
import { bestMove } from './auto/moves.ts';
import { maxMove } from './book/activation/values.ts';
import { allowed } from './book/moving/transports.ts';
import { type Choice, chosen, kindOf } from './choices.ts';
import { exchangeOf, stopped } from './odds/aim.ts';
import { meanOf } from './odds/spread.ts';
import { skirmishShots } from './preview/answers.ts';
import { isWorthwhile } from './preview/planOdds.ts';
import { tableOf } from './preview/table.ts';
import { type UnitId, unitOf } from './table.ts';
import type { View } from './view.ts';

/** A shot or charge that takes less than this from its target on average, and stops it more rarely, is none. */
const NEXT_TO_NOTHING = { lost: 0.05, stopped: 0.02 };

/** Whether a unit that may move would rather stand where it is. */
function staysAnyway(view: View, id: UnitId): boolean {
  const w = tableOf(view);
  const unit = unitOf(w, id);
  if (unit.state !== 'table') return false;
  return 'stay' in bestMove(w, unit, allowed(w, unit, maxMove(w, unit)), goalOf(w, unit)).choice;
}

/** XR-SKM-03 Whether a skirmisher that may hold its fire would shoot at a building with nobody in it. */
function isEmptyShot(view: View, house: number): boolean {
  const shots = skirmishShots(view);
  return shots !== null && !shots.houses.includes(house) && (!shots.must || shots.units.size > 0);
}

/** A shot at an empty building that nobody fights for, or an attack on it, a shot that cannot hurt, a move to nowhere better. */
export function idle(view: View, _seat: Seat, choice: Choice): boolean {
  if (kindOf(choice) === 'house') return isEmptyShot(view, chosen(choice, 'house').house);
  if (kindOf(choice) !== 'order') return false;
  const order = chosen(choice, 'order');
  if (!isWorthwhile(view, order)) return true;
  if (order.order === 'move') return staysAnyway(view, order.unit);
  const found = view.orders.find((one) => same(one.order, order));
  const exchange = found === undefined ? null : exchangeOf(view, found.order);
  if (exchange === null) return false;
  const { fate } = exchange.blow;
  return meanOf(fate.lost) < NEXT_TO_NOTHING.lost && stopped(fate) < NEXT_TO_NOTHING.stopped;
}
