// What those at the table may be pointed at.
import type { ThingId } from '@xenotable/kernel';
import { cardThing, orderThing, slotThing, unitThing } from './things.ts';
import type { View } from './view.ts';

export const holds = (view: View, thing: ThingId): boolean =>
  view.table.squad.some(({ id }) => unitThing(id) === thing) ||
  view.slots.some(
    ({ number, card }) => slotThing(number) === thing || (card !== null && cardThing(card) === thing),
  ) ||
  view.orders.some(({ order }) => orderThing(order) === thing);
