// Whether people at one screen have something to hide from each other.
import { expect, test } from 'vitest';
import { fastChance, secretsBetween } from '../src/index.ts';
import { people } from '../proof/index.ts';
import { diceDuel } from '../examples/diceDuel.ts';
import { smugglers } from '../examples/smugglers.ts';

test('a duel in the open has no secrets', () => {
  const w = diceDuel.setup({}, people(2), fastChance(1));
  expect(secretsBetween(diceDuel, w, [0, 1])).toBe(false);
});

test('smugglers hide their cards from each other, and nobody hides anything from themselves', () => {
  const w = smugglers.setup({}, people(3), fastChance(1));
  expect(secretsBetween(smugglers, w, [0, 1])).toBe(true);
  expect(secretsBetween(smugglers, w, [0])).toBe(false);
});
