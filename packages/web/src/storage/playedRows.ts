// Which choices at a table were played in a row as one, for as long as this tab is open: after a reload they are still taken back as one.
import * as v from 'valibot';
import { keyOf } from './stored.ts';

const schema = v.array(v.object({ depth: v.number(), count: v.number() }));

type PlayedRows = v.InferOutput<typeof schema>;

const keyAt = (table: string): string => keyOf('rows', table);

/** None where the browser keeps nothing, or not what was written: then choices are taken back one by one. */
export function playedRowsOf(table: string): PlayedRows {
  try {
    const kept = v.safeParse(schema, JSON.parse(sessionStorage.getItem(keyAt(table)) ?? '[]'));
    return kept.success ? kept.output : [];
  } catch {
    return [];
  }
}

export function keepPlayedRows(table: string, rows: Readonly<PlayedRows>): void {
  try {
    if (rows.length === 0) sessionStorage.removeItem(keyAt(table));
    else sessionStorage.setItem(keyAt(table), JSON.stringify(rows));
  } catch {
    // A browser that keeps nothing: they are known until the page is left.
  }
}
