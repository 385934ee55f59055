// Sets of cells: rectangles, neighbourhoods, blasts. Cells are in reading order unless stated otherwise.
import { byteAt } from '../read.ts';
import { type Cell, type Grid, NOWHERE, columnOf, neighbour, rowOf } from './grid.ts';

/** All cells of a rectangle, both corners included; cells off the board are left out. */
export function rectangle(grid: Grid, left: number, top: number, right: number, bottom: number): Cell[] {
  const cells: Cell[] = [];
  for (let y = Math.max(0, top); y <= Math.min(grid.height - 1, bottom); y++) {
    for (let x = Math.max(0, left); x <= Math.min(grid.width - 1, right); x++) cells.push(y * grid.width + x);
  }
  return cells;
}

function neighbours(grid: Grid, cell: Cell, directions: 4 | 8): Cell[] {
  const cells: Cell[] = [];
  for (let d = 0; d < directions; d++) {
    const next = neighbour(grid, cell, d);
    if (next !== NOWHERE) cells.push(next);
  }
  return cells;
}

/** The cells that share an edge with a cell: up, right, down, left. */
export const neighbours4 = (grid: Grid, cell: Cell): Cell[] => neighbours(grid, cell, 4);

/** All eight cells around one: up, right, down, left, then the corners. */
export const neighbours8 = (grid: Grid, cell: Cell): Cell[] => neighbours(grid, cell, 8);

/** The centre, then those of its four neighbours that are not separated by an edge of level `stops` or more: up, right, down, left. */
export function cross(grid: Grid, centre: Cell, edges: Uint8Array, stops: number): Cell[] {
  const cells = [centre];
  for (let d = 0; d < 4; d++) {
    const next = neighbour(grid, centre, d);
    if (next !== NOWHERE && byteAt(edges, centre * 4 + d) < stops) cells.push(next);
  }
  return cells;
}

/** All cells within a distance, measured by `far`. */
export function within(
  grid: Grid,
  centre: Cell,
  reach: number,
  far: (grid: Grid, a: Cell, b: Cell) => number,
): Cell[] {
  const x = columnOf(grid, centre);
  const y = rowOf(grid, centre);
  return rectangle(grid, x - reach, y - reach, x + reach, y + reach).filter(
    (cell) => far(grid, centre, cell) <= reach,
  );
}
