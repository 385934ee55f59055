// What a seat has picked by the end: the types of its units, whatever became of them.
import type { Seat } from '@xenotable/kernel';
import type { Table } from './table.ts';

export const picks = (w: Table, seat: Seat): string[] =>
  w.units.filter((unit) => unit.seat === seat && unit.faction !== null).map(({ type }) => type);
