// Plays several choices in a row: up to a refusal, a throw that must be typed in, or until there is enough of what they are for.
import type { Json, Refusal } from '@xenotable/kernel';

/** The place of a choice in its row. */
export interface PlaceInRow {
  /** Earlier choices of the row were played. */
  next: boolean;
  /** Others may follow. */
  more: boolean;
}

interface RowTable {
  choose(choice: Json, place: PlaceInRow): Promise<Refusal | null>;
  /** Whether the last choice waits for results that must be typed in. */
  awaits(): boolean;
  /** Whether the rest of the row is not wanted any more. */
  isEnough(): boolean;
}

export interface PlayedRow {
  /** Number of choices that were played. */
  count: number;
  refusal: Refusal | null;
  /** Choices to be played after the results are typed in. */
  rest: readonly Json[];
}

/** `begun`: earlier choices of the row were played already. */
export async function playInRow(
  table: RowTable,
  choices: readonly Json[],
  begun: boolean,
): Promise<PlayedRow> {
  for (const [count, choice] of choices.entries()) {
    const next = begun || count > 0;
    if (next && table.isEnough()) return { count, refusal: null, rest: [] };
    const refusal = await table.choose(choice, { next, more: count < choices.length - 1 });
    if (refusal !== null) return { count, refusal, rest: [] };
    if (table.awaits()) return { count: count + 1, refusal: null, rest: choices.slice(count + 1) };
  }
  return { count: choices.length, refusal: null, rest: [] };
}
