// What a seat has picked by the end: the units of its detachment with what they bought, and its Commander's traits.
import type { Seat } from '@xenotable/kernel';
import { type Table, ownerOf } from './table.ts';

export function picks(w: Table, seat: Seat): string[] {
  const { list, traits } = ownerOf(w, seat);
  const units = (list?.entries ?? []).flatMap(({ unit, options, xeno, powers }) => [
    unit,
    ...options,
    ...xeno,
    ...powers,
  ]);
  return [...units, ...traits];
}
