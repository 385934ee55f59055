// Odds of a planned assignment are exact and end at the reveal.
import { oddsFromView } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Choice } from '../choices.ts';

const squad = [
  { unit: 'Squad Leader', name: 'Ann', seat: 'A', rn: 5, act: 'fire', sl: 3 },
  { unit: 'Dog Team', name: 'Rex', seat: 'A', rn: 5 },
  { unit: 'Rifleman', name: 'Bo', seat: 'B', rn: 5, act: 'fire', sl: 1 },
];

/** Four Drones and four shadows, six dealt, one of the shadows turned up. */
const combat = {
  cards: { D1: {}, D2: {}, D3: {}, D4: {}, M1: {}, M2: {}, M3: {}, M4: {} },
  slots: ['?', '?', 'M1', '?', '?', '?'],
};

const chances = (given: unknown, choice: Choice, measure: string) => {
  const w = game.arrange(given);
  game.resume(w, { roll: () => 1, pick: () => 0 });
  return oddsFromView(game, game.view(w, 0), 0, choice, game.measures![measure]!.of, {
    oddsReply: game.oddsReply!,
  });
};

test('three wounds on three of seven unknown cards, four of them enemies', () => {
  const odds = chances(
    { at: 'gather the wounds', squad: squad.slice(0, 2), combat },
    { do: 'assign', wounds: [1, 1, 0, 1, 0, 0] },
    'wasted',
  );
  expect(odds.exact).toBe(true);
  // Hypergeometric: 3 shadows among 7, three looked at.
  expect(odds.lines.map((line) => [line.value, Math.round(line.chance * 35)])).toEqual([
    [0, 4],
    [1, 18],
    [2, 12],
    [3, 1],
  ]);
});

test('three wounds on one unknown card kill a Drone four times in seven', () => {
  const odds = chances(
    { at: 'gather the wounds', squad: squad.slice(0, 2), combat },
    { do: 'assign', wounds: [3, 0, 0, 0, 0, 0] },
    'kills',
  );
  expect(odds.exact).toBe(true);
  expect(odds.lines.find((line) => line.value === 1)!.chance).toBeCloseTo(4 / 7, 12);
});

test('at a shared table the partner places by the drill before the cards are turned up', () => {
  const odds = chances(
    { at: 'gather the wounds', seats: ['person', 'person'], squad, combat },
    { do: 'assign', wounds: [0, 0, 3, 0, 0, 0] },
    'wasted',
  );
  expect(odds.exact).toBe(true);
  expect(odds.lines.map((line) => line.value)).toEqual([3, 4]);
});
