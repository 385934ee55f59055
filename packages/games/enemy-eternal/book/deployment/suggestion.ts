// Where the table sets up the models of a player who leaves that to it.
import { applies } from '@xenotable/kernel';
import { type Cell, type Model, type Table, other } from '../../table.ts';
import { armsOf } from '../attack/arms.ts';
import { type Ground, distance, ground } from '../board/ground.ts';
import { coverAgainst } from '../board/sight.ts';
import { leastOf } from '../ties.ts';
import { zoneCells } from './zones.ts';

/** Cells from which fire is to be expected: the other side's zone, or the far edge of the board. */
function threats(w: Table, m: Model): Cell[] {
  const zone = zoneCells(w, other(m.side));
  if (zone.length > 0) return zone;
  const { width, height } = ground(w).grid;
  const far = w.sides[m.side].zone === 'A' ? width - 1 : 0;
  return Array.from({ length: height }, (_, row) => row * width + far);
}

/** By ground and side, the cover of the cells that have been looked at. */
const known = new WeakMap<Ground, Map<string, Map<Cell, number>>>();

/** The cover of a cell against all of these together: 2 for Hard, 1 for Soft. */
function coverFrom(w: Table, m: Model, from: readonly Cell[], cell: Cell): number {
  const g = ground(w);
  const side = `${w.mission} ${w.sides[other(m.side)].zone} ${w.goals['edge'] ?? 0}`;
  const bySide = known.get(g) ?? new Map<string, Map<Cell, number>>();
  known.set(g, bySide);
  const covers = bySide.get(side) ?? new Map<Cell, number>();
  bySide.set(side, covers);
  let cover = covers.get(cell);
  if (cover === undefined) {
    cover = from.reduce((sum, one) => sum + coverAgainst(w, one, cell), 0);
    covers.set(cell, cover);
  }
  return cover;
}

/** EE-DEP-10 The most cover towards the enemy, then nearest to it; fighters without a gun only near. */
export function suggestedCell(w: Table, m: Model, cells: readonly Cell[]): Cell | null {
  applies('EE-DEP-10');
  const from = threats(w, m);
  const brawler = armsOf(m).every((arm) => arm.range === 0);
  const near = (cell: Cell): number => Math.min(...from.map((one) => distance(w, one, cell)));
  return leastOf(cells, (cell) => [brawler ? 0 : -coverFrom(w, m, from, cell), near(cell), cell]);
}
