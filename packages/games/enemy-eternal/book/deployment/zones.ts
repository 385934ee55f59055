// Where things stand before the first die: objective pieces, deployment zones, the cells that are free for a model.
import { applies } from '@xenotable/kernel';
import type { Cell, Model, Piece, PieceKind, Side, Table } from '../../table.ts';
import { adjacent, cellsThat, cellsWith, distance, ground, mayStop, touching } from '../board/ground.ts';
import { missionOf } from '../missions/index.ts';
import { engages } from '../models.ts';

const PIECES: Record<string, PieceKind> = { T: 'terminal', C: 'container', I: 'device', D: 'door' };

/** EE-TER-15 The objective pieces that the map shows; a monument is one piece. */
export function layPieces(w: Table): void {
  const g = ground(w);
  w.pieces = [];
  const add = (kind: PieceKind, cell: Cell): void => {
    const piece: Piece = { id: w.pieces.length, kind, cell, owner: -1, done: false, by: -1, pod: '' };
    w.pieces.push(piece);
  };
  for (const cell of cellsThat(g, () => true)) {
    const kind = PIECES[g.signs[cell]!];
    if (kind !== undefined) add(kind, cell);
  }
  const monument = cellsWith(g, 'm')[0];
  if (monument !== undefined) add('monument', monument);
}

/** The cells of a side's deployment zone. EE-DEP-01 */
export function zoneCells(w: Table, side: Side): Cell[] {
  const g = ground(w);
  const { zone } = w.sides[side];
  const edge = w.goals['edge'];
  if (side === 0 && edge !== undefined && edge > 0) return edgeCells(w, EDGES[edge - 1]!);
  return cellsWith(g, missionOf(w).zoneSigns?.[zone] ?? zone).filter((cell) => mayStop(g, cell));
}

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;

/** EE-M-SE12-02 With random crates any edge will do, two cells deep. */
function edgeCells(w: Table, edge: (typeof EDGES)[number]): Cell[] {
  const g = ground(w);
  const { width, height, x, y } = g.grid;
  const depth = (cell: Cell): number =>
    edge === 'left'
      ? x[cell]!
      : edge === 'right'
        ? width - 1 - x[cell]!
        : edge === 'top'
          ? y[cell]!
          : height - 1 - y[cell]!;
  return cellsThat(g, (cell) => depth(cell) < 2 && mayStop(g, cell));
}

/** EE-BRD-02 EE-DEP-03 Cells in which somebody stands, and those in base contact with an enemy. */
function takenFor(w: Table, m: Model): Set<Cell> {
  const g = ground(w);
  const taken = new Set<Cell>();
  for (const one of w.models) {
    if (one.place !== 'board') continue;
    taken.add(one.cell);
    if (one.control === m.side || one.neutral || !engages(one) || !engages(m)) continue;
    for (const cell of touching(g, one.cell)) taken.add(cell);
  }
  return taken;
}

/** EE-DEP-01 EE-DEP-03 EE-DEP-04 EE-DEP-11 Cells where this model may be set up. */
export function placesFor(w: Table, m: Model): Cell[] {
  const g = ground(w);
  const squad = missionOf(w).squadDeployment !== undefined && m.side === 0;
  const placed = w.models.filter(
    (one) => one.side === m.side && one.place === 'board' && one.unit !== 'Civilian',
  );
  const taken = takenFor(w, m);
  const free = (cell: Cell): boolean => !taken.has(cell);
  const zone = zoneCells(w, m.side).filter(free);
  applies('EE-DEP-03');
  if (squad) applies('EE-DEP-04');
  if (squad) applies(missionOf(w).squadDeployment ?? 'EE-DEP-04');
  const joined =
    squad && placed.length > 0
      ? zone.filter((cell) => placed.some((one) => adjacent(g, one.cell, cell)))
      : zone;
  if (joined.length > 0) return joined;
  return zone.length > 0 ? zone : beyond(w, zoneCells(w, m.side), free);
}

/** EE-DEP-11 When a zone is full: the free cells that are closest to it. */
function beyond(w: Table, zone: readonly Cell[], free: (cell: Cell) => boolean): Cell[] {
  applies('EE-DEP-11');
  const g = ground(w);
  const cells = cellsThat(g, (cell) => mayStop(g, cell) && free(cell));
  const far = new Map(cells.map((cell) => [cell, Math.min(...zone.map((one) => distance(w, one, cell)))]));
  const least = Math.min(...far.values());
  return cells.filter((cell) => far.get(cell) === least);
}
