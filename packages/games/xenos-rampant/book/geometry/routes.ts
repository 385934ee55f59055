// Finding a way: into contact, to a spot, straight on until something stops it (XR-GEO-08, XR-GEO-13).
import { applies } from '@xenotable/kernel';
import {
  type Box,
  type Found,
  type Point,
  type Search,
  ahead,
  cheapest,
  clamp,
  discInBox,
  legLength,
  roundDiv,
  isqrt,
  squared,
  squaredToBox,
} from '@xenotable/board';
import { type Table, profileOf } from '../../table.ts';
import { type Mover, crossed, isRough, legCost, legFault, standFault } from './paths.ts';

/** Something to make contact with: another token, or a building's outline. */
export type Contact = { x: number; y: number; r: number } | Box;

export const apart = (contact: Contact, x: number, y: number, r: number): boolean => {
  if ('r' in contact) return squared(x, y, contact.x, contact.y) >= (r + contact.r) * (r + contact.r);
  return squaredToBox(x, y, contact) >= r * r;
};

/** XR-GEO-08 Whether a token at a point touches it without overlapping; rounding may leave two hundredths. */
export function touches(contact: Contact, x: number, y: number, r: number): boolean {
  const sum = 'r' in contact ? r + contact.r : r;
  const far = 'r' in contact ? squared(x, y, contact.x, contact.y) : squaredToBox(x, y, contact);
  return far >= sum * sum && far <= (sum + 2) * (sum + 2);
}

/** XR-GEO-08 Where a straight run towards something first touches it. */
function touchPoint(r: number, ax: number, ay: number, contact: Contact): Point {
  const tx = 'r' in contact ? contact.x : clamp(ax, contact.west, contact.east);
  const ty = 'r' in contact ? contact.y : clamp(ay, contact.south, contact.north);
  const length = isqrt(squared(ax, ay, tx, ty));
  if (length === 0) return { x: ax, y: ay };
  let good = 0;
  let bad = length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (
      apart(contact, ax + roundDiv((tx - ax) * middle, length), ay + roundDiv((ty - ay) * middle, length), r)
    )
      good = middle;
    else bad = middle;
  }
  return { x: ax + roundDiv((tx - ax) * good, length), y: ay + roundDiv((ty - ay) * good, length) };
}

/** Where a run along a facing touches something, or null (XR-VEH-08). */
function ramPoint(
  r: number,
  ax: number,
  ay: number,
  facing: number,
  most: number,
  contact: Contact,
): Point | null {
  const at = (t: number): Point => ahead(ax, ay, facing, t);
  let last = at(0);
  for (let t = 0; t <= most + 200; t += 25) {
    const here = at(t);
    if (!apart(contact, here.x, here.y, r)) {
      for (let back = t; back >= 0; back--) {
        last = at(back);
        if (apart(contact, last.x, last.y, r)) return last;
      }
      return last;
    }
  }
  // A charge that stops just short of contact by rounding still counts as touching.
  const end = at(most);
  return 'r' in contact && squared(end.x, end.y, contact.x, contact.y) <= (r + contact.r + 1) ** 2
    ? end
    : null;
}

export interface Route extends Found {
  end: Point;
}

/** XR-GEO-13 The canonical path into contact, or null. */
export function routeToContact(w: Table, m: Mover, contact: Contact, most: number): Route | null {
  const { unit } = m;
  const p = profileOf(unit);
  if (p.vehicle && !p.walker && !w.options.facing) applies('XR-TASTE-14');
  if (p.vehicle && !p.walker && w.options.facing) {
    applies('XR-VEH-08');
    const end = ramPoint(m.r, unit.x, unit.y, unit.facing, most, contact);
    if (end === null || legFault(w, m, unit.x, unit.y, end.x, end.y, false) !== null) return null;
    const cost = legCost(w, m, unit.x, unit.y, end.x, end.y);
    return cost <= most ? { path: [end], end, cost } : null;
  }
  const lastLeg = (x: number, y: number, left: number): { end: Point; cost: number } | null => {
    const end = touchPoint(m.r, x, y, contact);
    const length = legLength(x, y, end.x, end.y);
    if (length > left) return null;
    const cost = legCost(w, m, x, y, end.x, end.y);
    // XR-XEN-15, XR-XEN-30 Those who pass over things must still end where they may stand.
    const fault = legFault(w, m, x, y, end.x, end.y, m.flies || m.skims);
    return cost <= left && fault === null ? { end, cost } : null;
  };
  const straight = lastLeg(unit.x, unit.y, most);
  if (straight !== null) return { path: [straight.end], ...straight };
  const near = touchPoint(m.r, unit.x, unit.y, contact);
  if (legLength(unit.x, unit.y, near.x, near.y) > most) return null;
  let end: Point = unit;
  const least = (x: number, y: number): number =>
    ('r' in contact
      ? isqrt(squared(x, y, contact.x, contact.y)) - contact.r
      : isqrt(squaredToBox(x, y, contact))) -
    m.r -
    2;
  const found = lattice(
    w,
    m,
    most,
    (x, y, cost) => {
      const leg = lastLeg(x, y, most - cost);
      if (leg === null) return -1;
      end = leg.end;
      return leg.cost;
    },
    least,
  );
  return found === null ? null : { path: joined(found.path, end), cost: found.cost, end };
}

