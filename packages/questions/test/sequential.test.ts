// The sequential test keeps its error bound: looking all the time does not find differences that are not there.
import { expect, test } from 'vitest';
import { walk } from './walks.ts';

test('without a difference at most 5 % of 2,000 questions say that there is one', () => {
  for (const discordant of [0.1, 0.4]) {
    let wrong = 0;
    for (let seed = 0; seed < 2000; seed++) if (walk(seed, discordant, 0, 600).deals !== null) wrong++;
    expect(wrong / 2000).toBeLessThanOrEqual(0.05);
    // The simulation must contain some errors: a test that never reports a difference would always pass.
    expect(wrong).toBeGreaterThan(0);
  }
}, 120_000);

test('a difference twice as large as planned for ends it in less than half of the fixed number of deals', () => {
  // 80 % power for a difference of 10 points with 40 % discordant deals: (1.96 + 0.84)² · (0.4 − 0.01) / 0.01.
  const fixed = 306;
  const ends = Array.from({ length: 300 }, (_, seed) => walk(seed, 0.4, 0.2, 2000).deals ?? 2000);
  expect(ends.filter((deals) => deals < 2000)).toHaveLength(300);
  expect(ends.reduce((sum, deals) => sum + deals, 0) / 300).toBeLessThan(fixed / 2);
}, 60_000);
