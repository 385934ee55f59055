// Ways over the board and their price. Prices are small whole numbers; the buffers are used again for every search.
import { type Cell, type Grid, NOWHERE, opposite } from './grid.ts';

/** What a mover pays. */
export interface Ground {
  readonly grid: Grid;
  /** Price of leaving a cell in a direction, at `cell * 8 + direction`; 0 where there is no way. */
  readonly prices: Uint8Array;
  /** Cells that cannot be entered hold something else than 0. */
  readonly closed: Uint8Array;
}

export const FAR_AWAY = 0x7fff;

/** Cheapest ways from some cells to all others (Dijkstra with buckets). Read it before the next `search`. */
export class Reach {
  readonly grid: Grid;
  /** Price of the cheapest way; FAR_AWAY where none leads. */
  readonly price: Int16Array;
  /** The cell before it on that way; NOWHERE at the start. */
  readonly before: Int16Array;
  /** Reached cells, cheapest first. */
  readonly order: Int16Array;
  count = 0;
  private readonly buckets: Cell[][] = Array.from({ length: 256 }, () => []);

  constructor(grid: Grid) {
    this.grid = grid;
    this.price = new Int16Array(grid.size).fill(FAR_AWAY);
    this.before = new Int16Array(grid.size).fill(NOWHERE);
    this.order = new Int16Array(grid.size);
  }

  /**
   * Everything that `budget` reaches. With `backwards` prices are those from each cell to the nearest start.
   * `directions`: 4 for orthogonal steps, 8 with diagonal ones.
   */
  search(
    ground: Ground,
    starts: readonly Cell[],
    budget = FAR_AWAY - 1,
    directions: 4 | 8 = 4,
    backwards = false,
  ): this {
    const { prices, closed } = ground;
    const { grid, price, before, order, buckets } = this;
    price.fill(FAR_AWAY);
    before.fill(NOWHERE);
    this.count = 0;
    let waiting = 0;
    for (const start of starts) {
      if (price[start] === 0) continue;
      price[start] = 0;
      buckets[0]!.push(start);
      waiting++;
    }
    for (let now = 0; waiting > 0; now++) {
      const bucket = buckets[now & 255]!;
      for (let i = 0; i < bucket.length; i++) {
        const cell = bucket[i]!;
        waiting--;
        if (price[cell] !== now) continue;
        order[this.count++] = cell;
        for (let d = 0; d < directions; d++) {
          const next = grid.next[cell * 8 + d]!;
          if (next === NOWHERE || closed[next] !== 0) continue;
          const step = backwards ? prices[next * 8 + opposite(d)]! : prices[cell * 8 + d]!;
          if (step === 0) continue;
          const total = now + step;
          if (total > budget || total >= price[next]!) continue;
          price[next] = total;
          before[next] = cell;
          buckets[total & 255]!.push(next);
          waiting++;
        }
      }
      bucket.length = 0;
    }
    return this;
  }

  reached(cell: Cell): boolean {
    return this.price[cell] !== FAR_AWAY;
  }

  /** The cells of the cheapest way to a reached cell, without the start. */
  path(to: Cell): Cell[] {
    const way: Cell[] = [];
    for (let cell = to; this.before[cell] !== NOWHERE; cell = this.before[cell]!) way.push(cell);
    return way.reverse();
  }
}
