// At the fire step: how many hits can be of use at most, what each more costs, and that shots in a row end with enough.
import { fastChance, prospectsOf } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { enough, isEnough } from '../enough.ts';
import { game } from '../game.ts';

const dog = { unit: 'Dog Team', name: 'Rex', rn: 5, act: 'hold' };
const ann = { unit: 'Squad Leader', name: 'Ann', rn: 5 };
const bo = { unit: 'Rifleman', name: 'Bo', rn: 5 };

function firing(combat: object, squad: object[] = [ann, bo, dog]) {
  const w = game.arrange({ at: 'squad wounds', squad, combat: { cp: 0, ...combat } });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

/** One Drone with one heart left somewhere under two of four cards, the others known shadows. */
const yard = {
  cards: { D1: { wounds: 2, sprung: true }, M1: {}, M2: {}, M3: {} },
  slots: ['?', 'M1', '?', 'M2'],
};

test('one hit for each card under which the Drone may lie; each more is lost on a shadow half of the time', () => {
  expect(enough(firing(yard))).toEqual({ hits: 2, price: 0.5 });
});

test('a known enemy takes what is too much for nothing; known shadows alone cost one AMMO each', () => {
  const known = { cards: { D1: { wounds: 1, sprung: true }, M1: {} }, slots: ['D1', 'M1'] };
  expect(enough(firing(known))).toEqual({ hits: 2, price: 0 });
  const shadows = { cards: { D1: {}, M1: {}, M2: {} }, slots: ['M1', 'M2'] };
  expect(enough(firing(shadows))).toEqual({ hits: 0, price: 1 });
});

test('what an ambush cancels is of no use, unless the leader can still call out', () => {
  const drones = { cards: { D1: {}, D2: {} }, slots: ['D1', 'D2'] };
  const squad = [ann, bo];
  expect(enough(firing(drones, squad)).hits).toBe(0);
  expect(enough(firing({ ...drones, cp: 3 }, squad)).hits).toBe(3);
  expect(enough(firing(drones)).hits).toBe(6);
});

test('of a blast one hit lies on the next card: it does not count', () => {
  const grenadier = { unit: 'Grenadier', name: 'Gus', rn: 5, act: 'fire', sl: 3, roll: 1 };
  const drone = { cards: { D1: { sprung: true }, M1: {} }, slots: ['D1', 'M1'] };
  expect(isEnough(firing(drone, [ann, grenadier, dog]))).toBe(false);
  expect(isEnough(firing(drone, [ann, { ...bo, act: 'fire', sl: 3, roll: 1 }, dog]))).toBe(true);
});

test('the odds of two shots in a row end with the shot that is enough, and tell what is too much', () => {
  const view = firing(yard);
  const plan = [
    { do: 'fire', unit: 1 },
    { do: 'fire', unit: 2 },
  ];
  const { stakes, exact } = prospectsOf(game, { view, seat: 0, plan });
  expect(exact).toBe(true);
  const chances = (key: string): Map<number | string, number> =>
    new Map(stakes.find((one) => one.key === key)!.lines.map(({ value, chance }) => [value, chance]));
  // FIRE 5 with CAP 3: none 5, one 1, two 1, three 3 of ten. Bo fires only after none or one.
  const hits = chances('hits');
  expect(hits.get(0)).toBeCloseTo(0.25);
  expect(hits.get(2)).toBeCloseTo(0.1 + 0.05 + 0.01);
  expect(hits.get(4)).toBeCloseTo(0.03);
  expect(hits.has(6)).toBe(false);
  const surplus = chances('surplus');
  expect(surplus.get(1)).toBeCloseTo(0.3 + 0.15 + 0.01);
  expect(surplus.get(2)).toBeCloseTo(0.03);
});
