// Xeno rules, psychic powers and traits of the catalogue.
import { expect, test } from 'vitest';
import { POWERS } from '../content/powers.ts';
import { TRAITS } from '../content/traits.ts';
import { XENO } from '../content/xeno.ts';

const XENO_COSTS: Record<string, number[]> = {
  'XR-X-01': [2],
  'XR-X-02': [1],
  'XR-X-03': [3],
  'XR-X-04': [2],
  'XR-X-05': [1],
  'XR-X-06': [4],
  'XR-X-07': [0],
  'XR-X-08': [1],
  'XR-X-09': [2],
  'XR-X-10': [2],
  'XR-X-11': [2],
  'XR-X-12': [-1],
  'XR-X-13': [2],
  'XR-X-14': [1],
  'XR-X-15': [2],
  'XR-X-16': [3],
  'XR-X-17': [1],
  'XR-X-18': [1],
  'XR-X-19': [-2],
  'XR-X-20': [1],
  'XR-X-21': [2],
  'XR-X-22': [0],
  'XR-X-23': [-1],
  'XR-X-24': [2],
  'XR-X-25': [1, 2, 3, 4],
  'XR-X-26': [-1],
  'XR-X-27': [1],
  'XR-X-28': [1, 2, 3],
  'XR-X-29': [1],
  'XR-X-30': [1],
  'XR-X-31': [-1],
  'XR-X-32': [1],
  'XR-X-33': [2],
  'XR-X-34': [1],
  'XR-X-35': [1],
  'XR-X-36': [-1],
  'XR-X-37': [0],
  'XR-X-38': [-2],
};

test('xeno rules cost what the catalogue says', () => {
  for (const [id, costs] of Object.entries(XENO_COSTS))
    expect(
      XENO.filter((rule) => rule.id === id).map((rule) => rule.cost),
      id,
    ).toEqual(costs);
});

const DIFFICULTIES: Record<string, number> = {
  'XR-P-01': 6,
  'XR-P-02': 6,
  'XR-P-03': 6,
  'XR-P-04': 7,
  'XR-P-05': 7,
  'XR-P-06': 7,
  'XR-P-07': 7,
  'XR-P-08': 7,
  'XR-P-09': 7,
  'XR-P-10': 7,
  'XR-P-11': 7,
  'XR-P-12': 7,
  'XR-P-13': 8,
};

test('powers are as difficult as the catalogue says', () => {
  expect(Object.fromEntries(POWERS.map((power) => [power.id, power.difficulty]))).toEqual(DIFFICULTIES);
});

const TRAIT_NAMES: Record<string, string> = {
  'XR-T-01': 'Aggressive 1: Timid',
  'XR-T-02': 'Aggressive 2: Insipid',
  'XR-T-03': 'Aggressive 3: Attack, Attack, Attack!',
  'XR-T-04': 'Aggressive 4: Extreme Disciplinarian',
  'XR-T-05': 'Aggressive 5: Brave',
  'XR-T-06': 'Aggressive 6: Fix Bayonets!',
  'XR-T-07': 'Tactical 1: Indecisive',
  'XR-T-08': 'Tactical 2: Reactive',
  'XR-T-09': 'Tactical 3: Commanding',
  'XR-T-10': 'Tactical 4: Manoeuvres',
  'XR-T-11': 'Tactical 5: Shooting Drill',
  'XR-T-12': 'Tactical 6: Hold The Line!',
  'XR-T-13': 'Strategic 1: Incompetent Paper Pusher',
  'XR-T-14': 'Strategic 2: Half-Wit',
  'XR-T-15': 'Strategic 3: Wise',
  'XR-T-16': 'Strategic 4: Father To His Men',
  'XR-T-17': 'Strategic 5: Unpredictable',
  'XR-T-18': 'Strategic 6: Logistician',
  'XR-T-19': 'Warlord 1: Runt',
  'XR-T-20': 'Warlord 2: Craven',
  'XR-T-21': 'Warlord 3: Elite',
  'XR-T-22': 'Warlord 4: Strong-Willed',
  'XR-T-23': 'Warlord 5: Crack Shot',
  'XR-T-24': 'Warlord 6: Champion',
};

test('traits stand where the catalogue has them', () => {
  expect(
    Object.fromEntries(TRAITS.map((trait) => [trait.id, `${trait.table} ${trait.die}: ${trait.name}`])),
  ).toEqual(TRAIT_NAMES);
});
