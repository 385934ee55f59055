// Every profile of the catalogue, figure by figure.
import { expect, test } from 'vitest';
import type { Action, UnitName } from '../content/units.ts';
import { costOf } from '../detachment/cost.ts';
import { entryOf } from '../detachment/list.ts';
import { profileOfEntry } from '../detachment/profile.ts';

/** Tests to Attack, Move and Shoot, which of them are free, Courage, values to Attack, defend and Shoot, range, Armour, longest move, Strength. */
type Row = [
  id: string,
  unit: UnitName,
  points: number,
  tests: [attack: number, move: number, shoot: number],
  free: Action[],
  courage: number,
  values: [av: number, dv: number, sv: number],
  range: number,
  armour: number,
  maxMove: number,
  sp: number,
];
const UNITS: Row[] = [
  ['XR-U-01', 'Elite Infantry', 6, [5, 5, 5], ['Attack', 'Shoot'], 3, [4, 4, 4], 1800, 4, 800, 5],
  ['XR-U-02', 'Heavy Infantry', 2, [6, 5, 6], ['Shoot'], 4, [6, 5, 6], 1800, 3, 600, 5],
  ['XR-U-03', 'Light Infantry', 1, [6, 5, 6], ['Move'], 4, [6, 5, 6], 1800, 2, 800, 5],
  ['XR-U-04', 'Berserk Infantry', 2, [5, 6, 7], ['Move'], 4, [4, 6, 6], 1200, 2, 800, 5],
  ['XR-U-05', 'Support Infantry', 5, [0, 6, 7], ['Shoot'], 4, [0, 5, 4], 2400, 2, 600, 5],
  ['XR-U-06', 'Recon Infantry', 2, [7, 5, 7], ['Move'], 5, [6, 6, 5], 1200, 1, 800, 5],
  ['XR-U-07', 'Primitive Infantry', 1, [5, 6, 0], ['Move'], 4, [5, 6, 0], 0, 1, 800, 5],
  ['XR-U-08', 'Militia Rabble', 1, [8, 6, 7], [], 5, [6, 6, 6], 600, 1, 600, 10],
  ['XR-U-09', 'Greater Xenomorphs', 4, [5, 6, 0], ['Move'], 3, [3, 6, 0], 0, 4, 1000, 5],
  ['XR-U-10', 'Lesser Xenomorphs', 2, [5, 6, 0], ['Move'], 4, [4, 6, 0], 0, 3, 1200, 5],
  ['XR-U-11', 'Fighting Vehicle', 6, [6, 6, 6], ['Move'], 3, [6, 5, 4], 1800, 6, 800, 5],
  ['XR-U-12', 'Transport Vehicle', 4, [6, 6, 6], ['Move'], 4, [6, 6, 5], 1200, 5, 1000, 5],
  ['XR-U-13', 'Soft-skin Vehicle', 2, [6, 6, 7], ['Move'], 4, [6, 6, 6], 600, 3, 1200, 5],
];

test.each(UNITS)(
  '%s %s',
  (_id, unit, points, [attack, move, shoot], free, courage, [av, dv, sv], range, armour, maxMove, sp) => {
    const profile = profileOfEntry(entryOf(unit));
    expect(costOf(entryOf(unit))).toBe(points);
    expect(profile).toMatchObject({ attack, move, shoot, courage, av, dv, sv, range, armour, maxMove, sp });
    expect([profile.freeAttack, profile.freeMove, profile.freeShoot]).toEqual(
      ['Attack', 'Move', 'Shoot'].map((action) => free.includes(action as Action)),
    );
  },
);

/** XR-GEO-02, XR-GEO-03, XR-GEO-04 One disc per unit; its size follows from the starting points. */
test.each<[UnitName, string[], number]>([
  ['Light Infantry', [], 150],
  ['Light Infantry', ['Increased Squad Size'], 200],
  ['Primitive Infantry', ['Mob'], 250],
  ['Greater Xenomorphs', [], 200],
  ['Fighting Vehicle', [], 200],
  ['Soft-skin Vehicle', ['Large Vehicle'], 250],
])('%s %j has a radius of %i', (unit, options, radius) =>
  expect(profileOfEntry(entryOf(unit, { options })).radius).toBe(radius),
);

/** XR-MOV-02, XR-MOV-03, XR-MOV-04, XR-MOV-05 */
test('movement of all types', () => {
  const move = (unit: UnitName): number => profileOfEntry(entryOf(unit)).maxMove;
  expect((['Soft-skin Vehicle', 'Lesser Xenomorphs'] as const).map(move)).toEqual([1200, 1200]);
  expect((['Greater Xenomorphs', 'Transport Vehicle'] as const).map(move)).toEqual([1000, 1000]);
  expect(
    (
      [
        'Elite Infantry',
        'Light Infantry',
        'Berserk Infantry',
        'Primitive Infantry',
        'Recon Infantry',
        'Fighting Vehicle',
      ] as const
    ).map(move),
  ).toEqual([800, 800, 800, 800, 800, 800]);
  expect((['Militia Rabble', 'Heavy Infantry', 'Support Infantry'] as const).map(move)).toEqual([
    600, 600, 600,
  ]);
});
