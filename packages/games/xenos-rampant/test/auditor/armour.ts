// Effective Armour item by item (XR-DMG-02), as far as it follows from what the auditor knows; cover is checked against the ground.
import type { Modifier } from '@xenotable/kernel';
import { type Account, type Entry } from './account.ts';
import { claim, expect } from './dice.ts';
import { coverOf, fromSegment, isRough, letterAt } from './places.ts';

export interface Obstacle {
  kind: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const CRUDE = ['Primitive Infantry', 'Militia Rabble'];

const itemOf = (armour: readonly Modifier[], ...rules: string[]): number =>
  armour.filter((one) => rules.includes(one.because)).reduce((all, one) => all + one.value, 0);

/** Cover of the ground under a unit: a collapsed building is ruins. */
export function groundCover(books: Account, unit: Entry): number {
  if (unit.sheet.xeno.has('Flying')) return 0;
  if (unit.state === 'building') return 2;
  const letter = letterAt(books.map, unit.x, unit.y);
  return letter === 'B' ? 2 : coverOf(letter);
}

const HARD = ['wall', 'barricade'];

/** The best cover that obstacles within 1" could give. */
export const obstacleCover = (obstacles: readonly Obstacle[], unit: Entry): number =>
  obstacles.reduce(
    (best, one) =>
      fromSegment(one, unit.x, unit.y) <= unit.sheet.radius + 101
        ? Math.max(best, HARD.includes(one.kind) ? 2 : 1)
        : best,
    0,
  );

function checkCover(
  books: Account,
  obstacles: readonly Obstacle[],
  unit: Entry,
  by: Entry | null,
  shown: number,
): void {
  const sheet = unit.sheet;
  const ignored = by !== null && by.sheet.special.has('Ignores Cover');
  if (sheet.xeno.has('Flying') || ignored) return expect(`${unit.name}: cover`, shown, 0);
  const guerrillas = sheet.special.has('Guerrillas') ? 1 : 0;
  const area = groundCover(books, unit);
  const counts = by === null || !by.sheet.xeno.has('Flying');
  if (counts)
    claim(
      shown >= area + (area === 1 ? guerrillas : 0),
      `${unit.name} stands in cover ${area}, counted ${shown}`,
    );
  const most = Math.max(area, unit.state === 'table' ? obstacleCover(obstacles, unit) : 0, 1);
  claim(
    shown <= Math.max(most, most >= 1 ? 1 + guerrillas : 0),
    `${unit.name}: cover ${shown} is more than there is`,
  );
}

/** Against a shot, a barrage or a blast (`by` is null for those two: the caller's own rules do not count). */
export function checkShotArmour(
  books: Account,
  obstacles: readonly Obstacle[],
  unit: Entry,
  by: Entry | null,
  extreme: boolean,
  armour: readonly Modifier[],
): void {
  const { sheet } = unit;
  const raised =
    (sheet.special.has('Hard to Target') ||
      (sheet.special.has('Armoured') && by !== null && CRUDE.includes(by.sheet.unit))) &&
    sheet.armour < 2;
  const start = raised ? 2 : sheet.armour;
  expect(`${unit.name}: Armour`, itemOf(armour, 'XR-DMG-02', 'XR-SHO-11', 'XR-O-PR-01'), start);
  const tank = sheet.vehicle || sheet.special.has('Super Heavy Armour');
  const halves = by !== null && by.sheet.special.has('Anti-Tank') && tank;
  const pierces = by !== null && by.sheet.special.has('Armour-Piercing');
  const halving = Math.floor(start / 2) - start;
  const through = halves && pierces ? Math.min(halving, -1) : halves ? halving : pierces ? -1 : 0;
  expect(`${unit.name}: penetration`, itemOf(armour, 'XR-DMG-03', 'XR-O-EL-02'), through);
  checkCover(books, obstacles, unit, by, itemOf(armour, 'XR-TER-05', 'XR-TER-06'));
  expect(`${unit.name}: Gone To Ground`, itemOf(armour, 'XR-GTG-02'), unit.grounded ? 1 : 0);
  expect(`${unit.name}: extreme range`, itemOf(armour, 'XR-SHO-08'), extreme ? 1 : 0);
  expect(
    `${unit.name}: Boarding Shields`,
    itemOf(armour, 'XR-XEN-01'),
    sheet.xeno.has('Boarding Shields') ? 1 : 0,
  );
  expect(
    `${unit.name}: Cloaking Device`,
    itemOf(armour, 'XR-XEN-03'),
    sheet.xeno.has('Cloaking Device') ? 1 : 0,
  );
  expect(
    `${unit.name}: Psychic Shield`,
    itemOf(armour, 'XR-P-11'),
    books.under(unit, 'Psychic Shield') ? 1 : 0,
  );
  const crude =
    by !== null &&
    by.sheet.special.has('Primitive Missiles') &&
    !CRUDE.includes(sheet.unit) &&
    !sheet.unit.endsWith('Xenomorphs');
  expect(`${unit.name}: Primitive Missiles`, itemOf(armour, 'XR-O-PR-05'), crude ? 1 : 0);
}

/** In an Attack: cover never counts (XR-TER-14). */
export function checkFightArmour(books: Account, unit: Entry, by: Entry, armour: readonly Modifier[]): void {
  const { sheet } = unit;
  claim(
    itemOf(armour, 'XR-TER-05', 'XR-TER-06', 'XR-GTG-02', 'XR-SHO-08') === 0,
    `${unit.name}: cover in an Attack`,
  );
  const rough = armour.some((one) => one.because === 'XR-ATK-07');
  const under =
    unit.state === 'table' &&
    isRough(letterAt(books.map, unit.x, unit.y)) &&
    !sheet.special.has('Ranger') &&
    !sheet.xeno.has('Flying');
  if (under && !books.options.roughOnlyWorsens) claim(rough, `${unit.name} fights in rough terrain`);
  if (rough)
    claim(!sheet.special.has('Ranger') || books.under(unit, 'Paralysis'), `${unit.name} is a Ranger`);
  let start = rough ? 2 : sheet.armour;
  if (sheet.special.has('Armoured') && start < 2) start = 2;
  expect(`${unit.name}: Armour`, itemOf(armour, 'XR-DMG-02', 'XR-ATK-07', 'XR-O-PR-01'), start);
  const tank = sheet.vehicle || sheet.special.has('Super Heavy Armour');
  const halves = by.sheet.special.has('Demolitions') && tank;
  const blades = by.sheet.special.has('High-Powered Blades');
  const halving = Math.floor(start / 2) - start;
  const through = halves && blades ? Math.min(halving, -1) : halves ? halving : blades ? -1 : 0;
  expect(`${unit.name}: penetration`, itemOf(armour, 'XR-DMG-03', 'XR-S-15'), through);
  expect(
    `${unit.name}: Psychic Shield`,
    itemOf(armour, 'XR-P-11'),
    books.under(unit, 'Psychic Shield') ? 1 : 0,
  );
}
