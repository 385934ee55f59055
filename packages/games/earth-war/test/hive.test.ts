// What the hive looks at is the hive's secret.
import { scriptedChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Table } from '../table.ts';

/** The hive looks at slots 1 and 2 and sees these cards. */
function looked(...cards: string[]): Table {
  const w = game.arrange({
    at: 'the hive looks',
    seats: ['person', 'hive'],
    squad: [{ unit: 'Squad Leader', name: 'Ann', rn: 9 }],
    combat: { cards: { D1: {}, M1: {}, '?': {} }, slots: ['?', '?', '?'] },
  });
  game.play(w, 1, { do: 'look', slots: [1, 2] }, scriptedChance(cards));
  return w;
}

test('EW-M-HIVE-01 nobody else can tell an unknown card that the hive has seen from another card', () => {
  const unknown = looked('?', 'Drone', 'M1');
  const shadow = looked('M1', 'D1');
  for (const viewer of [0, 'table'] as const)
    expect(game.view(unknown, viewer)).toEqual(game.view(shadow, viewer));
  expect(game.view(unknown, 1)).not.toEqual(game.view(shadow, 1));
});
