// Where a retreating unit runs: how far, from where, to which cover, along which line (XR-RET-01 to 07, XR-RET-16).
import { applies } from '@xenotable/kernel';
import {
  type Box,
  type Point,
  cellUnder,
  clamp,
  roundDiv,
  isqrt,
  squared,
  squaredToBox,
} from '@xenotable/board';
import { boundsOf, groundOf, houseBox } from '../../ground.ts';
import { radiusOf } from '../../distances.ts';
import { zonesOf } from '../../scenarios/zones.ts';
import {
  type Edge,
  type Table,
  type Unit,
  type UnitId,
  profileOf,
  sideOf,
  unitOf,
  unitOrNull,
  isUnit,
} from '../../table.ts';
import { type Mover, moverOf, standFault } from '../geometry/paths.ts';
import { inCover } from '../geometry/cover.ts';
import { maxMove } from '../activation/values.ts';
import { outlinePoints } from '../moving/buildings.ts';
import { type Run, routeToSpot, runAlong } from '../geometry/routes.ts';
import { head } from '../../ends.ts';

export interface Retreat {
  unit: UnitId;
  /** The enemy that caused it, or -1 (XR-RET-13). */
  by: UnitId;
  /** Where an exploding unit stood. */
  from: { x: number; y: number } | null;
  /** It comes from an Attack. */
  attack: boolean;
  /** It follows a failed Courage test. */
  failed: boolean;
}

/** XR-RET-01, XR-RET-02, XR-XEN-17 How far. */
export function retreatDistance(w: Table, unit: Unit): number {
  const p = profileOf(unit);
  if (p.flying) applies('XR-XEN-17');
  else applies(p.vehicle ? 'XR-RET-02' : 'XR-RET-01');
  return p.vehicle || p.flying ? maxMove(w, unit) : maxMove(w, unit) >> 1;
}

export const enemyOf = (w: Table, f: Retreat): { x: number; y: number } | null =>
  f.from ?? unitOrNull(w, f.by);

/** How well a point serves a retreat: the farther from the enemy that caused it the better, or without one the nearer to home. */
export function awayFrom(w: Table, unit: Unit, f: Retreat): (x: number, y: number) => number {
  const enemy = enemyOf(w, f);
  if (enemy !== null) return (x, y) => squared(x, y, enemy.x, enemy.y);
  const { to } = homeward(w, unit);
  return (x, y) => -squared(x, y, to.x, to.y);
}

/** XR-RET-16 A unit that leaves a building starts at the outline point farthest from the enemy (or nearest to its own zone). */
function startOf(w: Table, unit: Unit, f: Retreat): { at: Point; leaving: Box | null } {
  if (unit.state !== 'building') return { at: unit, leaving: null };
  applies('XR-RET-16');
  const box = houseBox(w, unit.inside);
  const away = awayFrom(w, unit, f);
  let best: Point = { x: box.west, y: box.south };
  let most = -Infinity;
  for (const point of outlinePoints(box)) {
    const value = away(point.x, point.y);
    if (value > most) {
      most = value;
      best = point;
    }
  }
  return { at: best, leaving: box };
}

/** The retreating unit as a mover; its own place may be a building's outline. */
export function mover(w: Table, f: Retreat): Mover {
  const unit = unitOf(w, f.unit);
  const { at, leaving } = startOf(w, unit, f);
  const m = moverOf(w, unit, at.x, at.y, [], leaving);
  return { ...m, unit: leaving === null ? unit : { ...unit, x: at.x, y: at.y }, crossing: m.crossing };
}

const edgeDistance = (box: Box, x: number, y: number): [Edge, number][] => [
  ['north', box.north - y],
  ['east', box.east - x],
  ['south', y - box.south],
  ['west', x - box.west],
];

