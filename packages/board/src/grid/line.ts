// The straight line between the centres of two cells, computed exactly in whole numbers.
import { type Cell, type Grid, columnOf, rowOf } from './grid.ts';

/** One step of a line: over a vertical edge, over a horizontal edge, or exactly through a corner. */
export const ACROSS = 0;
export const ALONG = 1;
export const CORNER = 2;

// The steps depend only on the distances in columns and rows; caching them makes sight lines 5 times as fast (bench board).
const SPAN = 256;
const known: (Uint8Array | undefined)[] = [];

/** The steps of a line that goes `nx` columns and `ny` rows. The line enters a cell only if it crosses its interior. */
export function lineSteps(nx: number, ny: number): Uint8Array {
  return known[nx * SPAN + ny] ?? walk(nx, ny);
}

function walk(nx: number, ny: number): Uint8Array {
  const line: number[] = [];
  for (let ix = 0, iy = 0; ix < nx || iy < ny;) {
    // Where the line meets the next vertical and the next horizontal edge, in units of 1 / (2 nx ny) of its length.
    const vertical = (1 + 2 * ix) * ny;
    const horizontal = (1 + 2 * iy) * nx;
    line.push(vertical < horizontal ? ACROSS : vertical > horizontal ? ALONG : CORNER);
    if (vertical <= horizontal) ix++;
    if (horizontal <= vertical) iy++;
  }
  return (known[nx * SPAN + ny] = Uint8Array.from(line));
}

/** The cells whose interior the line crosses, in order, without both ends. */
export function cellsOnLine(grid: Grid, from: Cell, to: Cell): Cell[] {
  const dx = columnOf(grid, to) - columnOf(grid, from);
  const dy = rowOf(grid, to) - rowOf(grid, from);
  const across = dx < 0 ? -1 : 1;
  const along = dy < 0 ? -grid.width : grid.width;
  const cells: Cell[] = [];
  let cell = from;
  for (const step of lineSteps(Math.abs(dx), Math.abs(dy))) {
    cell += step === ACROSS ? across : step === ALONG ? along : across + along;
    if (cell !== to) cells.push(cell);
  }
  return cells;
}
