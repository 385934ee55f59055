// Dice that are typed together: which are still needed, and when the result is certain.
import type { Throw } from '@xenotable/kernel/companion';
import { describe, expect, test } from 'vitest';
import { resultsOf, rollHere, sidesAt, throwing, withDie } from '../../src/companion/throwing.ts';

const hit: Throw = {
  label: 'To hit',
  dice: 2,
  sides: 6,
  need: { atMost: 5 },
  unmet: 'It misses.',
  ends: 'unmet',
  rule: 'EE-SHO-03',
};
const armour: Throw = {
  label: 'Armour',
  dice: 2,
  sides: 6,
  need: { atMost: 4 },
  met: 'The armour holds.',
  unmet: 'Two Wounds.',
  rule: 'EE-ARM-02',
};
const shot = [hit, armour];

describe('a shot with its armour', () => {
  test('needs the dice of both as long as it may hit', () => {
    expect(throwing(shot, [])).toMatchObject({ settled: false, wanted: 2, says: null });
    expect(throwing(shot, [1, 3])).toMatchObject({ settled: false, wanted: 4 });
  });

  test('is decided by a miss: the armour is not rolled', () => {
    const missed = throwing(shot, [3, 4]);
    expect(missed).toMatchObject({ settled: true, wanted: 2, says: 'It misses.' });
    expect(resultsOf(missed, [3, 4], () => 1)).toEqual([3, 4]);
  });

  test('is decided early by a first die that is too high; the device rolls the other one', () => {
    const missed = throwing(shot, [6]);
    expect(missed).toMatchObject({ settled: true, says: 'It misses.' });
    expect(resultsOf(missed, [6], () => 2)).toEqual([6, 2]);
    const broken = throwing(shot, [1, 3, 5]);
    expect(broken).toMatchObject({ settled: true, says: 'Two Wounds.' });
  });

  test('waits for a die that can still change the result', () => {
    expect(throwing(shot, [1, 3, 2])).toMatchObject({ settled: false, wanted: 4 });
    expect(throwing(shot, [1, 3, 2, 2])).toMatchObject({ settled: true, says: 'The armour holds.' });
  });
});

test('with a Scope the highest of three is left out', () => {
  const scoped: Throw = { ...hit, dice: 3, need: { atMost: 5, best: 2 } };
  expect(throwing([scoped], [6, 2])).toMatchObject({ settled: false });
  expect(throwing([scoped], [6, 2, 3]).thrown[0]?.met).toBe(true);
  expect(throwing([scoped], [6, 2, 4]).thrown[0]?.met).toBe(false);
});

test('a slip spoils a throw, or just adds nothing', () => {
  const range = (ones: 'nothing' | 'spoil'): Throw => ({
    label: 'Range',
    dice: 2,
    sides: 6,
    need: { atLeast: 6, ones },
    rule: 'CC-HIT-03',
  });
  expect(throwing([range('spoil')], [6]).thrown[0]?.met).toBeNull();
  expect(throwing([range('spoil')], [1])).toMatchObject({ settled: true });
  expect(throwing([range('spoil')], [1]).thrown[0]?.met).toBe(false);
  expect(throwing([range('nothing')], [6]).thrown[0]?.met).toBe(true);
  expect(throwing([range('nothing')], [5, 1]).thrown[0]?.met).toBe(false);
});

test('dice whose every result matters are all needed', () => {
  const card: Throw = { label: 'Card', dice: 1, sides: 6, rule: 'EE-AIM-03' };
  expect(throwing([card], []).settled).toBe(false);
  expect(throwing([card], [4]).settled).toBe(true);
});

test('a die of the device can show all its faces', () => {
  const faces = new Set(Array.from({ length: 400 }, () => rollHere(6)));
  expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('a die that was misread', () => {
  test('is typed again, and the others are kept', () => {
    expect(withDie([6, 2, 3], 1, 0)).toEqual([1, 2, 3]);
    expect(withDie([6, 2], 3, null)).toEqual([6, 2, 3]);
  });

  test('may end later throws, whose dice no longer count', () => {
    const typed = withDie([1, 3, 5, 5], 6, 0);
    const now = throwing(shot, typed);
    expect(now).toMatchObject({ settled: true, wanted: 2, says: 'It misses.' });
    expect(resultsOf(now, typed, rollHere)).toEqual([6, 3]);
  });

  test('has the number of sides of its own throw', () => {
    const mixed = throwing([hit, { ...armour, sides: 10 }], [1, 3, 9]);
    expect([0, 1, 2, 3, 4].map((place) => sidesAt(mixed, place))).toEqual([6, 6, 10, 10, undefined]);
  });
});
