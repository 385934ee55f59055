// What is named as having decided a game.
import type { Review, ReviewedStep } from '@xenotable/bots';
import { expect, test } from 'vitest';
import { decisive } from '../src/table/review/decisive.ts';
import { strokes } from '../src/table/review/words.ts';

const step = (entry: number, luck: number, luckGive: number): ReviewedStep => ({
  entry,
  seat: 0,
  words: 'End the activation',
  before: 0.5,
  decided: 0.5,
  lost: 0,
  luck,
  luckGive,
  give: 0,
  options: [],
  why: null,
  played: 0,
});
const review = (...steps: ReviewedStep[]): Review => ({
  game: 'enemy-eternal',
  edition: '3',
  seat: 0,
  looks: 160,
  seed: 1,
  fitted: true,
  start: 0.5,
  result: 0.5,
  steps,
  luck: 0,
  evenLuck: 0.5,
  seats: [],
});

test('luck is named only where it is larger than its own uncertainty', () => {
  const found = review(step(1, -0.058, 0.08), step(2, 0.2, 0.07));
  expect(decisive(found).map(({ step: { entry } }) => entry)).toEqual([2]);
  expect(strokes(found).map(({ entry }) => entry)).toEqual([2]);
});
