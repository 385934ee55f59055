// Points and boxes on a measured table. Coordinates are whole hundredths of an inch; distances are compared as squares.
import { clamp } from './numbers.ts';

export interface Point {
  x: number;
  y: number;
}

/** A box along the axes; its border belongs to it. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export const squared = (ax: number, ay: number, bx: number, by: number): number =>
  (ax - bx) * (ax - bx) + (ay - by) * (ay - by);

/** Squared distance from a point to the nearest point of a box; 0 inside. */
export function squaredToBox(x: number, y: number, box: Box): number {
  return squared(x, y, clamp(x, box.west, box.east), clamp(y, box.south, box.north));
}

/** Squared distance between two boxes; 0 if they touch or overlap. */
export function squaredBetweenBoxes(a: Box, b: Box): number {
  const dx = Math.max(0, a.west - b.east, b.west - a.east);
  const dy = Math.max(0, a.south - b.north, b.south - a.north);
  return dx * dx + dy * dy;
}

export const inBox = (x: number, y: number, box: Box): boolean =>
  x >= box.west && x <= box.east && y >= box.south && y <= box.north;

/** Whether a whole disc is inside a box. */
export const discInBox = (x: number, y: number, r: number, box: Box): boolean =>
  x - r >= box.west && x + r <= box.east && y - r >= box.south && y + r <= box.north;
