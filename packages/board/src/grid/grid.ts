// A board of squares. A cell is one integer, y * width + x; a direction is one too: up, right, down, left, then the four diagonals.
import { byteAt, numberAt } from '../read.ts';

export type Cell = number;
export type Direction = number;

/** The column and row offset of each direction. */
const DX: readonly number[] = [0, 1, 0, -1, 1, 1, -1, -1];
const DY: readonly number[] = [-1, 0, 1, 0, -1, 1, 1, -1];

/** No cell: off the board. */
export const NOWHERE = -1;

/** Data that depends only on the size of a board. One object per size, shared (`gridOf`). */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** Column and row of each cell. */
  readonly x: Uint8Array;
  readonly y: Uint8Array;
  /** The neighbour of a cell in a direction, at `cell * 8 + direction`; NOWHERE beyond the edge. */
  readonly next: Int16Array;
  /** A 0 for each cell, to be copied (`zeroPerCell`). */
  readonly zeroes: readonly number[];
}

const made = new Map<number, Grid>();

/** Columns, rows and cells of the largest boards. */
export const MOST_ACROSS = 255;
const MOST_CELLS = 32_000;

/** Whether a board can have this size. */
export const isBoard = (width: number, height: number): boolean =>
  width >= 1 && width <= MOST_ACROSS && height >= 1 && height <= MOST_ACROSS && width * height <= MOST_CELLS;

/** The grid of a size. It is kept for good: whoever reads sizes from outside decides first which of them are played on. */
export function gridOf(width: number, height: number): Grid {
  if (!isBoard(width, height)) throw new RangeError(`no board has ${width} x ${height} cells`);
  const key = height * 256 + width;
  const known = made.get(key);
  if (known !== undefined) return known;
  const size = width * height;
  const grid = {
    width,
    height,
    size,
    x: new Uint8Array(size),
    y: new Uint8Array(size),
    next: new Int16Array(size * 8).fill(NOWHERE),
    zeroes: new Array<number>(size).fill(0),
  };
  for (let cell = 0; cell < size; cell++) {
    const x = (grid.x[cell] = cell % width);
    const y = (grid.y[cell] = (cell - x) / width);
    for (let d = 0; d < 8; d++) {
      const nx = x + numberAt(DX, d);
      const ny = y + numberAt(DY, d);
      if (nx >= 0 && nx < width && ny >= 0 && ny < height) grid.next[cell * 8 + d] = ny * width + nx;
    }
  }
  made.set(key, grid);
  return grid;
}

/** A new array with a 0 for each cell. Copying one is 2.5 times as fast as creating a typed array and collecting it (24 x 16 cells). */
export const zeroPerCell = (grid: Grid): number[] => grid.zeroes.slice();

export const cellAt = (grid: Grid, x: number, y: number): Cell =>
  x >= 0 && x < grid.width && y >= 0 && y < grid.height ? y * grid.width + x : NOWHERE;

export const neighbour = (grid: Grid, cell: Cell, direction: Direction): Cell =>
  grid.next[cell * 8 + direction] ?? NOWHERE;

export const columnOf = (grid: Grid, cell: Cell): number => byteAt(grid.x, cell);

export const rowOf = (grid: Grid, cell: Cell): number => byteAt(grid.y, cell);

/** The direction from a cell to one of its eight neighbours, or -1. */
export function directionTo(grid: Grid, from: Cell, to: Cell): Direction {
  for (let d = 0; d < 8; d++) if (grid.next[from * 8 + d] === to) return d;
  return -1;
}

export const opposite = (direction: Direction): Direction =>
  direction < 4 ? (direction + 2) & 3 : 4 + ((direction - 2) & 3);

// Distances use unchecked reads: with a check and a branch for NOWHERE they took 3.5 times as long (all pairs of 24 x 16 cells).

/** Orthogonal steps between two cells, whatever lies between them. From NOWHERE it is NaN, so that every comparison is false. */
export const steps = (grid: Grid, a: Cell, b: Cell): number =>
  Math.abs(grid.x[a]! - grid.x[b]!) + Math.abs(grid.y[a]! - grid.y[b]!);

/** The same where diagonal steps count as one. */
export const kingSteps = (grid: Grid, a: Cell, b: Cell): number =>
  Math.max(Math.abs(grid.x[a]! - grid.x[b]!), Math.abs(grid.y[a]! - grid.y[b]!));

/** How far a cell lies from the nearest edge of the board; 0 on the border. */
export function toEdge(grid: Grid, cell: Cell): number {
  const x = columnOf(grid, cell);
  const y = rowOf(grid, cell);
  return Math.min(x, grid.width - 1 - x, y, grid.height - 1 - y);
}
