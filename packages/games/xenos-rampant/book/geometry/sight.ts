// Line of sight (XR-LOS).
import { applies } from '@xenotable/kernel';
import {
  type Box,
  NO_CELL,
  Walk,
  cellUnder,
  nearerThan,
  floorDiv,
  shareOver,
  squared,
} from '@xenotable/board';
import {
  BLOCKING,
  DENSE,
  type Ground,
  OVERHEAD,
  groundOf,
  isHill,
  isOpen,
  resinAround,
} from '../../ground.ts';
import { bearer, coreOf, hasPlace, outlineOf, radiusOf } from '../../distances.ts';
import { NONE, type Table, type Unit, profileOf } from '../../table.ts';

const DENSE_LIMIT = 600;

/** One end of a sight line: a unit, or an empty building that is shot at. */
interface End {
  unit: Unit | null;
  box: Box | null;
  house: number;
  x: number;
  y: number;
  /** Features that it stands in. */
  features: number[];
  hill: number;
  flying: boolean;
}

export function endOf(w: Table, g: Ground, unit: Unit): End {
  const at = bearer(w, unit);
  const box = outlineOf(w, at);
  const cell = cellUnder(g.map, at.x, at.y);
  const code = g.map.codes[cell]!;
  return {
    unit: at,
    box,
    house: at.state === 'building' ? at.inside : NONE,
    x: at.x,
    y: at.y,
    features: [g.feature[cell]!],
    hill: isHill(code) ? g.feature[cell]! : NONE,
    flying: profileOf(at).flying,
  };
}

/** XR-LOS-06 An empty building has its corners and the middles of its walls; a nest counts as standing in its resin (XR-M-BUGHUNT-02). */
function endOfHouse(g: Ground, house: number): End {
  const box = g.houses[house]!;
  const resin = resinAround(g, box);
  if (resin.length > 0) applies('XR-M-BUGHUNT-02');
  return {
    unit: null,
    box,
    house,
    x: (box.west + box.east) >> 1,
    y: (box.south + box.north) >> 1,
    features: resin,
    hill: NONE,
    flying: false,
  };
}

/** XR-LOS-01 Nine sight points of a token: centre and eight on the rim; eight of a building. */
export function sightPoints(end: End): number[] {
  if (end.box !== null) {
    const { west, south, east, north } = end.box;
    const x = (west + east) >> 1;
    const y = (south + north) >> 1;
    return [west, south, west, north, east, south, east, north, west, y, east, y, x, south, x, north];
  }
  const r = radiusOf(end.unit!);
  const d = floorDiv(r * 7071, 10_000);
  const { x, y } = end;
  // Alternating x and y.
  return [
    x,
    y,
    x,
    y + r,
    x + d,
    y + d,
    x + r,
    y,
    x + d,
    y - d,
    x,
    y - r,
    x - d,
    y - d,
    x - r,
    y,
    x - d,
    y + d,
  ];
}

/** No terrain stops the line. */
export const CLEAR = -1;

/** XR-LOS-03, XR-LOS-04, XR-LOS-07 How much of a sight line, in shares of the walk, is clear before terrain stops it. */
export function clearBeforeTerrain(
  g: Ground,
  a: End,
  b: End,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  if (a.flying && b.flying) return CLEAR;
  if (ax === bx && ay === by) return CLEAR;
  if (!a.flying && !b.flying && isOpen(g, ax, ay, bx, by)) return CLEAR;
  const line = new Walk(g.map, ax, ay, bx, by);
  let clear = 0;
  if (a.flying || b.flying) {
    applies('XR-LOS-07');
    const ground = a.flying ? b : a;
    while (line.next()) {
      const { cell } = line;
      if (
        cell !== NO_CELL &&
        OVERHEAD[g.map.codes[cell]!] === 1 &&
        ground.features.includes(g.feature[cell]!) &&
        g.house[cell] === NONE
      )
        return clear;
      clear += line.share;
    }
    return CLEAR;
  }
  let dense = 0;
  let first: number | null = null;
  while (line.next()) {
    const { cell, share } = line;
    first ??= cell;
    if (cell !== NO_CELL) {
      const code = g.map.codes[cell]!;
      if (BLOCKING[code] === 1) {
        const house = g.house[cell]!;
        if (house < 0 || (house !== a.house && house !== b.house)) {
          applies('XR-LOS-03');
          return clear;
        }
      } else if (isHill(code)) {
        const hill = g.feature[cell]!;
        if (hill !== a.hill && hill !== b.hill) {
          applies('XR-TER-15');
          return clear;
        }
      } else if (DENSE[code] === 1) {
        const feature = g.feature[cell]!;
        if (!a.features.includes(feature) && !b.features.includes(feature)) {
          const last = line.lastCell();
          if (
            (first === NO_CELL || g.feature[first] !== feature) &&
            (last === NO_CELL || g.feature[last] !== feature)
          ) {
            applies('XR-LOS-04');
            return clear;
          }
        }
        dense += share;
        if (shareOver(squared(ax, ay, bx, by), dense, line.whole, DENSE_LIMIT)) {
          applies('XR-LOS-04');
          return clear;
        }
      }
    }
    clear += share;
  }
  return CLEAR;
}

