// 'Place all as suggested' is shown before it is played, and places what was shown.
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { suggestedStands } from '../preview/deploying.ts';
import { unitOf } from '../table.ts';

test('XR-SET-10 the units stand where the preview has shown them', () => {
  const seats = [
    { kind: 'person', name: 'Ann' },
    { kind: 'automaton', name: 'Brood' },
  ] as const;
  const chance = fastChance(3);
  const w = game.setup({ lists: ['Colonial Strike Platoon', 'Brood of the Deep'] }, [...seats], chance);
  while (!game.asks(w).some((ask) => ask.offers.some((choice) => 'suggested' in choice))) {
    const ask = game.asks(w)[0]!;
    game.play(w, ask.seat, ask.offers[0]!, chance);
  }
  const { seat } = game.asks(w)[0]!;
  const stands = suggestedStands(game.view(w, seat), seat);
  expect(stands.length).toBeGreaterThan(3);
  game.play(w, seat, { suggested: true }, chance);
  // The enemy may have charged since.
  for (const { unit, x, y } of stands) expect(unitOf(w, unit).post).toEqual({ x, y });
});
