// How free the line between two cells is. Every edge and every cell has a level: 0 free, 1 in the way, 2 opaque.
import type { Edges } from './edges.ts';
import { byteAt } from '../read.ts';
import { type Cell, type Grid, columnOf, rowOf } from './grid.ts';
import { ACROSS, ALONG, lineSteps } from './line.ts';

export const FREE = 0;
export const HINDERED = 1;
export const BLOCKED = 2;

export interface Sights {
  readonly grid: Grid;
  /** Level of each edge and of each cell. */
  readonly edges: Edges;
  readonly cells: Uint8Array;
  /** Whether the two cells beside a corner count when the line passes exactly through it. */
  readonly pinched: boolean;
  /** Whether what is merely in the way on an edge of the first cell is looked over. */
  readonly leaning: boolean;
}

/**
 * The highest level met on the way. Both ends themselves do not count. A corner can be passed on two sides: each side has the
 * highest level met there, the corner has the lower one of the two.
 */
export function sightLevel(sights: Sights, from: Cell, to: Cell): number {
  const { grid, edges, cells, pinched, leaning } = sights;
  const width = grid.width;
  const dx = columnOf(grid, to) - columnOf(grid, from);
  const dy = rowOf(grid, to) - rowOf(grid, from);
  const across = dx < 0 ? -1 : 1;
  const along = dy < 0 ? -width : width;
  const sideways = dx < 0 ? 3 : 1;
  const upright = dy < 0 ? 0 : 2;
  const line = lineSteps(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
  let level = FREE;
  let cell = from;
  for (let i = 0; i < line.length; i++) {
    const step = line[i];
    let met: number;
    if (step === ACROSS) {
      met = byteAt(edges, cell * 4 + sideways);
      if (i === 0 && leaning && met === HINDERED) met = FREE;
      cell += across;
    } else if (step === ALONG) {
      met = byteAt(edges, cell * 4 + upright);
      if (i === 0 && leaning && met === HINDERED) met = FREE;
      cell += along;
    } else {
      let first = byteAt(edges, cell * 4 + sideways);
      let second = byteAt(edges, cell * 4 + upright);
      if (i === 0 && leaning) {
        if (first === HINDERED) first = FREE;
        if (second === HINDERED) second = FREE;
      }
      first = Math.max(first, byteAt(edges, (cell + across) * 4 + upright));
      second = Math.max(second, byteAt(edges, (cell + along) * 4 + sideways));
      if (pinched) {
        first = Math.max(first, byteAt(cells, cell + across));
        second = Math.max(second, byteAt(cells, cell + along));
      }
      met = Math.min(first, second);
      cell += across + along;
    }
    if (met > level) level = met;
    if (cell !== to) level = Math.max(level, byteAt(cells, cell));
    if (level === BLOCKED) return BLOCKED;
  }
  return level;
}

const UNKNOWN = 255;

/** Remembers the levels of one unchanging board: each line is walked at most once. */
export class SightTable {
  readonly sights: Sights;
  private readonly known: Uint8Array;

  constructor(sights: Sights) {
    this.sights = sights;
    this.known = new Uint8Array(sights.grid.size * sights.grid.size).fill(UNKNOWN);
  }

  level(from: Cell, to: Cell): number {
    const at = from * this.sights.grid.size + to;
    const level = this.known[at] ?? UNKNOWN;
    return level !== UNKNOWN ? level : (this.known[at] = sightLevel(this.sights, from, to));
  }
}
