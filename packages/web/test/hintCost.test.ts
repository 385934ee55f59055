// What an open hint says about a choice that would leave something undone.
import type { Advice, Advised } from '@xenotable/bots';
import { expect, test } from 'vitest';
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
  settled: true,
  fitted: true,
};

test('it is told what was compared, beyond doubt, and as a chance to win', () => {
  expect(costOf(advice, 'ready')).toBeCloseTo(4);
  expect(costOf(advice, 'buy')).toBeNull();
  expect(costOf(advice, 'sell')).toBeNull();
  expect(costOf({ ...advice, plan: row('sell', 0.5, 0.02) }, 'sell')).toBeCloseTo(14);
  expect(costOf(advice, 'unknown')).toBeNull();
  expect(costOf({ ...advice, fitted: false }, 'ready')).toBeNull();
  expect(costOf(null, 'ready')).toBeNull();
});
