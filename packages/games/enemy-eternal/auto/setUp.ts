// Setting up: the edge of the board, and where each model stands before the first die.
import type { Choice } from '../choices.ts';
import type { Cell, Model, Table } from '../table.ts';
import { deployCell } from '../book/automaton/deploy.ts';
import { distance, ground, spotOf } from '../book/board/ground.ts';
import { EDGES, placesFor } from '../book/deployment/zones.ts';
import { shelterOf } from './shelter.ts';
import { taskFor } from './tasks.ts';

/** A cover cell beside it is worth so many steps of the way. */
const COVER = 1.6;

/** Cells to set a model up, the best first: near its task and in cover; without a task where the automaton would. */
export function placesOf(w: Table, m: Model, cells: readonly Cell[]): Cell[] {
  const task = taskFor(w, { ...m, cell: cells[0] ?? -1 });
  if (task === null) return [deployCell(w, m, cells)];
  const shelter = shelterOf(ground(w));
  return cells
    .map((cell) => ({ cell, cost: task.way.priceOf(cell) - COVER * Math.min(3, shelter[cell] ?? 0) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ cell }) => cell);
}

export function place(w: Table, m: Model): Choice {
  const cells = placesFor(w, m);
  const [at] = placesOf(w, m, cells);
  if (at === undefined) throw new Error(`there is no cell to set up ${m.name}`);
  return { do: 'place', model: m.id, at: spotOf(ground(w), at) };
}

type Edge = (typeof EDGES)[number];

/** EE-M-SE12-02 The edge that is nearest to all crates. */
export function edge(w: Table): Choice {
  const { width, height } = ground(w).grid;
  const middles: Record<Edge, Cell> = {
    left: (height >> 1) * width,
    right: (height >> 1) * width + width - 1,
    top: width >> 1,
    bottom: (height - 1) * width + (width >> 1),
  };
  const far = (one: Edge): number =>
    w.pieces.reduce((sum, piece) => sum + distance(w, middles[one], piece.cell), 0);
  return { do: 'edge', edge: EDGES.reduce((best, one) => (far(one) < far(best) ? one : best)) };
}
