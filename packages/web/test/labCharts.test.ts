// Scales, numbers and columns of the laboratory's charts.
import type { Answer } from '@xenotable/questions';
import { describe, expect, test } from 'vitest';
import { csvFile } from '../src/screens/lab/charts/figures.ts';
import { about, grouped, passed, signedPoints } from '../src/screens/lab/charts/numbers.ts';
import { placeOn, scaleFor } from '../src/screens/lab/charts/scale.ts';
import { lengthColumns } from '../src/screens/lab/answer/rows.ts';

describe('numbers', () => {
  test('counts have thin spaces, differences a sign', () => {
    expect(grouped(10400)).toBe('10\u202f400');
    expect([0.018, -0.049, 0.0004, -0.0004].map(signedPoints)).toEqual(['+1.8', '−4.9', '0.0', '0.0']);
  });
  test('times are rounded', () => {
    expect([20_000, 90_000, 620_000, 5_000_000].map(about)).toEqual([
      'under a minute',
      'about 2 min',
      'about 15 min',
      'over an hour',
    ]);
    expect([12_400, 192_000, 3_780_000].map(passed)).toEqual(['12 s', '3 m 12 s', '1 h 3 m']);
  });
});

test('a scale has round marks and holds every value', () => {
  for (const values of [
    [0.423, 0.574],
    [-0.075, 0.087],
    [0, 1],
    [-1, 1],
    [0.5, 0.5],
    [4, 9.5],
    [120, 860],
  ]) {
    const { from, to, ticks } = scaleFor(values);
    expect(from).toBeLessThanOrEqual(Math.min(...values));
    expect(to).toBeGreaterThanOrEqual(Math.max(...values));
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThanOrEqual(9);
  }
  expect(scaleFor([0.42, 0.58]).ticks).toEqual([0.4, 0.45, 0.5, 0.55, 0.6]);
  expect(placeOn(scaleFor([0, 1]), 0.5)).toBe('50.00%');
});

test('every game is in one column, and narrow screens have fewer columns', () => {
  const lengths = Array.from({ length: 40 }, (_, i) => ({ rounds: 3 + i, games: i + 1, won: 0 }));
  const games = lengths.reduce((sum, one) => sum + one.games, 0);
  for (const [narrow, most] of [
    [false, 14],
    [true, 6],
  ] as const) {
    const columns = lengthColumns({ lengths } as Answer, narrow);
    expect(columns.length).toBeLessThanOrEqual(most);
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(games);
    expect(columns.at(-1)?.rounds[1]).toBe(42);
  }
});

test('a file can be read by programs: plain numbers, quoted commas', () => {
  const table = {
    title: 'Ends',
    head: ['How', 'Games'],
    rows: [
      ['won, at last', '1\u202f200'],
      ['"x"', '−3'],
    ],
  };
  expect(csvFile(['What?'], 'a,b\n1,2\n', [table])).toBe(
    '# What?\n\na,b\n1,2\n\n# Ends\nHow,Games\n"won, at last",1200\n"""x""",-3\n',
  );
});
