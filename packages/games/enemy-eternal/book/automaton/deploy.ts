// How the automaton sets up.
import { applies } from '@xenotable/kernel';
import { neighbour } from '@xenotable/board';
import { type Cell, type Model, type Table, other } from '../../table.ts';
import { armsOf } from '../attack/arms.ts';
import { type Ground, HARD, SOFT, distance, ground, columnOf, rowOf } from '../board/ground.ts';
import { markerCells } from '../deployment/infiltrator.ts';
import { leastOf } from '../ties.ts';
import { zoneCells } from '../deployment/zones.ts';

/** EE-AUT-24 The cell with the most cover around it, then closest to the middle; fighters without a gun go closest to the enemy zone. */
export function deployCell(w: Table, m: Model, cells: readonly Cell[]): Cell {
  applies('EE-AUT-24');
  const g = ground(w);
  const middle = (g.grid.height >> 1) * g.grid.width + (g.grid.width >> 1);
  const brawler = armsOf(m).every((arm) => arm.range === 0);
  const enemyZone = w.sides[other(m.side)].zone === 'A' ? 0 : g.grid.width - 1;
  const best = leastOf(cells, (cell) =>
    brawler
      ? [Math.abs(columnOf(g, cell) - enemyZone), cell]
      : [-coverNear(g, cell), distance(w, cell, middle), cell],
  );
  if (best === null) throw new Error(`there is no cell to set up ${m.name}`);
  return best;
}

/** Cover cells within 1 of a cell. */
function coverNear(g: Ground, cell: Cell): number {
  const isCover = (one: Cell): boolean => g.kind[one] === HARD || g.kind[one] === SOFT;
  let cover = isCover(cell) ? 1 : 0;
  for (let d = 0; d < 8; d++) if (isCover(neighbour(g.grid, cell, d))) cover++;
  return cover;
}

/** The middle of some cells, rounded down. */
function centre(w: Table, cells: readonly Cell[]): [x: number, y: number] {
  const g = ground(w);
  let x = 0;
  let y = 0;
  for (const cell of cells) {
    x += columnOf(g, cell);
    y += rowOf(g, cell);
  }
  const count = Math.max(1, cells.length);
  return [Math.floor(x / count), Math.floor(y / count)];
}

/** EE-AUT-20 Out of sight, closest to the line between the zones' centres and, if it can be, at least 6 from the other markers of the model. */
export function markerCell(w: Table, m: Model): Cell {
  applies('EE-AUT-20');
  const g = ground(w);
  const zones = [zoneCells(w, 0), zoneCells(w, 1)] as const;
  const [ax, ay] = centre(w, zones[0]);
  const [bx, by] = centre(w, zones[1]);
  const off = (cell: Cell): number =>
    Math.abs((bx - ax) * (rowOf(g, cell) - ay) - (by - ay) * (columnOf(g, cell) - ax));
  const placed = w.markers.filter((marker) => marker.model === m.id);
  const cells = markerCells(w, m.side, zones[other(m.side)]).sort((a, b) => off(a) - off(b) || a - b);
  const best = cells.find((cell) => placed.every((one) => distance(w, one.cell, cell) >= 6)) ?? cells[0];
  if (best === undefined) throw new Error(`there is no cell for a marker of ${m.name}`);
  return best;
}
