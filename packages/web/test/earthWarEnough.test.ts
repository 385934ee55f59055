// Earth War, Step 2: the plan to fire with everybody says how many hits can be of use and what each more costs.
import { game } from '@xenotable/earth-war';
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { enoughWords, priceOfMore } from '../src/games/earth-war/enough.ts';
import { planned } from '../src/games/earth-war/planned.ts';
import { together } from '../src/table/together.ts';

/** A Drone with one heart left under one of two cards, two known shadows; the leader has made this many hits. */
function yard(sl: number, acted = false) {
  const w = game.arrange({
    at: 'squad wounds',
    squad: [
      { unit: 'Squad Leader', name: 'Ann', rn: 5, ...(acted && { act: 'fire', sl, roll: 1 }) },
      { unit: 'Rifleman', name: 'Bo', rn: 5 },
      { unit: 'Rifleman', name: 'Cy', rn: 5 },
    ],
    combat: {
      cards: { D1: { wounds: 2, sprung: true }, M1: {}, M2: {}, M3: {} },
      slots: ['?', 'M1', '?', 'M2'],
      cp: 0,
    },
  });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

const fire = together([
  { do: 'fire', unit: 2 },
  { do: 'fire', unit: 3 },
]);

test('firing with everybody stops at what can be of use, and the price of more is told', () => {
  expect(planned(fire, yard(0), 0)).toEqual({
    sentence: 'Fire one after the other until 2 hits? More are of no use: each costs about 0.5 AMMO.',
    button: 'Fire until enough',
  });
  expect(priceOfMore(yard(0))).toBe('each hit beyond costs about 0.5 AMMO');
  expect(priceOfMore(yard(2, true))).toBe('enough: each more costs about 0.5 AMMO');
});

test('whoever fires on although it is enough is told so', () => {
  const plan = planned(fire, yard(2, true), 0);
  expect(plan?.button).toBe('All 2 fire');
  expect(plan?.sentence).toBe(
    'Everybody still fires: 2 units? Enough: at most 2 hits can be of use; each more costs about 0.5 AMMO.',
  );
});

test('nothing is said where the squad cannot make too many hits', () => {
  const view = yard(0, true);
  const one = { ...view, squad: view.squad.map((unit) => ({ ...unit, fire: 0, melee: 0 })) };
  expect(enoughWords(one)).toBeNull();
  expect(planned(fire, one, 0)?.sentence).toBe('Everybody who can fires: 2 units?');
});
