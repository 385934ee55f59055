// What whoever acts could do for the mission right now.
import { fastChance } from '@xenotable/kernel';
import { activation } from '../book/actions/activation.ts';
import { ordersFor } from '../book/actions/orders.ts';
import type { Order } from '../choices.ts';
import { imagine } from '../imagine.ts';
import type { View } from '../view.ts';

const SERVES: readonly Order['do'][] = ['hack', 'interact', 'search', 'claim', 'evacuate'];

/** The legal orders that work a piece, take charge of somebody or leave the board; those with two actions first. */
export function worksNow(v: View): Order[] {
  const open = v.flow.at(-1);
  if (open === undefined || !activation.has(open) || open.step !== 'choose an action') return [];
  const w = imagine(v, fastChance(1));
  const actions = (order: Order): number => ('actions' in order ? order.actions : 0);
  return ordersFor(w, open)
    .filter((order) => SERVES.includes(order.do))
    .sort((a, b) => actions(b) - actions(a));
}
