// What an open hint says about a choice that would leave something undone, and the order of its rows.
import type { Advice, Advised } from '@xenotable/bots';
import { expect, test } from 'vitest';
import { inOrder } from '../src/table/hint/inOrder.ts';
import { costOf } from '../src/table/hint/useHint.ts';

const row = (choice: string, chance: number, error: number): Advised => ({
  choices: [choice],
  words: choice,
  chance,
  error,
  looks: 40,
  reason: null,
  line: [],
});

const advice: Advice = {
  rows: [row('buy', 0.64, 0), row('ready', 0.6, 0.005)],
  plan: row('sell', 0.61, 0.02),
  looks: 90,
  idle: 0,
  settled: true,
  fitted: true,
};

test('the cost of a choice is told only if it was compared and is certain, in points of the chance to win', () => {
  expect(costOf(advice, 'ready')).toBeCloseTo(4);
  expect(costOf(advice, 'buy')).toBeNull();
  expect(costOf(advice, 'sell')).toBeNull();
  expect(costOf({ ...advice, plan: row('sell', 0.5, 0.02) }, 'sell')).toBeCloseTo(14);
  expect(costOf(advice, 'unknown')).toBeNull();
  expect(costOf({ ...advice, fitted: false }, 'ready')).toBeNull();
  expect(costOf(null, 'ready')).toBeNull();
});

test('rows that are pointed at keep their places; a new row takes the place of one that is gone', () => {
  const rows = (...words: string[]) => words.map((one) => row(one, 0.5, 0));
  const words = (all: readonly Advised[]): string[] => all.map((one) => one.words);
  expect(words(inOrder(rows('c', 'a', 'b'), ['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
  expect(words(inOrder(rows('d', 'c', 'a'), ['a', 'b', 'c']))).toEqual(['a', 'd', 'c']);
  expect(words(inOrder(rows('x', 'y'), ['a', 'b', 'c']))).toEqual(['x', 'y']);
});
