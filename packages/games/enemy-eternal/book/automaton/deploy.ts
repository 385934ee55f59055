// How the automaton sets up.
import type { Cell, Model, Table } from '../../table.ts';
import { armsOf } from '../attack/arms.ts';
import { HARD, SOFT, distance, ground } from '../board/ground.ts';
import { markerCells } from '../deployment/infiltrator.ts';
import { isLess } from '../ties.ts';

/** EE-AUT-24 The cell with the most cover around it, then closest to the middle; fighters without a gun go closest to the enemy zone. */
export function deployCell(w: Table, m: Model, cells: readonly Cell[]): Cell {
  const g = ground(w);
  const middle = (g.grid.height >> 1) * g.grid.width + (g.grid.width >> 1);
  const brawler = armsOf(m).every((arm) => arm.range === 0);
  const enemyZone = w.sides[1 - m.side]!.zone === 'A' ? 0 : g.grid.width - 1;
  let best = cells[0]!;
  let rank: number[] | null = null;
  for (const cell of cells) {
    let cover = 0;
    for (let d = 0; d < 8; d++) {
      const next = g.grid.next[cell * 8 + d]!;
      if (next >= 0 && (g.kind[next] === HARD || g.kind[next] === SOFT)) cover++;
    }
    if (g.kind[cell] === SOFT) cover++;
    const score = brawler
      ? [Math.abs(g.grid.x[cell]! - enemyZone), cell]
      : [-cover, distance(w, cell, middle), cell];
    if (rank === null || isLess(score, rank)) {
      best = cell;
      rank = score;
    }
  }
  return best;
}

const centre = (w: Table, cells: readonly Cell[]): [number, number] => {
  const { x, y } = ground(w).grid;
  const sum = cells.reduce(([sx, sy], cell) => [sx! + x[cell]!, sy! + y[cell]!] as [number, number], [
    0, 0,
  ] as [number, number]);
  return [Math.floor(sum[0] / Math.max(1, cells.length)), Math.floor(sum[1] / Math.max(1, cells.length))];
};

/** EE-AUT-20 Three markers out of sight, closest to the line between the zones' centres and at least 6 apart. */
export function markersOf(w: Table, m: Model, zoneA: readonly Cell[], zoneB: readonly Cell[]): Cell[] {
  const { grid } = ground(w);
  const [ax, ay] = centre(w, zoneA);
  const [bx, by] = centre(w, zoneB);
  const off = (cell: Cell): number =>
    Math.abs((bx - ax) * (grid.y[cell]! - ay) - (by - ay) * (grid.x[cell]! - ax));
  const chosen: Cell[] = [];
  const cells = markerCells(w, m.side, m.side === 0 ? zoneB : zoneA).sort((a, b) => off(a) - off(b) || a - b);
  for (const apart of [6, 1])
    for (const cell of cells)
      if (chosen.length < 3 && chosen.every((one) => distance(w, one, cell) >= apart)) chosen.push(cell);
  return chosen;
}
