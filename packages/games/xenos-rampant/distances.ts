// Distances between things on the table: units in the open are discs, occupants of buildings are their building's outline.
import { applies } from '@xenotable/kernel';
import { type Box, floorDiv, isqrt, squared, squaredBetweenBoxes, squaredToBox } from '@xenotable/board';
import { houseBox } from './ground.ts';
import { type Table, type Unit, onTable, profileOf, unitOf, ownerOf } from './table.ts';

export const radiusOf = (unit: Unit): number => profileOf(unit).radius;

/** XR-LOS-05, XR-GEO-11 The core of a token: half its radius. */
export const coreOf = (unit: Unit): number => radiusOf(unit) >> 1;

/** XR-TPT-05, XR-CMD-02 A passenger is measured from its transport. */
export function bearer(w: Table, unit: Unit): Unit {
  if (unit.state !== 'transport') return unit;
  applies('XR-TPT-05');
  return unitOf(w, unit.inside);
}

/** Whether a unit has a place to measure from: units in reserve and units that are gone are near nothing. */
export const hasPlace = (unit: Unit): boolean => unit.state === 'table' || unit.state === 'building';

/** XR-BLD-04 The outline that an occupant is measured from, or null. */
export const outlineOf = (w: Table, unit: Unit): Box | null =>
  unit.state === 'building' ? houseBox(w, unit.inside) : null;

function discWithin(disc: Unit, box: Box, n: number): boolean {
  const most = radiusOf(disc) + n;
  return squaredToBox(disc.x, disc.y, box) <= most * most;
}

/** XR-GEO-05 Within N" of each other, rim to rim. */
export function within(w: Table, a: Unit, b: Unit, n: number): boolean {
  const one = bearer(w, a);
  const two = bearer(w, b);
  if (!hasPlace(one) || !hasPlace(two)) return false;
  const boxA = outlineOf(w, one);
  const boxB = outlineOf(w, two);
  if (boxA === null && boxB === null) {
    applies('XR-GEO-05');
    const most = radiusOf(one) + radiusOf(two) + n;
    return squared(one.x, one.y, two.x, two.y) <= most * most;
  }
  applies('XR-BLD-04');
  if (boxA === null) return boxB !== null && discWithin(one, boxB, n);
  return boxB === null ? discWithin(two, boxA, n) : squaredBetweenBoxes(boxA, boxB) <= n * n;
}

/** Gap between two units in hundredths, rounded down; without end if one of them has no place. */
export function gap(w: Table, a: Unit, b: Unit): number {
  const one = bearer(w, a);
  const two = bearer(w, b);
  if (!hasPlace(one) || !hasPlace(two)) return Infinity;
  const boxA = outlineOf(w, one);
  const boxB = outlineOf(w, two);
  const discGap = (disc: Unit, box: Box): number =>
    Math.max(0, isqrt(squaredToBox(disc.x, disc.y, box)) - radiusOf(disc));
  if (boxA !== null) return boxB === null ? discGap(two, boxA) : isqrt(squaredBetweenBoxes(boxA, boxB));
  if (boxB !== null) return discGap(one, boxB);
  return Math.max(0, isqrt(squared(one.x, one.y, two.x, two.y)) - radiusOf(one) - radiusOf(two));
}

/** XR-GEO-06 Within N" of a point. */
export function withinPoint(w: Table, unit: Unit, x: number, y: number, n: number): boolean {
  const one = bearer(w, unit);
  if (!hasPlace(one)) return false;
  const box = outlineOf(w, one);
  applies('XR-GEO-06');
  if (box !== null) return squaredToBox(x, y, box) <= n * n;
  const most = radiusOf(one) + n;
  return squared(one.x, one.y, x, y) <= most * most;
}

export function withinBox(w: Table, unit: Unit, box: Box, n: number): boolean {
  const one = bearer(w, unit);
  if (!hasPlace(one)) return false;
  const own = outlineOf(w, one);
  return own === null ? discWithin(one, box, n) : squaredBetweenBoxes(own, box) <= n * n;
}

/** XR-GEO-08 Rims touch; a charge may leave up to two hundredths by rounding. */
export function touching(w: Table, a: Unit, b: Unit): boolean {
  applies('XR-GEO-08');
  return within(w, a, b, 2);
}

export function* enemiesOf(w: Table, unit: Unit): Generator<Unit> {
  const side = ownerOf(w, unit.owner).side;
  for (const one of w.units) if (ownerOf(w, one.owner).side !== side && onTable(w, one)) yield one;
}

export const inches = (hundredths: number): string => {
  const whole = floorDiv(hundredths, 100);
  const rest = hundredths % 100;
  return `${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0').replace(/0$/, '')}`}"`;
};

/** 6.43" is more than anybody measures: the nearest quarter. */
export const nearInches = (hundredths: number): string => inches(Math.round(hundredths / 25) * 25);

/** What something costs at least, in quarters. */
export const costInches = (hundredths: number): string => inches(Math.ceil(hundredths / 25) * 25);
