import { people, randomGame } from '@xenotable/kernel/proof';
import { proveCompanion } from '@xenotable/prove';
import { expect, test } from 'vitest';
import { editions } from '../companion/editions/index.ts';
import * as companion from '../companion/game.ts';

proveCompanion(companion, new URL('../companion/', import.meta.url));

test('games of the first edition go on under its rules', async () => {
  const first = await editions['1']?.();
  expect(first?.game.edition).toBe('1');
  if (first === undefined) return;
  const trial = { name: 'beside a table', options: {}, seats: people(1) };
  expect(randomGame(first.game, trial, 1, () => {}, 400)).toBeGreaterThan(0);
});
