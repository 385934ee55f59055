// Step 2 with partners: who had better wait, and that the leader is told who has still to fire.
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { laterInStep2 } from '../book/combat/squadWounds.ts';
import { game } from '../game.ts';

const seats = [
  { kind: 'person', name: 'Mara' },
  { kind: 'person', name: 'Jonas' },
];
const fired = { act: 'fire', sl: 1, roll: 5, rating: 5 };

/** Mara leads with Ann and Bo, Jonas has Cy. */
function firing({ ann = {}, bo = {}, cy = {}, cp = 2 }) {
  const w = game.arrange({
    at: 'squad wounds',
    seats,
    squad: [
      { unit: 'Squad Leader', name: 'Ann', seat: 'A', rn: 5, ...ann },
      { unit: 'Rifleman', name: 'Bo', seat: 'A', rn: 5, ...bo },
      { unit: 'Rifleman', name: 'Cy', seat: 'B', rn: 5, ...cy },
    ],
    combat: { cards: { D1: {}, D2: {} }, slots: ['D1', 'D2'], cp },
  });
  game.resume(w, fastChance(1));
  return w;
}

const prompt = (w: ReturnType<typeof firing>, seat: number): string | undefined =>
  game.asks(w).find((ask) => ask.seat === seat)?.prompt;

test('partners wait while the leader can give an order that comes before the shots, and has not begun to fire', () => {
  expect(laterInStep2(firing({}))).toEqual([1]);
  expect(laterInStep2(firing({ bo: fired }))).toEqual([]);
  expect(laterInStep2(firing({ bo: { act: 'hold' } }))).toEqual([]);
  // No CP for "Let's rock!", and every card lies open.
  expect(laterInStep2(firing({ cp: 1 }))).toEqual([]);
});

test('the leader with the last orders waits until the partner has fired, and is told so', () => {
  const w = firing({ ann: fired, bo: fired });
  expect(laterInStep2(w)).toEqual([0]);
  expect(prompt(w, 0)).toBe('2 hits so far, and Cy has still to fire. One more burst now, or wait?');
  const all = firing({ ann: fired, bo: fired, cy: fired });
  expect(laterInStep2(all)).toEqual([]);
  expect(prompt(all, 0)).toBe('3 hits to place. One more burst, or go on?');
});
