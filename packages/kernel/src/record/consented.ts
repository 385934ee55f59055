// Taking back by consent: the table goes back to an earlier moment, even beyond dice and reveals. A player who makes the
// same choice again in the same position gets the same dice again instead of new ones.
import type { Result } from '../chance/chance.ts';
import { itemAt } from '../read/itemAt.ts';
import { type Json, same } from '../read/json.ts';
import type { Seat } from '../rules/world.ts';
import type { RecordState } from './fold.ts';
import type { ChoiceEntry, Consent, Entry, Head } from './record.ts';

const consentOf = (entry: Entry): Consent | undefined => ('undo' in entry ? entry.consent : undefined);

/** Keeps the moments that entries of a record go back to, while the record is followed. */
export class Returns {
  private readonly wanted: ReadonlySet<number>;
  private readonly kept = new Map<number, RecordState>();

  constructor(entries: readonly Entry[]) {
    this.wanted = new Set(entries.flatMap((entry) => consentOf(entry)?.to ?? []));
  }

  /** Keeps a state if a later entry goes back to it. */
  note(state: RecordState): void {
    if (this.wanted.has(state.entries)) this.kept.set(state.entries, state);
  }

  at(entries: number): RecordState | undefined {
    return this.kept.get(entries);
  }
}

/** The state of an earlier moment with everything after it taken back. Results that have come up stay used. */
export const goneBack = (now: RecordState, then: RecordState): RecordState => ({
  ...then,
  results: now.results,
  entries: now.entries + 1,
});

/** The check of the world before an entry. */
const checkBefore = (head: Head, entries: readonly Entry[], at: number): string =>
  at === 0 ? head.opening.check : itemAt(entries, at - 1).check;

/**
 * The earlier entry, before number `at`, in which this seat made the same choice in the same position and rolled
 * something. It must have been taken back by consent: a position with fewer used results comes back in no other way.
 * Null at tables with typed-in dice, where people roll again.
 */
export function madeBefore(
  head: Head,
  entries: readonly Entry[],
  at: number,
  { seat, choice }: { seat: Seat; choice: Json },
): (ChoiceEntry & { entry: number }) | null {
  if (head.typed !== undefined) return null;
  const check = checkBefore(head, entries, at);
  for (let entry = at - 1; entry >= 0; entry--) {
    const one = itemAt(entries, entry);
    if ('undo' in one || one.rolls.length === 0 || one.seat !== seat) continue;
    if (checkBefore(head, entries, entry) === check && same(one.choice, choice)) return { ...one, entry };
  }
  return null;
}

const alike = (a: readonly Result[], b: readonly Result[]): boolean =>
  a.length === b.length && a.every((result, i) => result.every((part, j) => part === b[i]?.[j]));

/** What is wrong with an entry that repeats an earlier choice but not its results, where `at` entries come before it; null if nothing is. */
export function wrongAgain(head: Head, entries: readonly Entry[], at: number, entry: Entry): string | null {
  if ('undo' in entry) return null;
  const before = madeBefore(head, entries, at, entry);
  if (before === null)
    return entry.again === undefined ? null : 'says that its results fell before, and they did not';
  if (entry.again !== before.entry)
    return `makes the choice of line ${before.entry + 2} again, and does not say so ("again": ${before.entry})`;
  return alike(entry.rolls, before.rolls) ? null : `has other results than line ${before.entry + 2}`;
}

/** Whether an entry says that its results fell before. */
export const saysAgain = (entry: Entry): boolean => 'again' in entry && entry.again !== undefined;

/** Whether anything was taken back by consent. */
export const hasConsents = (entries: readonly Entry[]): boolean =>
  entries.some((entry) => consentOf(entry) !== undefined);
