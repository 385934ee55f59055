// Every statistic against values that are known from tables or can be worked out by hand.
import { expect, test } from 'vitest';
import {
  Tally,
  anytime,
  anytimeTest,
  benjaminiHochberg,
  holm,
  pairedOf,
  pairedTest,
  rateOf,
  wilson,
} from '../src/index.ts';
import {
  betaShare,
  normalWidth,
  studentTwoSided,
  studentWidth,
  upperTail,
} from '../src/statistics/normal.ts';
import { effectiveSize, meanOf, meanTest, rateTest } from '../src/statistics/estimate.ts';

function tallyOf(values: readonly (readonly [value: number, count: number])[]): Tally {
  const tally = new Tally();
  for (const [value, count] of values) for (let i = 0; i < count; i++) tally.add(value);
  return tally;
}

test('the normal distribution', () => {
  expect(normalWidth(0.05)).toBeCloseTo(1.959963984540054, 12);
  expect(normalWidth(0.05 / 3)).toBeCloseTo(2.3939797998185104, 10);
  expect(upperTail(5) / 2.866515718791939e-7).toBeCloseTo(1, 9);
  expect(upperTail(-1)).toBeCloseTo(0.8413447460685429, 12);
});

test("the incomplete beta function and Student's t", () => {
  expect(betaShare(0.5, 2, 3)).toBeCloseTo(0.6875, 12);
  expect(studentWidth(0.05, 1)).toBeCloseTo(12.706204736, 6);
  expect(studentWidth(0.05, 10)).toBeCloseTo(2.228138852, 8);
  expect(studentTwoSided(2.228138852, 10)).toBeCloseTo(0.05, 8);
});

test("Wilson's interval of 8 in 10, and of none in 20", () => {
  expect(wilson(0.8, 10)).toEqual({
    mean: 0.8,
    low: expect.closeTo(0.490162, 6) as number,
    high: expect.closeTo(0.943318, 6) as number,
  });
  const none = wilson(0, 20);
  expect(none.low).toBe(0);
  expect(none.high).toBeCloseTo(0.161125, 6);
});

test('single games without draws count fully, games of the same deal less', () => {
  const single = tallyOf([
    [1000, 77],
    [0, 23],
  ]);
  expect(effectiveSize(single, 1000, 100)).toBeCloseTo(100, 9);
  expect(rateOf(single, 1000, 100, 0.05)).toEqual(wilson(0.77, effectiveSize(single, 1000, 100)));
  // Both games of every deal end in the same way: a hundred games carry the information of fifty.
  const twins = tallyOf([
    [2000, 30],
    [0, 20],
  ]);
  expect(effectiveSize(twins, 2000, 100)).toBeCloseTo(50, 9);
  expect(rateTest(twins, 2000, 100, 0.5)).toBeCloseTo(0.1573, 4);
});

test('paired differences: 12 deals for, 4 against, 34 alike (Bonett and Price)', () => {
  const tally = tallyOf([
    [1000, 12],
    [-1000, 4],
    [0, 34],
  ]);
  const { mean, low, high } = pairedOf(tally, 1000, 0.05);
  expect(mean).toBeCloseTo(0.16, 12);
  expect((low + high) / 2).toBeCloseTo(8 / 52, 12);
  expect((high - low) / 2).toBeCloseTo(1.959964 * Math.sqrt((18 / 52 - (8 / 52) ** 2) / 52), 6);
  expect(pairedTest(tally, 1000)).toBeCloseTo(
    2 * upperTail(8 / 52 / Math.sqrt((18 / 52 - (8 / 52) ** 2) / 52)),
    12,
  );
});

test('variants that played the same games keep an interval of positive width', () => {
  const { low, high } = pairedOf(tallyOf([[0, 100]]), 1000, 0.05);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

test("a mean without bounds has Student's interval", () => {
  const tally = tallyOf([
    [4, 1],
    [6, 1],
    [8, 1],
  ]);
  const { mean, low } = meanOf(tally, 1, 0.05);
  expect(mean).toBe(6);
  expect(mean - low).toBeCloseTo(4.30265273 * (2 / Math.sqrt(3)), 6);
  expect(meanTest(tally, 1, 6)).toBeCloseTo(1, 12);
});

test('many comparisons: Holm, and Benjamini and Hochberg', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
  expect(benjaminiHochberg([0.01, 0.04, 0.03, 0.005])).toEqual([0.02, 0.04, 0.04, 0.02]);
});

test('an interval that may always be looked at is wider than one for a fixed number, and agrees with its test', () => {
  const tally = tallyOf([
    [1000, 260],
    [0, 140],
  ]);
  const fixed = rateOf(tally, 1000, 400, 0.05);
  const always = anytime(tally, 1000, 0.05, false);
  expect(always.low).toBeLessThan(fixed.low);
  expect(always.high).toBeGreaterThan(fixed.high);
  expect(always.high - always.low).toBeLessThan(2 * (fixed.high - fixed.low));
  for (const truth of [0.5, 0.58, 0.65, 0.71, 0.75])
    expect(anytimeTest(tally, 1000, truth, false) <= 0.05).toBe(truth < always.low || truth > always.high);
});

test('a certain difference is found, and no difference is not reported as one', () => {
  expect(anytime(tallyOf([[1000, 40]]), 1000, 0.05, true).low).toBeGreaterThan(0.5);
  expect(anytimeTest(tallyOf([[0, 500]]), 1000, 0, true)).toBe(1);
});

test('the order of values does not matter to the last digit', () => {
  const values = Array.from({ length: 300 }, (_, i) => ((i * 7919) % 13) * 250 - 1500);
  const there = new Tally();
  const back = new Tally();
  for (const value of values) there.add(value);
  for (const value of values.toReversed()) back.add(value);
  expect(anytime(there, 2000, 0.05, true)).toEqual(anytime(back, 2000, 0.05, true));
  expect(pairedOf(there, 2000, 0.05)).toEqual(pairedOf(back, 2000, 0.05));
});
