// XR-GEN-06 Everything may be measured before it is decided: where one straight leg or one drive can end.
import {
  type Point,
  type Region,
  type Star,
  ahead,
  bearing,
  floorDiv,
  isqrt,
  sine,
  squared,
  squaredToBox,
} from '@xenotable/board';
import { TURN, pathFault, turnsTo } from './book/moving/moveFaults.ts';
import { type Mover, legCost, legFault, moverOf } from './book/geometry/paths.ts';
import { type Drive, spot } from './choices.ts';
import { ROUGH, codeAt } from './ground.ts';
import { type Table, type Unit, profileOf, unitOf } from './table.ts';
import type { Space } from './spaces.ts';

/** The two directions from the origin that just touch a disc. In sixteenths of a hundredth, so that gaps between two discs are found. */
function tangents(dx: number, dy: number, r: number): Point[] {
  const off = dx * dx + dy * dy - r * r;
  if (off <= 0) return [];
  const t = isqrt(off * 256);
  return [
    { x: dx * t - dy * r * 16, y: dy * t + dx * r * 16 },
    { x: dx * t + dy * r * 16, y: dy * t - dx * r * 16 },
  ];
}

/** Corners of rough ground within reach, as seen from a point. */
function roughCorners(m: Mover, from: Point, most: number): Point[] {
  const corners: Point[] = [];
  const { size } = m.ground.map;
  const rough = (x: number, y: number): number => ROUGH[codeAt(m.ground, x, y)]!;
  for (let x = floorDiv(from.x - most, size) * size; x <= from.x + most; x += size) {
    for (let y = floorDiv(from.y - most, size) * size; y <= from.y + most; y += size) {
      const around = rough(x, y) + rough(x - 1, y) + rough(x, y - 1) + rough(x - 1, y - 1);
      if (around !== 0 && around !== 4) corners.push({ x: x - from.x, y: y - from.y });
    }
  }
  return corners;
}

/** Directions in which a straight leg begins or ends to be stopped, slowed or charged for something. */
function edgesOf(w: Table, m: Mover, from: Point, most: number): Point[] {
  const edges: Point[] = m.slowed || m.paralysed ? roughCorners(m, from, most) : [];
  const nose = ahead(0, 0, m.unit.facing, 1000);
  edges.push({ x: nose.y, y: -nose.x }, { x: -nose.y, y: nose.x });
  if (m.flies) return edges;
  for (const one of m.others) {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    if (one.near) edges.push({ x: -dy, y: dx }, { x: dy, y: -dx });
    else edges.push(...tangents(dx, dy, one.least));
  }
  if (m.skims) return edges;
  for (const { west, south, east, north } of m.solid)
    for (const x of [west, east])
      for (const y of [south, north]) edges.push(...tangents(x - from.x, y - from.y, m.core));
  if (m.crossing !== 0)
    for (const o of w.obstacles)
      edges.push({ x: o.x1 - from.x, y: o.y1 - from.y }, { x: o.x2 - from.x, y: o.y2 - from.y });
  return edges;
}

/** XR-XEN-15, XR-XEN-30 What fliers and skimmers pass over without being allowed to stop there. */
function patchesOf(m: Mover, from: Point, most: number): Star[] {
  const patches: Star[] = [];
  const edges = (): Point[] => [];
  if (m.flies)
    for (const { x, y, least } of m.others)
      patches.push({
        from: { x, y },
        most: least,
        edges,
        holds: (px, py) => squared(px, py, x, y) < least * least,
      });
  for (const box of m.ground.solid) {
    if (squaredToBox(from.x, from.y, box) > (most + m.core) * (most + m.core)) continue;
    const middle = { x: (box.west + box.east) >> 1, y: (box.south + box.north) >> 1 };
    const corner = isqrt(squared(box.west, box.south, middle.x, middle.y));
    patches.push({
      from: middle,
      most: corner + m.core + 1,
      edges,
      holds: (x, y) => squaredToBox(x, y, box) < m.core * m.core,
    });
  }
  return patches;
}

/** XR-MOV-01 One straight leg from a point with so much movement. */
export function legReach(w: Table, unit: Unit, from: Point, most: number): Region {
  const m = moverOf(w, unit, from.x, from.y);
  const { x: fromX, y: fromY } = from;
  // Only what this leg could come near.
  m.others = m.others.filter(
    (one) => squared(one.x, one.y, fromX, fromY) <= (most + one.least) * (most + one.least),
  );
  m.solid = m.solid.filter((box) => squaredToBox(fromX, fromY, box) <= (most + m.core) * (most + m.core));
  const p = profileOf(unit);
  // XR-TASTE-14 A vehicle without facing still pays for reversing: only the judge of whole paths knows what.
  const reverses = p.vehicle && !p.walker && !w.options.facing;
  const goes = (x: number, y: number, ends: boolean): boolean =>
    squared(x, y, fromX, fromY) <= most * most &&
    (reverses && ends
      ? pathFault(w, unit, { kind: 'move', most }, [spot(x, y)]) === null
      : legFault(w, m, fromX, fromY, x, y, ends) === null && legCost(w, m, fromX, fromY, x, y) <= most);
  const passesOver = m.flies || m.skims;
  return {
    legal: (x, y) => goes(x, y, true),
    within: {
      from: { x: fromX, y: fromY },
      most,
      holds: (x, y) => goes(x, y, !passesOver),
      edges: () => edgesOf(w, m, from, most),
    },
    without: () => (passesOver ? patchesOf(m, from, most) : []),
  };
}

/** XR-VEH-01 A turn towards the point, then straight ahead; the steps are rounded to whole degrees and hundredths. */
export function driveTowards(unit: Unit, to: Point): Drive[] {
  const turns = turnsTo(unit, bearing(to.x - unit.x, to.y - unit.y));
  const far = isqrt(squared(unit.x, unit.y, to.x, to.y));
  return far < 1 ? turns : [...turns, { ahead: far }];
}

/** Just before and after the borders between the headings that a vehicle rounds to. */
const HALF_DEGREES: Point[] = Array.from({ length: 720 }, (_, i) => {
  const d = i >> 1;
  const [before, after] = i % 2 === 0 ? [51, 49] : [49, 51];
  return { x: before * sine(d) + after * sine(d + 1), y: before * sine(d + 90) + after * sine(d + 91) };
});

/** One drive: a turn on the spot, then straight ahead. */
export function driveReach(w: Table, unit: Unit, most: number): Region {
  const from = { x: unit.x, y: unit.y };
  const m = moverOf(w, unit);
  const goes = (x: number, y: number, ends: boolean): boolean => {
    if (x === from.x && y === from.y) return true;
    const heading = bearing(x - from.x, y - from.y);
    const left = most - TURN * turnsTo(unit, heading).length;
    const to = ahead(from.x, from.y, heading, isqrt(squared(from.x, from.y, x, y)));
    return (
      legFault(w, m, from.x, from.y, to.x, to.y, ends) === null &&
      legCost(w, m, from.x, from.y, to.x, to.y) <= left
    );
  };
  return {
    legal: (x, y) => goes(x, y, true),
    within: { from, most, holds: (x, y) => goes(x, y, !m.skims), edges: () => HALF_DEGREES },
    without: () => (m.skims ? patchesOf(m, from, most) : []),
  };
}

/** The region of a space around a unit; null if the space is no such region. */
export function reachOf(w: Table, space: Space): Region | null {
  if (space.kind === 'move')
    return legReach(w, unitOf(w, space.unit), { x: space.from[0], y: space.from[1] }, space.most);
  return space.kind === 'drive' ? driveReach(w, unitOf(w, space.unit), space.most) : null;
}
