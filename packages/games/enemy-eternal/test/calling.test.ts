// EE-DEP-06 The border that the board draws around the cells from which guards are called.
import { fastChance } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { callingCells, surpriseOn } from '../preview/surprises.ts';
import type { Table } from '../table.ts';

const begun = (mission: string): Table =>
  game.setup(
    { mission, difficulty: 'Normal', squads: ['First In (XCOM)\n* Ranger\nGrenadier\n'] },
    people(1),
    fastChance(1),
  );

test('EE-M-SE11-03 the border of the Outpost is where a path calls the guards', () => {
  const w = begun('SE1.1');
  const [soldier] = w.models.filter((m) => m.side === 0);
  const inside = new Set(callingCells(game.view(w, 0)));
  expect(inside.size).toBeGreaterThan(100);
  for (let cell = 0; cell < 36 * 24; cell += 7)
    expect(inside.has(cell)).toBe(soldier !== undefined && surpriseOn(w, soldier, [cell]) !== null);
});

test('no border once the guards are there, and none where sight calls them', () => {
  const w = begun('SE1.1');
  for (const pod of w.pods) pod.state = 'placed';
  expect(callingCells(game.view(w, 0))).toEqual([]);
  expect(callingCells(game.view(begun('SE1.6'), 0))).toEqual([]);
});
