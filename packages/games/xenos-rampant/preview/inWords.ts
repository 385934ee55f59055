// Moves in words, for keyboards and voices: each becomes a choice that the judge accepts.
import { type Point, isqrt, roundDiv, squared } from '@xenotable/board';
import type { Choice } from '../choices.ts';
import { radiusOf } from '../distances.ts';
import type { SpaceOf } from '../spaces.ts';
import { type Table, type UnitId, unitOf } from '../table.ts';
import type { View } from '../view.ts';
import { nearestChoice } from './spaces.ts';
import { tableOf } from './table.ts';

/** Something to move in relation to: a unit, or a bare point. */
export type Landmark = UnitId | Point;

/** A space in which a unit moves from where it stands. */
export type Walk = SpaceOf<'move' | 'drive'>;

const placeOf = (w: Table, mark: Landmark): { x: number; y: number; r: number } => {
  if (typeof mark !== 'number') return { ...mark, r: 0 };
  const unit = unitOf(w, mark);
  return { x: unit.x, y: unit.y, r: radiusOf(unit) };
};

/** The point on the line between mover and landmark that leaves a gap between the rims. */
export function atGap(w: Table, mover: UnitId, mark: Landmark, gap: number): Point {
  const unit = unitOf(w, mover);
  const to = placeOf(w, mark);
  const length = isqrt(squared(unit.x, unit.y, to.x, to.y));
  if (length === 0) return { x: unit.x, y: unit.y };
  const far = radiusOf(unit) + to.r + gap;
  return {
    x: to.x + roundDiv((unit.x - to.x) * far, length),
    y: to.y + roundDiv((unit.y - to.y) * far, length),
  };
}

/** 'Keep 3 inches from Y': to the nearest point that leaves that gap. */
export function keepFrom(view: View, space: Walk, mark: Landmark, gap: number): Choice | null {
  const w = tableOf(view);
  const at = atGap(w, space.unit, mark, gap);
  return nearestChoice(w, space, at.x, at.y);
}

/** 'Move toward X': as near as it gets, never nearer than an inch to a unit. */
export const moveToward = (view: View, space: Walk, mark: Landmark): Choice | null =>
  keepFrom(view, space, mark, typeof mark === 'number' ? 100 : 0);

/** 'Come in toward X': as near to it as a unit gets that comes from reserve. */
export function comeToward(view: View, space: SpaceOf<'enter'>, mark: Landmark): Choice | null {
  const w = tableOf(view);
  const { x, y } = placeOf(w, mark);
  return nearestChoice(w, space, x, y);
}

/** 'To the edge of range of Z': just so near that a weapon of that range reaches it. */
export const toEdgeOfRange = (view: View, space: Walk, mark: Landmark, range: number): Choice | null =>
  keepFrom(view, space, mark, range);
