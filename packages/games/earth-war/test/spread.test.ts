// 'Place the rest': what a click on it does with the wounds that are in hand.
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { spread } from '../spread.ts';

const squad = [
  { unit: 'Squad Leader', name: 'Ann', rn: 5, act: 'fire', sl: 3 },
  { unit: 'Dog Team', name: 'Rex', rn: 5 },
];

/** The plan for so many wounds, from nothing. */
function planned(
  combat: object,
  wounds: number,
  plan?: number[],
  kind: 'fire' | 'grenades' = 'fire',
  ammo = 16,
): number[] {
  const w = game.arrange({ at: 'gather the wounds', squad, combat, ammo });
  game.resume(w, { roll: () => 1, pick: () => 0 });
  const view = game.view(w, 0);
  return spread(view, plan ?? view.slots.map(() => 0), { kind, wounds });
}

test('a known Drone is killed, and what is left is not thrown at cards that cannot be enemies', () => {
  const cards = { D1: {}, M1: {}, M2: {} };
  expect(planned({ cards, slots: ['?', 'D1', '?'] }, 7)).toEqual([0, 7, 0]);
});

test('a known enemy first, then three on a face-down card; what kills nothing more is overkill', () => {
  const cards = { D1: {}, D2: {}, M1: {}, M2: {} };
  expect(planned({ cards, slots: ['?', '?', 'D1', '?'] }, 6)).toEqual([3, 0, 3, 0]);
  expect(planned({ cards, slots: ['?', '?', 'D1', '?'] }, 8)).toEqual([3, 0, 5, 0]);
});

test('the last AMMO is not risked on a card that is sooner a shadow, while wounds cost nothing elsewhere', () => {
  const cards = { D1: {}, D2: {}, M1: {}, M2: {} };
  expect(planned({ cards, slots: ['?', '?', 'D1', '?'] }, 6, undefined, 'fire', 3)).toEqual([0, 0, 6, 0]);
  expect(planned({ cards, slots: ['?', '?', 'D1', '?'] }, 6, undefined, 'fire', 4)).toEqual([3, 0, 3, 0]);
});

test('wounds of earlier rounds count, and what was laid by hand stays', () => {
  const cards = { D1: { wounds: 2 }, D2: {}, M1: {} };
  expect(planned({ cards, slots: ['D1', '?', '?'] }, 4)).toEqual([1, 3, 0]);
  expect(planned({ cards, slots: ['D1', '?', '?'] }, 4, [0, 0, 1])).toEqual([1, 0, 3]);
});

test('wounds count that the only enemy left has from earlier rounds, though nobody knows where it lies', () => {
  const cards = { D1: { wounds: 1 }, M1: {}, M2: {}, M3: {} };
  expect(planned({ cards, slots: ['?', '?', '?', '?'] }, 6)).toEqual([2, 2, 2, 0]);
});

test('with nothing known everything lies on cards that may be enemies, three and three', () => {
  const cards = { D1: {}, D2: {}, M1: {}, N1: {} };
  expect(planned({ cards, slots: ['?', 'N1', '?', '?'] }, 5)).toEqual([3, 0, 2, 0]);
});

test('what is too much lies evenly on cards that are alike, so that it is never lost all at once', () => {
  const cards = { D1: { wounds: 2 }, M1: {}, M2: {}, M3: {} };
  expect(planned({ cards, slots: ['?', 'M1', '?', 'M2'] }, 12)).toEqual([6, 0, 6, 0]);
  expect(planned({ cards, slots: ['?', 'M1', '?', 'M2'] }, 5, [0, 0, 4, 0])).toEqual([1, 0, 4, 0]);
});

test('grenades lie on two neighbours', () => {
  const cards = { D1: {}, D2: {}, M1: {}, M2: {}, N1: {} };
  expect(planned({ cards, slots: ['N1', '?', 'M1', '?', '?'] }, 3, undefined, 'grenades')).toEqual([
    0, 0, 0, 2, 1,
  ]);
});