export const joined = (path: Point[], end: Point): Point[] => {
  const last = path.at(-1);
  return last !== undefined && last.x === end.x && last.y === end.y
    ? path
    : [...path, { x: end.x, y: end.y }];
};

/** XR-GEO-13 The lattice search: a step costs double when its end lies in rough terrain. */
export function lattice(
  w: Table,
  m: Mover,
  most: number,
  arrives: (x: number, y: number, cost: number) => number,
  least?: (x: number, y: number) => number,
): Found | null {
  return cheapest({
    ...(least && { least }),
    from: { x: m.unit.x, y: m.unit.y },
    most,
    arrives,
    step: latticePrice(w, m),
  });
}

/** XR-GEO-13 What a step of the lattice costs, or -1 if it may not be taken. Whoever comes out of a building passes its wall first. */
export function latticePrice(w: Table, m: Mover): Search['step'] {
  applies('XR-GEO-13');
  return (ax, ay, bx, by, length) => {
    if (legFault(w, m, ax, ay, bx, by, !m.leaves && !m.flies) !== null) return -1;
    const rough = m.slowed && isRough(m.ground, bx, by);
    const over = m.crossing > 0 && w.obstacles.length > 0 ? m.crossing * crossed(w, ax, ay, bx, by) : 0;
    return (rough ? 2 * length : length) * (m.paralysed ? 2 : 1) + over;
  };
}

/** The canonical path to a spot that is wanted, or to within half an inch of a point and on to it. */
export function routeToSpot(
  w: Table,
  m: Mover,
  most: number,
  wanted: (x: number, y: number) => boolean,
): Route | null {
  const found = lattice(w, m, most, (x, y) => (wanted(x, y) && standFault(m, x, y) === null ? 0 : -1));
  return found === null ? null : { ...found, end: found.path.at(-1) ?? { x: m.unit.x, y: m.unit.y } };
}

export function routeToPoint(w: Table, m: Mover, to: Point, most: number): Route | null {
  const { unit } = m;
  if (legLength(unit.x, unit.y, to.x, to.y) > most) return null;
  if (legFault(w, m, unit.x, unit.y, to.x, to.y) === null) {
    const cost = legCost(w, m, unit.x, unit.y, to.x, to.y);
    if (cost <= most) return { path: [to], cost, end: to };
  }
  if (m.flies || standFault(m, to.x, to.y) !== null) return null;
  const found = lattice(w, m, most, (x, y) =>
    squared(x, y, to.x, to.y) <= 50 * 50 && legFault(w, m, x, y, to.x, to.y) === null
      ? legCost(w, m, x, y, to.x, to.y)
      : -1,
  );
  return found === null ? null : { path: joined(found.path, to), cost: found.cost, end: to };
}

/** How far a token gets along a straight line before it is stopped, for retreats and counter-charges. */
export interface Run {
  /** The point reached. */
  end: Point;
  /** Stopped by a unit, impassable ground or an obstacle before its movement was spent. */
  blocked: boolean;
  /** The centre would cross the table's edge. */
  off: boolean;
  /** Corners of the way, the end among them, and what it costs. */
  path: Point[];
  cost: number;
}

/** Runs along (dx, dy) for up to `most` movement (XR-RET-06, 09, 12). `lengthCap` ends it earlier without a block. */
export function runAlong(
  w: Table,
  m: Mover,
  dx: number,
  dy: number,
  most: number,
  lengthCap = Infinity,
): Run {
  const { x, y } = m.unit;
  const length = isqrt(dx * dx + dy * dy);
  if (length === 0) return { end: { x, y }, blocked: false, off: false, path: [{ x, y }], cost: 0 };
  const at = (t: number): Point => ({ x: x + roundDiv(dx * t, length), y: y + roundDiv(dy * t, length) });
  const cap = Math.min(most, lengthCap);
  const farthest = (holds: (to: Point) => boolean): number => {
    let good = 0;
    let bad = cap + 1;
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (holds(at(middle))) good = middle;
      else bad = middle;
    }
    return good;
  };
  // A point may leave the table.
  const open = { ...m, r: 0 };
  const paid = farthest((to) => legCost(w, m, x, y, to.x, to.y) <= most);
  const free = farthest((to) => legFault(w, open, x, y, to.x, to.y, false) === null);
  const inside = farthest(
    (to) =>
      to.x >= m.bounds.west && to.x <= m.bounds.east && to.y >= m.bounds.south && to.y <= m.bounds.north,
  );
  const rim = farthest((to) => discInBox(to.x, to.y, m.r, m.bounds) || !discInBox(x, y, m.r, m.bounds));
  if (free < paid) applies('XR-RET-08');
  const off = Math.min(paid, free) > inside;
  let t = Math.min(paid, free, rim);
  // Those that pass over things must still end where they may stand.
  if (m.flies || m.skims) while (t > 0 && standFault(m, at(t).x, at(t).y) !== null) t--;
  const end = at(t);
  return {
    end,
    blocked: free < Math.min(paid, rim),
    off,
    path: [end],
    cost: legCost(w, m, x, y, end.x, end.y),
  };
}
