// Dice of a throw that is not complete yet: typed in, and kept over a reload.
import { same } from '@xenotable/kernel';

const keyOf = (table: string): string => `xenotable.thrown.${table}`;

/** What was typed of the throw that comes after these results. */
export function thrownAt(table: string, results: readonly number[]): readonly number[] {
  const kept = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as {
    results: number[];
    typed: number[];
  } | null;
  return kept !== null && same(kept.results, [...results]) ? kept.typed : [];
}

export function keepThrown(table: string, results: readonly number[], typed: readonly number[]): void {
  if (typed.length === 0) localStorage.removeItem(keyOf(table));
  else localStorage.setItem(keyOf(table), JSON.stringify({ results, typed }));
}
