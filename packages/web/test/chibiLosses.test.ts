// Chibi Commander: whose death costs points is told beside the chance to be hurt.
import { game } from '@xenotable/chibi-commander';
import type { View } from '@xenotable/chibi-commander/preview';
import { expect, test } from 'vitest';
import { harmWords } from '../src/games/chibi-commander/shared/losses.ts';

const table = game.arrange({
  mission: 'COOP 1',
  variation: 2,
  map: 'Province',
  players: 1,
  units: { Soldier: { at: '15,15' }, Postman: { at: '10,13' }, Cow: { at: '3,12' } },
});
const END = { nothing: 0.5, hurt: 0.2, coma: 0.2, dead: 0.1 };
const harm = (name: string, end = END) => ({
  target: `unit:${table.units.findIndex((unit) => unit.type === name)}`,
  end,
});
const words = (...harms: ReturnType<typeof harm>[]) => harmWords(game.view(table, 0) as View, harms);

test('a civilian and an own unit cost a point, an animal nothing', () => {
  expect(words(harm('Postman'))).toBe('50\u00a0% hurt, 10\u00a0% dead: −1');
  expect(words(harm('Soldier'))).toBe('50\u00a0% hurt, 10\u00a0% dead: −1');
  expect(words(harm('Cow'))).toBe('50\u00a0% hurt');
  expect(words(harm('Postman', { ...END, coma: 0.3, dead: 0 }))).toBe('50\u00a0% hurt');
});

test('several victims of one enemy are told in one sentence', () => {
  expect(words(harm('Cow'), harm('Postman'))).toBe('75\u00a0% hurt, 10\u00a0% dead: −1');
});
