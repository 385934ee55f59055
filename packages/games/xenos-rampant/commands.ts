// Moves in words, for keyboards and voices: each becomes a choice that the judge accepts.
import { type Point, roundDiv, isqrt, squared } from '@xenotable/board';
import type { Space } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import { radiusOf } from './measure.ts';
import { nearestChoice } from './spaces.ts';
import type { Table, UnitId } from './table.ts';

/** Something to move in relation to: a unit, or a bare point. */
export type Landmark = UnitId | Point;

const placeOf = (w: Table, mark: Landmark): { x: number; y: number; r: number } => {
  if (typeof mark !== 'number') return { ...mark, r: 0 };
  const unit = w.units[mark]!;
  return { x: unit.x, y: unit.y, r: radiusOf(unit) };
};

/** The point on the line between mover and landmark that leaves a gap between the rims. */
function atGap(w: Table, mover: UnitId, mark: Landmark, gap: number): Point {
  const unit = w.units[mover]!;
  const to = placeOf(w, mark);
  const length = isqrt(squared(unit.x, unit.y, to.x, to.y));
  if (length === 0) return { x: unit.x, y: unit.y };
  const far = radiusOf(unit) + to.r + gap;
  return {
    x: to.x + roundDiv((unit.x - to.x) * far, length),
    y: to.y + roundDiv((unit.y - to.y) * far, length),
  };
}

/** 'Move toward X': as near as it gets, never nearer than an inch. */
export function moveToward(w: Table, space: Space, mark: Landmark): Choice | null {
  const at = atGap(w, space['unit'] as UnitId, mark, typeof mark === 'number' ? 100 : 0);
  return nearestChoice(w, space, at.x, at.y);
}

/** 'Keep 3 inches from Y': to the nearest point that leaves that gap. */
export function keepFrom(w: Table, space: Space, mark: Landmark, gap: number): Choice | null {
  const at = atGap(w, space['unit'] as UnitId, mark, gap);
  return nearestChoice(w, space, at.x, at.y);
}

/** 'To the edge of range of Z': just so near that a weapon of that range reaches it. */
export const toEdgeOfRange = (w: Table, space: Space, mark: Landmark, range: number): Choice | null =>
  keepFrom(w, space, mark, range);

/** XR-ORD-06 The chance, out of 1, that it is still your turn after each of several orders in a row. */
export function stillYours(ways: readonly number[]): number[] {
  let alive = 1;
  return ways.map((out) => (alive *= out / 36));
}
