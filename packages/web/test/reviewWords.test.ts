// The figures of a review in words.
import { expect, test } from 'vitest';
import { evenLuckWords } from '../src/table/review/words.ts';

test('what even luck would have given never leaves the scale', () => {
  expect([1.242, 1, 0.463, 0, -0.2].map((evenLuck) => evenLuckWords({ evenLuck }))).toEqual([
    'as good as won',
    'as good as won',
    '46.3 of 100',
    'as good as lost',
    'as good as lost',
  ]);
});
