// Painting on a board of squares: strokes as cells, with the exact spot inside the cell.
import type { Spot } from '../camera.ts';
import { CELL, type GridSize } from './cells.ts';

/** A spot on the board, in cells: (3.5, 0.5) is the middle of the fourth cell of the first row. */
export interface Painted extends Spot {
  cell: number;
}

export interface Stroke {
  begin(at: Painted): void;
  along(at: Painted): void;
  end(): void;
  /** Cancels the stroke: a second finger came down. */
  cancel(): void;
}

/** The middle of a cell. */
export const middleOf = (cell: number, { columns }: GridSize): Painted => ({
  cell,
  x: (cell % columns) + 0.5,
  y: Math.floor(cell / columns) + 0.5,
});

/** Converts a spot from board units to cells; the nearest cell if it lies beside the board. */
export function paintedAt(spot: Spot, { columns, rows }: GridSize): Painted {
  const within = (value: number, most: number): number => Math.min(most - 0.001, Math.max(0, value / CELL));
  const x = within(spot.x, columns);
  const y = within(spot.y, rows);
  return { x, y, cell: Math.floor(y) * columns + Math.floor(x) };
}
