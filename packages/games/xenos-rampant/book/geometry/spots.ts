// Places to put a token: near a point, on a lattice, judged by the same rules as every placement (XR-SET-04).
import { type Point, floorDiv, squared, squaredToBox } from '@xenotable/board';
import type { Refusal } from '@xenotable/kernel';
import { hasPlace, outlineOf } from '../../distances.ts';
import { boundsOf } from '../../ground.ts';
import { type Table, type Unit, profileOf, sideOf } from '../../table.ts';
import { FAULTS, type Mover, moverOf, standFault } from './paths.ts';

/** A mover that is put down: no unit may be nearer than 1", whatever it stood near before. */
export function placed(w: Table, unit: Unit, ignore: readonly number[] = []): Mover {
  const m = moverOf(w, unit, unit.x, unit.y, ignore);
  for (const one of m.others) one.near = false;
  return m;
}

export function placeFault(
  w: Table,
  unit: Unit,
  x: number,
  y: number,
  m: Mover = placed(w, unit),
): Refusal | null {
  const fault = standFault(m, x, y);
  return fault === null ? null : FAULTS[fault];
}

/** Legal spots whose centre is within `reach` of a point, nearest first. */
export function spotsNear(
  w: Table,
  unit: Unit,
  x: number,
  y: number,
  reach: number,
  step = 50,
  ignore: readonly number[] = [],
): Point[] {
  const m = placed(w, unit, ignore);
  const spots: Point[] = [];
  const most = floorDiv(reach, step) * step;
  for (let dx = -most; dx <= most; dx += step) {
    for (let dy = -most; dy <= most; dy += step) {
      if (dx * dx + dy * dy <= reach * reach && standFault(m, x + dx, y + dy) === null)
        spots.push({ x: x + dx, y: y + dy });
    }
  }
  return spots.sort((a, b) => squared(a.x, a.y, x, y) - squared(b.x, b.y, x, y) || a.x - b.x || a.y - b.y);
}

/** XR-XEN-31 At least 6" from every enemy. */
export function landingFault(
  w: Table,
  unit: Unit,
  x: number,
  y: number,
  m: Mover = placed(w, unit),
): Refusal | null {
  const fault = placeFault(w, unit, x, y, m);
  if (fault !== null) return fault;
  const r = profileOf(unit).radius;
  for (const one of w.units) {
    if (!hasPlace(one) || sideOf(w, one) === sideOf(w, unit)) continue;
    // XR-BLD-04 An occupant is measured from the outline of its building.
    const box = outlineOf(w, one);
    const least = r + 600 + (box === null ? profileOf(one).radius : 0);
    const far = box === null ? squared(x, y, one.x, one.y) : squaredToBox(x, y, box);
    if (far < least * least) return { rule: 'XR-XEN-31', reason: `That is nearer than 6" to ${one.name}.` };
  }
  return null;
}

/** Landing points on a lattice, or only whether there is one. */
export function landingSpots(w: Table, unit: Unit, step = 400, first = false): Point[] {
  const m = placed(w, unit);
  const box = boundsOf(w);
  const spots: Point[] = [];
  for (let y = box.south + m.r; y <= box.north - m.r; y += step) {
    for (let x = box.west + m.r; x <= box.east - m.r; x += step) {
      if (landingFault(w, unit, x, y, m) !== null) continue;
      spots.push({ x, y });
      if (first) return spots;
    }
  }
  return spots;
}
