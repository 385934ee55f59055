// Ways over the board and their price. Prices are small whole numbers.
import { byteAt, int16At, itemAt } from '../read.ts';
import { type Cell, type Grid, NOWHERE, opposite } from './grid.ts';

/** What a mover pays. */
export interface Ground {
  readonly grid: Grid;
  /** Price of leaving a cell in a direction, at `cell * 8 + direction`; 0 where there is no way. */
  readonly prices: Uint8Array;
  /** Cells that cannot be entered hold something else than 0. */
  readonly closed: Uint8Array;
}

export interface SearchLimits {
  /** No way may cost more than this. */
  readonly budget?: number;
  /** 4 for orthogonal steps (the default), 8 with diagonal ones. */
  readonly directions?: 4 | 8;
  /** Prices are those from each cell to the nearest start. */
  readonly backwards?: boolean;
}

export const FAR_AWAY = 0x7fff;

/** Cheapest ways from some cells to all others. It belongs to the caller: no later search changes it. */
export class Reach {
  /** Price of the cheapest way; FAR_AWAY where none leads. */
  readonly price: Int16Array;
  /** Reached cells, cheapest first. */
  readonly order: readonly Cell[];
  private readonly before: Int16Array;

  constructor(price: Int16Array, before: Int16Array, order: readonly Cell[]) {
    this.price = price;
    this.before = before;
    this.order = order;
  }

  /** Price of the cheapest way to a cell; FAR_AWAY where none leads, and beyond the board. */
  priceOf(cell: Cell): number {
    return this.price[cell] ?? FAR_AWAY;
  }

  reached(cell: Cell): boolean {
    return this.priceOf(cell) !== FAR_AWAY;
  }

  /** The cell before it on the cheapest way (in a backwards search: after it); NOWHERE at the start. */
  cellBefore(cell: Cell): Cell {
    return this.before[cell] ?? NOWHERE;
  }

  /** The cells of the cheapest way to a reached cell, without the start. */
  path(to: Cell): Cell[] {
    const way: Cell[] = [];
    for (let cell = to; ;) {
      const back = this.cellBefore(cell);
      if (back === NOWHERE) return way.reverse();
      way.push(cell);
      cell = back;
    }
  }
}

/** Cells that wait at a price. A step costs at most 255, so that prices 256 apart never wait together. Empty between searches. */
const buckets: readonly Cell[][] = Array.from({ length: 256 }, () => []);

const bucketOf = (price: number): Cell[] => itemAt(buckets, price & 255);

/** Everything that can be reached from some cells (Dijkstra with buckets). */
export function cheapestWays(ground: Ground, starts: readonly Cell[], limits: SearchLimits = {}): Reach {
  const { grid, prices, closed } = ground;
  const { budget = FAR_AWAY - 1, directions = 4, backwards = false } = limits;
  const { next } = grid;
  const price = new Int16Array(grid.size).fill(FAR_AWAY);
  const before = new Int16Array(grid.size).fill(NOWHERE);
  const order: Cell[] = [];
  let waiting = 0;
  for (const start of starts) {
    if (price[start] !== FAR_AWAY) continue;
    price[start] = 0;
    bucketOf(0).push(start);
    waiting++;
  }
  for (let now = 0; waiting > 0; now++) {
    const bucket = bucketOf(now);
    // A bucket never grows while it is emptied: every step costs something.
    for (const cell of bucket) {
      waiting--;
      if (price[cell] !== now) continue;
      order.push(cell);
      for (let d = 0; d < directions; d++) {
        const to = int16At(next, cell * 8 + d);
        if (to === NOWHERE || closed[to] !== 0) continue;
        const step = byteAt(prices, backwards ? to * 8 + opposite(d) : cell * 8 + d);
        if (step === 0) continue;
        const total = now + step;
        if (total > budget || total >= int16At(price, to)) continue;
        price[to] = total;
        before[to] = cell;
        bucketOf(total).push(to);
        waiting++;
      }
    }
    bucket.length = 0;
  }
  return new Reach(price, before, order);
}