/** XR-RET-07, XR-RAL-09 Towards the own zone; inside it towards the own edge; without one the nearest edge (ties: north, east, south, west). */
function homeward(w: Table, unit: Unit): { to: Point } {
  const side = sideOf(w, unit);
  const box = boundsOf(w);
  const zones = zonesOf(w, side);
  const nearestOf = (zone: (typeof zones)[number]): Point => {
    if ('west' in zone)
      return { x: clamp(unit.x, zone.west, zone.east), y: clamp(unit.y, zone.south, zone.north) };
    const far = isqrt(squared(unit.x, unit.y, zone.x, zone.y));
    return far <= zone.r
      ? { x: unit.x, y: unit.y }
      : {
          x: zone.x + roundDiv((unit.x - zone.x) * zone.r, far),
          y: zone.y + roundDiv((unit.y - zone.y) * zone.r, far),
        };
  };
  const best = zones
    .map(nearestOf)
    .sort((a, b) => squared(a.x, a.y, unit.x, unit.y) - squared(b.x, b.y, unit.x, unit.y))[0];
  if (best !== undefined && (best.x !== unit.x || best.y !== unit.y)) return { to: best };
  const own = w.edges[side];
  const edge = own ?? head(edgeDistance(box, unit.x, unit.y).sort((a, b) => a[1] - b[1]))[0];
  return {
    to:
      edge === 'north'
        ? { x: unit.x, y: box.north }
        : edge === 'south'
          ? { x: unit.x, y: box.south }
          : edge === 'east'
            ? { x: box.east, y: unit.y }
            : { x: box.west, y: unit.y },
  };
}

/** XR-RET-03, XR-RET-06, XR-RET-07 The straight run; terrain costs as usual. */
export function straightRun(w: Table, f: Retreat): Run {
  const m = mover(w, f);
  const unit = m.unit;
  const enemy = enemyOf(w, f);
  const most = retreatDistance(w, unitOf(w, f.unit));
  applies('XR-RET-03');
  if (enemy !== null) {
    applies('XR-RET-13');
    const same = unit.x === enemy.x && unit.y === enemy.y;
    return runAlong(w, m, same ? 0 : unit.x - enemy.x, same ? 1 : unit.y - enemy.y, most);
  }
  applies('XR-RAL-09');
  const { to } = homeward(w, unit);
  return { ...runAlong(w, m, to.x - unit.x, to.y - unit.y, most), off: false };
}

/** XR-RET-04 Already in cover, and not after an Attack. */
export const mayStay = (w: Table, f: Retreat): boolean =>
  !f.attack && inCover(w, unitOf(w, f.unit), enemyOf(w, f)) > 0;

/** XR-RET-05 Whether a spot is cover that the unit may flee to. */
export function coverSpot(w: Table, f: Retreat, m: Mover, x: number, y: number): boolean {
  const unit = unitOf(w, f.unit);
  const enemy = enemyOf(w, f);
  if ((x === unit.x && y === unit.y) || inCover(w, unit, enemy, x, y) === 0) return false;
  if (enemy !== null && squared(x, y, enemy.x, enemy.y) < squared(m.unit.x, m.unit.y, enemy.x, enemy.y))
    return false;
  if (f.attack && isUnit(f.by)) {
    const foe = unitOf(w, f.by);
    const least = radiusOf(unit) + radiusOf(foe) + 100;
    if (squared(x, y, foe.x, foe.y) < least * least) return false;
  }
  return standFault(m, x, y) === null;
}

/** XR-RET-05 The nearest reachable cover by the canonical path, or null. */
export function nearestCover(w: Table, f: Retreat): Point | null {
  const unit = unitOf(w, f.unit);
  if (profileOf(unit).flying || !coverNear(w, unit, retreatDistance(w, unit))) return null;
  const m = mover(w, f);
  return routeToSpot(w, m, retreatDistance(w, unit), (x, y) => coverSpot(w, f, m, x, y))?.end ?? null;
}

/** A quick look whether there is any cover about at all. */
function coverNear(w: Table, unit: Unit, reach: number): boolean {
  const g = groundOf(w);
  const { size } = g.map;
  for (let x = unit.x - reach; x <= unit.x + reach + size; x += size) {
    for (let y = unit.y - reach; y <= unit.y + reach + size; y += size) {
      if (g.cover[cellUnder(g.map, x, y)]! > 0) return true;
    }
  }
  const far = reach + radiusOf(unit) + 100;
  return w.obstacles.some(
    (o) =>
      squaredToBox(unit.x, unit.y, {
        west: Math.min(o.x1, o.x2),
        east: Math.max(o.x1, o.x2),
        south: Math.min(o.y1, o.y2),
        north: Math.max(o.y1, o.y2),
      }) <=
      far * far,
  );
}
