// Puzzles: the position as its seat sees it, the value of an answer, and making puzzles from one's own games.
import { type Puzzle, type Verdict, puzzleAt, puzzleIdOf, verdictOn } from '@xenotable/bots';
import {
  type AnyGame,
  type Json,
  type Refusal,
  Session,
  newsOf,
  readRecord,
  seeded,
} from '@xenotable/kernel';
import { gameFor } from '@xenotable/shelf';
import type { OpenedPuzzle } from './api.ts';

/** Nothing is rolled in a puzzle. */
const NO_SEED = '0'.repeat(64);
/** Milliseconds for an answer that was not tried before. */
const LONGEST = 1000;

interface OpenPosition {
  check: string;
  game: AnyGame;
  session: Session;
}

let last: OpenPosition | null = null;

async function positionOf(puzzle: Puzzle): Promise<OpenPosition> {
  const check = puzzleIdOf(puzzle);
  if (last?.check !== check) {
    const game = await gameFor(puzzle.record.head);
    last = { check, game, session: Session.open(game, puzzle.record, seeded(NO_SEED)) };
  }
  return last;
}

/** The table as the puzzle's seat sees it; taking back and conceding are left out. */
export async function openPuzzle(puzzle: Puzzle): Promise<OpenedPuzzle> {
  const { session, game } = await positionOf(puzzle);
  return {
    news: { ...newsOf(session, puzzle.seat, -1, []), anytime: [] },
    fitted: game.chances !== undefined,
  };
}

export async function answerPuzzle(puzzle: Puzzle, choice: Json): Promise<Verdict | { refusal: Refusal }> {
  const { game, session } = await positionOf(puzzle);
  const { world } = session;
  const refusal = game.judge(world, puzzle.seat, choice);
  if (refusal !== null) return { refusal };
  const end = performance.now() + LONGEST;
  return verdictOn(game, world, puzzle, choice, () => performance.now() < end);
}

/** The position before an entry of a record as a puzzle; null if no choice is clearly the best. */
export async function makePuzzle(text: string, entry: number): Promise<Puzzle | null> {
  const { head, entries } = readRecord(text);
  const decided = entries[entry];
  if (decided === undefined) throw new Error('The record has no such step.');
  // A puzzle must not contain the seed.
  const { seed: _seed, commitment: _commitment, ...plain } = head;
  const record = { head: plain, entries: entries.slice(0, entry) };
  const game = await gameFor(head);
  const { world } = Session.open(game, record, seeded(NO_SEED));
  return puzzleAt(game, world, record, decided.seat);
}
