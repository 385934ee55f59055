// What the score of the programs and of the review says about leaving the map.
import { type Json, fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { game } from '../game.ts';

/** By how much the score changes when the Soldier leaves. */
function changeByLeaving(given: Record<string, Json>): number {
  const w = arrange({ mission: 'COOP 1', variation: 1, turn: 'CHIBI COM', ...given });
  const chance = fastChance(3);
  game.resume(w, chance);
  const soldier = w.units.findIndex((unit) => unit.type === 'Soldier');
  game.play(w, 0, { do: 'activate', unit: soldier }, chance);
  const before = game.score(w, 0);
  game.play(w, 0, { do: 'leave' }, chance);
  expect(w.units[soldier]?.fate).toBe('evacuated');
  return game.score(w, 0) - before;
}

test('to leave the map with something left to gain is a loss, in danger or not', () => {
  const others = { Gunner: { at: '20,13' }, Medic: { at: '18,13' }, Farmer: { at: '19,12' } };
  expect(changeByLeaving({ units: { Soldier: { at: '12,15' }, ...others } })).toBeLessThan(-0.01);
  expect(
    changeByLeaving({ units: { Soldier: { at: '12,15' }, ...others, 'Serpent Man': { at: '3,3' } } }),
  ).toBeLessThan(-0.01);
});

test('to leave the map with nothing left to gain is none', () => {
  const units = {
    Soldier: { at: '12,15' },
    Gunner: { at: '23,13' },
    Gorgan: { at: '3,3' },
    'Gorgan 2': { at: '4,3' },
  };
  expect(changeByLeaving({ units })).toBeGreaterThan(-0.01);
});
