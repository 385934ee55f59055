// A title says whether it has puzzles, so that no link leads to an empty page.
import { expect, test } from 'vitest';
import { titles } from '../index.ts';
import { puzzlesOf } from '../puzzles.ts';

test.each(titles.map(({ game, puzzles }) => [game, puzzles] as const))('%s', async (game, has) => {
  expect((await puzzlesOf(game)).length > 0).toBe(has);
});
