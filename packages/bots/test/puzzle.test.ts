// A puzzle has one clear answer: it is found where there is one, and answers are judged.
import { type AnyGame, type Json, Session, seeded } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { expect, test } from 'vitest';
import { type Puzzle, puzzleAt, puzzleIdOf, readPuzzle, verdictOn } from '../src/index.ts';

const game = connectFour as AnyGame;

/** A game of connect four after these columns. */
function after(columns: readonly number[]): Session {
  const session = Session.start(game, { seats: people(2) }, seeded('5eed'.repeat(16)));
  for (const column of columns) expect(session.choose(...offer(session, column))).toHaveProperty('entry');
  return session;
}

function offer(session: Session, column: number): [seat: number, choice: Json] {
  const [ask] = session.asks;
  const found = ask?.offers.find((one) => JSON.stringify(one).includes(String(column)));
  if (ask === undefined || found === undefined) throw new Error(`column ${column} is not open`);
  return [ask.seat, found];
}

/** Three in a row at the left, and the fourth field is free. */
const WIN = [0, 6, 1, 6, 2, 5];

function winning(): { session: Session; puzzle: Puzzle } {
  const session = after(WIN);
  const puzzle = puzzleAt(game, session.world, session.record, 0);
  if (puzzle === null) throw new Error('the win is not found');
  return { session, puzzle };
}

test('a position with one winning choice is a puzzle with one answer', () => {
  const { session, puzzle } = winning();
  expect(puzzle.right).toBe(1);
  expect(puzzle.options[0]?.choice).toEqual(offer(session, 3)[1]);
  expect(puzzle.options[0]?.chance).toBe(1);
  expect(puzzle.margin.low).toBeGreaterThan(0);
  expect(puzzle.again.points).toBeGreaterThanOrEqual(0.03);
  expect(puzzleIdOf(puzzle)).toBe(session.entries.at(-1)?.check);
});

test('an empty board is not a puzzle', () => {
  const session = after([]);
  expect(puzzleAt(game, session.world, session.record, 0)).toBeNull();
});

test('answers are judged, including those that were not listed', () => {
  const { session, puzzle } = winning();
  const { world } = session;
  const judged = (column: number, of: Puzzle) =>
    verdictOn(game, world, of, offer(session, column)[1], () => true);
  expect(judged(3, puzzle)).toMatchObject({ kind: 'right', short: 0 });
  const miss = judged(6, puzzle);
  expect(miss.kind).toBe('miss');
  expect(miss.short).toBeGreaterThan(0.03);
  const short = { ...puzzle, options: puzzle.options.slice(0, 1) };
  expect(judged(6, short).kind).toBe('miss');
  const wrong = { ...puzzle, options: puzzle.options.slice(1, 2), right: 1 };
  expect(judged(3, wrong).kind).toBe('better');
});

test('a file is read field by field', () => {
  const { puzzle } = winning();
  const text: unknown = JSON.parse(JSON.stringify(puzzle));
  expect(readPuzzle(text, 'puzzle')).toEqual(puzzle);
  expect(() => readPuzzle({ ...puzzle, right: 0 }, 'puzzle')).toThrow(/right/);
  expect(() => readPuzzle({ ...puzzle, margin: { points: 'much' } }, 'puzzle')).toThrow(/margin/);
});
