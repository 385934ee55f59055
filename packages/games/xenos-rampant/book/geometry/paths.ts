// Moving tokens: what a leg costs and what forbids it (XR-GEO-07 to 13, XR-TER-03 to 09), and the canonical path.
import {
  type Box,
  type Point,
  crosses,
  discInBox,
  legLength,
  lengthIn,
  nearerThan,
  squared,
  squaredToBox,
  sweepsInto,
} from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import { type Ground, ROUGH, boundsOf, codeAt, groundOf } from '../../ground.ts';
import { type Table, type Unit, effectOn, profileOf } from '../../table.ts';

const GAP = 100;
const CROSSING = 200;

/** A token on its way. */
export interface Mover {
  unit: Unit;
  r: number;
  core: number;
  /** XR-XEN-15, XR-XEN-30 */
  flies: boolean;
  skims: boolean;
  /** XR-TER-03 Pays double in rough terrain. */
  slowed: boolean;
  /** XR-TER-08, XR-TER-09 What an obstacle costs; -1 for no way across. */
  crossing: number;
  /** XR-P-07 Everything counts as rough. */
  paralysed: boolean;
  bounds: Box;
  ground: Ground;
  /** Boxes that its core may not overlap on the way. */
  solid: readonly Box[];
  /** XR-BLD-02 It comes out of a building: that is not in its way, but it may not stop in it. */
  leaves: boolean;
  /** x, y, least centre distance, and whether it was nearer than that at the start. */
  others: { x: number; y: number; least: number; near: boolean }[];
}

/** What forbids a leg. */
export type Fault = 'gap' | 'impassable' | 'obstacle' | 'off the table';

export const FAULTS: Record<Fault, Refusal> = {
  gap: { rule: 'XR-GEO-07', reason: 'It would come nearer than 1" to another unit.' },
  impassable: { rule: 'XR-TER-04', reason: 'Its core would overlap impassable ground.' },
  obstacle: { rule: 'XR-TER-09', reason: 'This vehicle cannot cross obstacles.' },
  'off the table': { rule: 'XR-GEO-09', reason: 'The whole token must stay on the table.' },
};

/** A unit about to move from (x, y). `ignore` names units that it may come near: a charge's target, a transport to board. */
export function moverOf(
  w: Table,
  unit: Unit,
  x = unit.x,
  y = unit.y,
  ignore: readonly number[] = [],
  leaving: Box | null = null,
): Mover {
  const p = profileOf(unit);
  const paralysed = effectOn(w, unit.id, 'Paralysis');
  const drives = p.vehicle && !p.walker;
  const others: Mover['others'] = [];
  for (const one of w.units) {
    if (one.state !== 'table' || one === unit || ignore.includes(one.id)) continue;
    const least = p.radius + profileOf(one).radius + GAP;
    others.push({ x: one.x, y: one.y, least, near: squared(one.x, one.y, x, y) < least * least });
  }
  const flies = p.flying;
  const skims = p.skimmer;
  const ground = groundOf(w);
  return {
    unit,
    r: p.radius,
    core: p.radius >> 1,
    flies,
    skims,
    paralysed,
    others,
    slowed: !(p.has['Open Order'] || p.has['All-Terrain'] || skims || flies),
    crossing: p.has['Line-Breaker'] || skims || flies ? 0 : drives ? -1 : CROSSING,
    bounds: boundsOf(w),
    ground,
    leaves: leaving !== null,
    solid:
      leaving === null
        ? ground.solid
        : ground.solid.filter(
            (box) =>
              box.west < leaving.west ||
              box.east > leaving.east ||
              box.south < leaving.south ||
              box.north > leaving.north,
          ),
  };
}

/** XR-TER-08 Number of obstacles that a leg crosses. */
export function crossed(w: Table, ax: number, ay: number, bx: number, by: number): number {
  let groups = 0;
  let count = 0;
  for (const o of w.obstacles) {
    if ((groups >> o.group) & 1 || !crosses(ax, ay, bx, by, o.x1, o.y1, o.x2, o.y2)) continue;
    groups |= 1 << o.group;
    count++;
  }
  return count;
}

/** XR-GEO-12 What a leg costs. */
export function legCost(w: Table, m: Mover, ax: number, ay: number, bx: number, by: number): number {
  const length = legLength(ax, ay, bx, by);
  const rough = m.paralysed || m.slowed ? lengthIn(m.ground.map, ax, ay, bx, by, ROUGH) : 0;
  const over = m.crossing > 0 && w.obstacles.length > 0 ? m.crossing * crossed(w, ax, ay, bx, by) : 0;
  if (rough > 0) applies('XR-TER-03');
  if (over > 0) applies('XR-TER-08');
  return m.paralysed ? 2 * (length + rough) + over : length + rough + over;
}

/** Whether a token may stand at a point. */
export function standFault(m: Mover, x: number, y: number): Fault | null {
  if (!discInBox(x, y, m.r, m.bounds)) return 'off the table';
  for (const one of m.others)
    if (!one.near && squared(x, y, one.x, one.y) < one.least * one.least) return 'gap';
  for (const box of m.ground.solid) if (squaredToBox(x, y, box) < m.core * m.core) return 'impassable';
  return null;
}

/** XR-MOV-07, XR-MOV-08, XR-RET-08 What forbids a leg, or null. Fliers and skimmers are only judged where they end. */
export function legFault(
  w: Table,
  m: Mover,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  last = true,
): Fault | null {
  if (!discInBox(bx, by, m.r, m.bounds) && (m.r > 0 || last)) return 'off the table';
  if (m.flies) applies('XR-XEN-15');
  if (m.flies)
    return last
      ? standFault({ ...m, others: m.others.map((one) => ({ ...one, near: false })) }, bx, by)
      : null;
  for (const one of m.others) {
    if (one.near) {
      // XR-GEO-07 Units that already are too near may only part.
      if ((ax - one.x) * (bx - ax) + (ay - one.y) * (by - ay) < 0) return 'gap';
    } else if (nearerThan(ax, ay, bx, by, one.x, one.y, one.least)) return 'gap';
  }
  if (m.skims) {
    applies('XR-XEN-30');
    return last ? standFault(m, bx, by) : null;
  }
  for (const box of m.solid) if (sweepsInto(ax, ay, bx, by, m.core, box)) return 'impassable';
  if (last && m.leaves) {
    const fault = standFault(m, bx, by);
    if (fault !== null) return fault;
  }
  if (m.crossing < 0 && w.obstacles.length > 0 && crossed(w, ax, ay, bx, by) > 0) return 'obstacle';
  return null;
}

/** Judges a whole path and adds up its cost. */
export function judgePath(
  w: Table,
  m: Mover,
  path: readonly Point[],
  from: Point = m.unit,
): { cost: number; fault: Fault | null } {
  let cost = 0;
  let { x, y } = from;
  for (let i = 0; i < path.length; i++) {
    const to = path[i]!;
    const fault = legFault(w, m, x, y, to.x, to.y, i === path.length - 1);
    if (fault !== null) return { cost, fault };
    cost += legCost(w, m, x, y, to.x, to.y);
    x = to.x;
    y = to.y;
  }
  return { cost, fault: null };
}

export const isRough = (g: Ground, x: number, y: number): boolean => ROUGH[codeAt(g, x, y)] === 1;
