// What the squad was made of: its units, the fallen among them, and their equipment at the end.
import type { Table } from './table.ts';

export const picks = (w: Table): string[] => [
  ...w.squad.flatMap(({ type, items }) => [type, ...items.map(({ name }) => name)]),
  ...w.fallen.map(({ type }) => type),
];
