// Values on the edges between cells: walls, doors, fences. Written once, readable from both sides.
import { type Cell, type Direction, type Grid, NOWHERE, neighbour, opposite } from './grid.ts';

/** A value per edge, at `cell * 4 + direction`; both cells of an edge hold the same value. */
export type Edges = Uint8Array;

export const noEdges = (grid: Grid): Edges => new Uint8Array(grid.size * 4);

export function setEdge(grid: Grid, edges: Edges, cell: Cell, direction: Direction, value: number): void {
  edges[cell * 4 + direction] = value;
  const other = neighbour(grid, cell, direction);
  if (other !== NOWHERE) edges[other * 4 + opposite(direction)] = value;
}

/** One number for an edge, the same from both sides: the number of the cell above or left of it, doubled, plus 1 for a vertical edge. */
export function edgeId(grid: Grid, cell: Cell, direction: Direction): number {
  const upper = direction === 0 || direction === 3 ? neighbour(grid, cell, direction) : cell;
  return upper * 2 + (direction & 1);
}

/** The cell above or left of an edge, and the direction in which the edge lies from it. */
export const edgeOf = (id: number): { cell: Cell; direction: Direction } => ({
  cell: id >> 1,
  direction: id & 1 ? 1 : 2,
});
