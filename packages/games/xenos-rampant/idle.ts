// Choices that are open but would change nothing worth an order: hints and reviews do not compare them.
import { type Seat, same } from '@xenotable/kernel';
import { type Choice, chosen, kindOf } from './choices.ts';
import { exchangeOf, stopped } from './odds/aim.ts';
import { meanOf } from './odds/spread.ts';
import { isWorthwhile } from './preview/planOdds.ts';
import type { View } from './view.ts';

/** A shot or charge that takes less than this from its target on average, and stops it more rarely, is none. */
const NEXT_TO_NOTHING = { lost: 0.05, stopped: 0.02 };

/** An attack on an empty building that nobody fights for, or a shot that cannot hurt. */
export function idle(view: View, _seat: Seat, choice: Choice): boolean {
  if (kindOf(choice) !== 'order') return false;
  const order = chosen(choice, 'order');
  if (!isWorthwhile(view, order)) return true;
  const found = view.orders.find((one) => same(one.order, order));
  const exchange = found === undefined ? null : exchangeOf(view, found.order);
  if (exchange === null) return false;
  const { fate } = exchange.blow;
  return meanOf(fate.lost) < NEXT_TO_NOTHING.lost && stopped(fate) < NEXT_TO_NOTHING.stopped;
}
