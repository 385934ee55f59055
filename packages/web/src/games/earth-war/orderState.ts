// Whether an order can be given at this moment, and why not.
import type { Asked } from '@xenotable/kernel';
import { type OrderView, type View, choiceIn } from '@xenotable/earth-war/preview';

/** Why no order can be given in the middle of another. */
const orderUnderWay = ({ table: { combat } }: View): string | null =>
  combat !== null && (combat.moves > 0 || combat.flips > 0) ? 'The order that was given comes first.' : null;

/**
 * Why it cannot be given: the question says so, the step does, another order comes first, or nobody is asked here (somebody
 * else decides, or the table is only shown). Null only for an order that the question offers.
 */
export function orderRefusal({ order, refusal }: OrderView, ask: Asked | null, view: View): string | null {
  const isThis = ({ choice }: { choice: Asked['offers'][number]['choice'] }): boolean => {
    const known = choiceIn(choice);
    return known.do === 'order' && known.order === order;
  };
  if (ask?.offers.some(isThis) === true) return null;
  const why = ask?.refused.find(isThis)?.reason ?? refusal?.reason ?? orderUnderWay(view);
  return why ?? (ask === null ? 'You are not asked for orders now.' : 'It would change nothing now.');
}
