// The puzzles that are kept: their records hold under the rules of their edition, and a hard program solves four of five. The soak asks all of them.
import { readPuzzle, solves } from '@xenotable/bots';
import { Timeline } from '@xenotable/kernel';
import { editionOf, gameNames } from '@xenotable/shelf';
import { puzzlesOf } from '@xenotable/shelf/puzzles';
import { describe, expect, test } from 'vitest';

/** So many of each title are solved here, with so many looks. */
const ASKED = 5;
const LOOKS = 80;

test('every title but one has some', async () => {
  const sets = await Promise.all(gameNames.map((name) => puzzlesOf(name)));
  expect(sets.filter((set) => set.length > 0).length).toBeGreaterThanOrEqual(gameNames.length - 1);
});

describe.each(gameNames)('%s', async (name) => {
  const all = await Promise.all((await puzzlesOf(name)).map((load) => load()));
  const puzzles = await Promise.all(
    all.map(async (file, i) => {
      const puzzle = readPuzzle(file.default, `puzzle ${i + 1}`);
      return { puzzle, game: (await editionOf(name, puzzle.record.head.edition)).game };
    }),
  );

  test('every position stands, and its answers are legal', () => {
    for (const { game, puzzle } of puzzles) {
      const { record, seat, options, right } = puzzle;
      const { world } = new Timeline(game, record).at(record.entries.length).standing;
      const view = game.view(world, seat);
      for (const { choice, words } of options) {
        expect(game.judge(world, seat, choice)).toBeNull();
        expect(game.words.choice(choice, view)).toBe(words);
      }
      expect(right).toBeLessThan(options.length);
    }
  });

  test('hard solves four of five', () => {
    const asked = puzzles.slice(0, ASKED);
    const solved = asked.filter(({ game, puzzle }) => solves(game, puzzle, LOOKS));
    expect(solved.length).toBeGreaterThanOrEqual(Math.floor(0.8 * asked.length));
  });
});
