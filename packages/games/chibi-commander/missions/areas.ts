// Parts of the map that missions speak of.
import { rectangle } from '@xenotable/board';
import { field, grid } from '../board.ts';
import type { Cell } from '../table.ts';

/** Fields of a rectangle, both corners included: quadrants (CC-MAP-02), edges, spawn points of 2 x 2 (CC-MAP-22). The front edge is row 15 (CC-GEN-30). */
export const area = (left: number, top: number, right: number, bottom: number): Cell[] =>
  rectangle(grid, left, top, right, bottom);

export const leftEdge: readonly Cell[] = area(0, 0, 0, 15);
export const rightEdge: readonly Cell[] = area(23, 0, 23, 15);
export const border: readonly Cell[] = [
  ...area(0, 0, 23, 0),
  ...area(0, 15, 23, 15),
  ...area(0, 1, 0, 14),
  ...area(23, 1, 23, 14),
].sort((a, b) => a - b);
export const everywhere: readonly Cell[] = area(0, 0, 23, 15);

/** CC-MAP-02 Back left, back right, front left, front right. */
export const QUADRANTS: readonly (readonly Cell[])[] = [
  area(0, 0, 11, 7),
  area(12, 0, 23, 7),
  area(0, 8, 11, 15),
  area(12, 8, 23, 15),
];

/** Points of a list of (x, y). */
export const spots = (...points: readonly (readonly [number, number])[]): Cell[] =>
  points.map(([x, y]) => field(x, y));
