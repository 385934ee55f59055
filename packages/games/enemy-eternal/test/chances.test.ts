// What a score is worth depends on whom one plays against.
import { fastChance } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

/** The chance to win for a score, by the table of a set-up. */
function chanceAt(score: number, opponent: 'automaton' | 'player'): number {
  const seats = people(opponent === 'player' ? 2 : 1);
  const w = game.setup({ mission: 'B4', opponent }, seats, fastChance(1));
  const table = typeof game.chances === 'function' ? game.chances(w) : [];
  return table.findLast(([at]) => at <= score)?.[1] ?? 0;
}

test('EE-AIM-01 an even score wins most games against the automaton, half of them against a person', () => {
  expect(chanceAt(0.55, 'automaton')).toBeGreaterThan(0.65);
  expect(Math.abs(chanceAt(0.55, 'player') - 0.5)).toBeLessThan(0.12);
});
