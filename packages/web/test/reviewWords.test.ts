// The figures of a review in words.
import { expect, test } from 'vitest';
import { evenLuckWords, whole } from '../src/table/review/words.ts';

test('what even luck would have given never leaves the scale', () => {
  expect([1.242, 1, 0.463, 0, -0.2].map((evenLuck) => evenLuckWords({ evenLuck }))).toEqual([
    'as good as won',
    'as good as won',
    '46.3 of 100',
    'as good as lost',
    'as good as lost',
  ]);
});

test('a review that still runs does not say how the game ended', () => {
  const review = { start: 0.5, evenLuck: 0.4, luck: 0.1, result: 0.5 };
  expect(whole(review, true)).toMatch(/so far it stands at 50\.0\.$/);
  expect(whole(review, false)).toMatch(/it ended at 50\.0\.$/);
});
