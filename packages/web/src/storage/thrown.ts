// Dice of a throw that is not complete yet: typed in, and kept over a reload.
import { same } from '@xenotable/kernel';
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

const numbers = v.array(v.number());
const schema = v.nullable(v.object({ results: numbers, typed: numbers }));

const at = (table: string) =>
  stored<v.InferOutput<typeof schema>>(
    keyOf('thrown', table),
    json(schema),
    null,
    'The dice typed in at this table',
  );

/** What was typed of the throw that comes after these results. */
export function thrownAt(table: string, results: readonly number[]): readonly number[] {
  const kept = at(table).read();
  return kept !== null && same(kept.results, [...results]) ? kept.typed : [];
}

export function keepThrown(table: string, results: readonly number[], typed: readonly number[]): void {
  if (typed.length === 0) at(table).remove();
  else at(table).write({ results: [...results], typed: [...typed] });
}
