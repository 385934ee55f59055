// What those at the table may be pointed at, and which plans partners may hear of.
import type { Seat, ThingId } from '@xenotable/kernel';
import { type Choice, kindOf } from './choices.ts';
import type { Table } from './table.ts';
import { houseThing, unitOfThing } from './things.ts';
import type { View } from './view.ts';

export function holds(view: View, thing: ThingId): boolean {
  const unit = unitOfThing(thing);
  if (unit !== null) return view.units.some(({ id }) => id === unit);
  return view.buildings.some((_, house) => houseThing(house) === thing);
}

/** Boasts, errands and detachments that are not locked are their owner's alone. */
const PRIVATE = new Set(['keep', 'raid', 'list', 'table', 'trait', 'buy', 'remove']);

export const mayHear = (_view: View, _seat: Seat, choice: Choice): boolean => !PRIVATE.has(kindOf(choice));

/** In a campaign of more than two everybody fights for themselves. */
export function partners(w: Table, seat: Seat): Seat[] {
  if (w.campaign !== null && w.owners.length > 2) return [];
  const side = w.owners[seat]?.side;
  return w.owners.flatMap((owner, other) => (owner.side === side ? [other] : []));
}