/** XR-LOS-05 Third units whose cores may be in the way. Not from or to a hill (XR-TER-15), nor in the air. */
export function blockersBetween(w: Table, a: End, b: End): Unit[] {
  const blockers: Unit[] = [];
  if (!w.options.unitsBlock) {
    applies('XR-TASTE-01');
    return blockers;
  }
  if (a.hill >= 0 || b.hill >= 0) {
    applies('XR-TER-15');
    return blockers;
  }
  if (a.flying || b.flying) return blockers;
  const west = Math.min(a.x, b.x) - 500;
  const east = Math.max(a.x, b.x) + 500;
  const south = Math.min(a.y, b.y) - 500;
  const north = Math.max(a.y, b.y) + 500;
  for (const one of w.units) {
    if (
      one.state !== 'table' ||
      one === a.unit ||
      one === b.unit ||
      one.x < west ||
      one.x > east ||
      one.y < south ||
      one.y > north
    )
      continue;
    if (!profileOf(one).flying) blockers.push(one);
  }
  return blockers;
}

export function coresBlock(
  blockers: readonly Unit[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  for (const one of blockers) {
    if (!nearerThan(ax, ay, bx, by, one.x, one.y, coreOf(one))) continue;
    applies('XR-LOS-05');
    return true;
  }
  return false;
}

/** XR-LOS-02 */
export const lineBlocked = (
  g: Ground,
  blockers: readonly Unit[],
  a: End,
  b: End,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean => coresBlock(blockers, ax, ay, bx, by) || clearBeforeTerrain(g, a, b, ax, ay, bx, by) !== CLEAR;

/** XR-GEO-04 The radii of tokens. */
const SIZES = [150, 200, 250];
/** What terrain alone says about two places: units stand still for most of a phase, and a place that is hidden costs 81 lines to look at. */
const hidden = new WeakMap<Ground, Map<number, boolean>>();
const REMEMBERED = 50_000;

function hiddenByTerrain(g: Ground, a: End, b: End): boolean {
  let known = hidden.get(g);
  if (known === undefined) hidden.set(g, (known = new Map()));
  const radii = SIZES.indexOf(radiusOf(a.unit!)) * SIZES.length + SIZES.indexOf(radiusOf(b.unit!));
  const key = (((a.x * 4801 + a.y) * 4801 + b.x) * 4801 + b.y) * 9 + radii;
  let answer = known.get(key);
  if (answer !== undefined) return answer;
  const pointsA = sightPoints(a);
  const pointsB = sightPoints(b);
  answer = true;
  for (let i = 0; i < pointsA.length && answer; i += 2) {
    for (let j = 0; j < pointsB.length && answer; j += 2)
      answer =
        clearBeforeTerrain(g, a, b, pointsA[i]!, pointsA[i + 1]!, pointsB[j]!, pointsB[j + 1]!) !== CLEAR;
  }
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, answer);
  return answer;
}

function anyLine(w: Table, g: Ground, a: End, b: End): boolean {
  applies('XR-LOS-02');
  const blockers = blockersBetween(w, a, b);
  if (a.box === null && b.box === null && !a.flying && !b.flying) {
    if (hiddenByTerrain(g, a, b)) return false;
    if (blockers.length === 0) return true;
  }
  if (a.box === null && b.box === null && !lineBlocked(g, blockers, a, b, a.x, a.y, b.x, b.y)) return true;
  if (a.box !== null || b.box !== null) applies('XR-LOS-06');
  applies('XR-LOS-01');
  const pointsA = sightPoints(a);
  const pointsB = sightPoints(b);
  for (let i = 0; i < pointsA.length; i += 2) {
    for (let j = 0; j < pointsB.length; j += 2)
      if (!lineBlocked(g, blockers, a, b, pointsA[i]!, pointsA[i + 1]!, pointsB[j]!, pointsB[j + 1]!))
        return true;
  }
  return false;
}

/** XR-LOS-02 At least one sight line is not blocked. */
export function sees(w: Table, a: Unit, b: Unit): boolean {
  if (!hasPlace(bearer(w, a)) || !hasPlace(bearer(w, b))) return false;
  const g = groundOf(w);
  return anyLine(w, g, endOf(w, g, a), endOf(w, g, b));
}

export function seesHouse(w: Table, a: Unit, house: number): boolean {
  if (!hasPlace(bearer(w, a))) return false;
  const g = groundOf(w);
  return anyLine(w, g, endOf(w, g, a), endOfHouse(g, house));
}

/** How a unit standing at a point would see a point: for scores of the automaton and for the ruler. */
export function seesPoint(w: Table, unit: Unit, fromX: number, fromY: number, x: number, y: number): boolean {
  const g = groundOf(w);
  const cell = cellUnder(g.map, fromX, fromY);
  const there = cellUnder(g.map, x, y);
  const hill = (at: number): number => (isHill(g.map.codes[at]!) ? g.feature[at]! : NONE);
  const a: End = {
    unit,
    box: null,
    house: NONE,
    x: fromX,
    y: fromY,
    features: [g.feature[cell]!],
    hill: hill(cell),
    flying: profileOf(unit).flying,
  };
  const b: End = {
    unit: null,
    box: null,
    house: g.house[there]!,
    x,
    y,
    features: [g.feature[there]!],
    hill: hill(there),
    flying: false,
  };
  return clearBeforeTerrain(g, a, b, fromX, fromY, x, y) === CLEAR;
}

/** XR-TER-12 Partly hidden: the line between the centres is blocked. */
export function partlyHidden(w: Table, from: Unit, target: Unit): boolean {
  const g = groundOf(w);
  const a = endOf(w, g, from);
  const b = endOf(w, g, target);
  return lineBlocked(g, blockersBetween(w, a, b), a, b, a.x, a.y, b.x, b.y);
}
