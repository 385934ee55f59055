// What this device keeps beside its tables: reviews of games, so that each is made once, and the player's own puzzles.
// It is a separate database, so that tables do not wait for it.
import { PROGRAMS, type Puzzle, type Review, readPuzzle } from '@xenotable/bots';
import type { Seat } from '@xenotable/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A whole review, and the versions it was made with. */
interface KeptReview {
  /** Version of the programs. */
  programs: string;
  /** Number of entries that were reviewed. */
  total: number;
  review: Review;
}

/** A record and the seat that it is reviewed for. */
export interface ReviewKey {
  table: string;
  entries: number;
  seat: Seat;
}

/** A puzzle made from a turning point. */
export interface OwnPuzzle {
  id: string;
  /** The name of the table that it comes from. */
  from: string;
  made: number;
  puzzle: Puzzle;
}

interface Schema extends DBSchema {
  /** By table, entries, seat and looks. */
  reviews: { key: [table: string, entries: number, seat: number, looks: number]; value: KeptReview };
  puzzles: { key: string; value: OwnPuzzle };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('xenotable.notes', 1, {
    upgrade(db) {
      db.createObjectStore('reviews');
      db.createObjectStore('puzzles', { keyPath: 'id' });
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

const reviewsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

export const notes = {
  /** The deepest review made by the present programs. */
  async review({ table, entries, seat }: ReviewKey): Promise<KeptReview | null> {
    const all = await (
      await database()
    ).getAll('reviews', IDBKeyRange.bound([table, entries, seat], [table, entries, seat, []]));
    return all.findLast(({ programs }) => programs === PROGRAMS) ?? null;
  },

  async keepReview({ table, entries, seat }: ReviewKey, review: Review, total: number): Promise<void> {
    const kept: KeptReview = { programs: PROGRAMS, total, review };
    await (await database()).put('reviews', kept, [table, entries, seat, review.looks]);
  },

  async removeReviews(table: string): Promise<void> {
    await (await database()).delete('reviews', reviewsOf(table));
  },

  /** The readable puzzles of a game, the latest first. */
  async puzzles(game: string): Promise<OwnPuzzle[]> {
    const all = await (await database()).getAll('puzzles');
    return all
      .filter(({ puzzle }) => isPuzzle(puzzle) && puzzle.record.head.game === game)
      .toSorted((a, b) => b.made - a.made);
  },

  async keepPuzzle(puzzle: OwnPuzzle): Promise<void> {
    await (await database()).put('puzzles', puzzle);
  },

  async removePuzzle(id: string): Promise<void> {
    await (await database()).delete('puzzles', id);
  },
};

function isPuzzle(value: unknown): boolean {
  try {
    readPuzzle(value, 'puzzle');
    return true;
  } catch {
    return false;
  }
}
