import type { LogLine } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { toldTogether } from '../src/games/xenoshyft/told.ts';

const NOTHING: ReadonlySet<number> = new Set();
const line = (entry: number, by: number, words: string, what: LogLine['what']): LogLine => ({
  entry,
  seat: by,
  by,
  words,
  rule: 'XS-ACQ-05',
  beat: { kind: 'note', weight: 0 },
  what,
});
const spends = (entry: number, by: number, card: string): LogLine =>
  line(entry, by, `Seat ${by} spends.`, { type: 'spent', seat: by, card } as LogLine['what']);
const buys = (entry: number, by: number): LogLine =>
  line(entry, by, `Seat ${by} buys Medic for 3: 1 left.`, { type: 'bought', seat: by } as LogLine['what']);
const words = (lines: readonly LogLine[], undone = NOTHING): string[] =>
  toldTogether(lines, undone).map((one) => one.words);

test('a purchase is one line with its payment, also while others pay', () => {
  expect(words([spends(0, 0, 'x1'), spends(1, 1, 'x1'), spends(2, 0, 'x3'), buys(3, 0)])).toEqual([
    'Seat 1 spends.',
    'Seat 0 buys Medic for 3, paid with 4: 1 left in the purse.',
  ]);
});

test('a payment without a purchase keeps its line', () => {
  const lines = [spends(0, 0, 'x1'), buys(1, 0), spends(2, 0, 'x1')];
  expect(words(lines)).toEqual([
    'Seat 0 buys Medic for 3, paid with 3 from the purse and 1 from the hand: 1 left in the purse.',
    'Seat 0 spends.',
  ]);
});

test('an undone purchase is not paired with a payment that stands', () => {
  expect(words([spends(0, 0, 'x3'), buys(1, 0)], new Set([1]))).toEqual([
    'Seat 0 spends.',
    'Seat 0 buys Medic for 3: 1 left.',
  ]);
});

test('a lane that is ordered in several moves is told once', () => {
  const order = (entry: number): LogLine =>
    line(entry, 0, `Order ${entry}.`, { type: 'rearranged', lane: 0, cards: [] } as LogLine['what']);
  expect(words([order(0), order(1), order(2), buys(3, 0), order(4)])).toEqual([
    'Order 2.',
    'Seat 0 buys Medic for 3: 1 left.',
    'Order 4.',
  ]);
});
