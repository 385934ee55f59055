// How well the table stands: all win or lose together (XS-GEN-01).
import type { Seat } from '@xenotable/kernel';
import { roundsOf } from './options.ts';
import type { Table } from './table.ts';

export function score(w: Table, seat: Seat): number {
  if (w.over !== null) return w.over.winners.includes(seat) ? 1 : 0;
  // A Base that lasts and rounds that are behind us count alike.
  return (w.base / w.baseStart + (w.round - 1) / roundsOf(w.options)) / 2;
}
