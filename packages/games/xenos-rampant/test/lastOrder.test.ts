// The last order of a phase: it is known beforehand that the phase ends with it.
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import { game } from '../game.ts';
import { endsPhaseUnasked } from '../preview/lastOrder.ts';
import type { View } from '../view.ts';
import { table } from './tables.ts';

const MOVE: Choice = { order: 'move', unit: 0 };
const THERE: Choice = { path: [[1100, 1000]] };

/** A Light Infantry, whose Move is Free, and what else is ordered in this phase. */
function position(played: readonly Choice[] = [], more: Record<string, unknown> = {}): View {
  const w = table(
    { L: { unit: 'Light Infantry', at: [10, 10], commander: true }, ...more },
    { X: { unit: 'Lesser Xenomorphs', at: [12, 26] }, Y: { unit: 'Lesser Xenomorphs', at: [40, 44] } },
    { step: 'phase' },
  );
  const chance = fastChance(1);
  game.resume(w, chance);
  for (const choice of played) game.play(w, 0, choice, chance);
  return game.view(w, 0);
}

test('XR-TRN-05 the last order without a die ends the phase, whether it is given with its way or step by step', () => {
  const view = position();
  expect(view.orders.find(({ order }) => order.order === 'move')?.free).toBe(true);
  expect(endsPhaseUnasked(view, 0, [MOVE, THERE])).toBe(true);
  expect(endsPhaseUnasked(view, 0, [MOVE])).toBe(false);
  expect(endsPhaseUnasked(position([MOVE]), 0, [THERE])).toBe(true);
});

test('an order that rolls, or that others may follow, ends no phase unasked', () => {
  const view = position();
  const shot: Choice = { order: 'shoot', unit: 0, target: 1 };
  expect(view.orders.some(({ order }) => order.order === 'shoot')).toBe(true);
  expect(endsPhaseUnasked(view, 0, [shot])).toBe(false);
  const two = position([], { H: { unit: 'Heavy Infantry', at: [20, 10] } });
  expect(endsPhaseUnasked(two, 0, [MOVE, THERE])).toBe(false);
});

test('the way of an order that was tested is not asked about: its dice cannot be taken back anyway', () => {
  const tested: Choice = { order: 'move', unit: 0 };
  const w = table(
    { H: { unit: 'Heavy Infantry', at: [10, 10], commander: true } },
    { Y: { unit: 'Lesser Xenomorphs', at: [40, 44] } },
    { step: 'phase' },
  );
  for (let seed = 1; seed < 20; seed++) {
    const now = game.copy(w);
    const chance = fastChance(seed);
    game.resume(now, chance);
    game.play(now, 0, tested, chance);
    const view = game.view(now, 0);
    if (view.asked?.about !== 'a move') continue;
    expect(endsPhaseUnasked(view, 0, [THERE])).toBe(false);
    return;
  }
  throw new Error('the order was never obeyed');
});
