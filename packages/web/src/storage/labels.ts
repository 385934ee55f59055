// What lists call a table on this device: its mission, its state, and how it ended, as the board last said it.
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

/** At most this many tables are remembered, the latest first. */
const MOST = 200;

const schema = v.object({
  table: v.string(),
  /** The mission; null if the game names none. */
  title: v.nullable(v.string()),
  /** 'Wave 1, round 3 of 9'. */
  headline: v.string(),
  /** 'Won', 'Lost', 'Draw', 'Mara won'; null while the game is being played. */
  result: v.nullable(v.string()),
});
export type TableLabel = v.InferOutput<typeof schema>;

const kept = stored<TableLabel[]>(
  keyOf('labels'),
  json(v.array(schema)),
  [],
  'What your tables are called in lists',
);

export const tableLabels = (): ReadonlyMap<string, TableLabel> =>
  new Map(kept.read().map((label) => [label.table, label]));

export function keepLabel(label: TableLabel): void {
  const known = kept.read();
  const before = known.find(({ table }) => table === label.table);
  if (JSON.stringify(before) === JSON.stringify(label)) return;
  kept.write([label, ...known.filter(({ table }) => table !== label.table)].slice(0, MOST));
}
