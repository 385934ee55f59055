// What a seat has picked by the end: the models of its Squad and what they carried into battle.
import type { Seat } from '@xenotable/kernel';
import type { Table } from './table.ts';

export const picks = (w: Table, seat: Seat): string[] =>
  (w.sides.find(({ seats }) => seats.includes(seat))?.squad?.models ?? []).flatMap(
    ({ unit, primary, secondary, vest, items }) => [
      unit,
      ...[primary, secondary, vest].filter((gear) => gear !== null),
      ...items.map(({ item }) => item),
    ],
  );
