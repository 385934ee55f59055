import { describe, expect, test } from 'vitest';
import { type Row, standing, stepsBack, timesBack, withRow } from '../src/table/actions/played.ts';

describe('choices that were played together', () => {
  const bought: Row = { depth: 3, count: 3 };

  test('are taken back together, and single ones one by one', () => {
    const rows = withRow([], bought);
    expect(stepsBack(rows, 3)).toBe(3);
    expect(timesBack(rows, 3)).toBe(1);
    // Something else was done since, which is taken back first.
    expect(stepsBack(rows, 4)).toBe(1);
    expect(timesBack(rows, 4)).toBe(2);
  });

  test('follow each other', () => {
    const rows = withRow(withRow([], bought), { depth: 5, count: 2 });
    expect(timesBack(rows, 5)).toBe(2);
    expect(stepsBack(rows, 5)).toBe(2);
    expect(stepsBack(standing(rows, 3), 3)).toBe(3);
  });

  test('are not a row once a card was drawn, or if a part of them cannot be taken back', () => {
    expect(standing([bought], 0)).toEqual([]);
    expect(withRow([], { depth: 1, count: 3 })).toEqual([]);
    expect(withRow([], { depth: 1, count: 1 })).toEqual([]);
  });
});
