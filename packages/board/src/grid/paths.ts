// Ways over the board and their price. Prices are small whole numbers.
import { byteAt, int16At, int32At, itemAt, numberAt } from '../read.ts';
import { type Cell, type Grid, NOWHERE, opposite } from './grid.ts';

/** What a mover pays. */
export interface Ground {
  readonly grid: Grid;
  /** Price of leaving a cell in a direction, at `cell * 8 + direction`; 0 where there is no way. */
  readonly prices: Uint8Array;
  /** Cells that cannot be entered hold something else than 0. */
  readonly closed: readonly number[];
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
  readonly price: readonly number[];
  /** Reached cells, cheapest first. */
  readonly order: readonly Cell[];
  private readonly before: readonly Cell[];

  constructor(price: readonly number[], before: readonly Cell[], order: readonly Cell[]) {
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

interface Blank {
  readonly price: readonly number[];
  readonly before: readonly Cell[];
}

const blanks = new WeakMap<Grid, Blank>();

/**
 * What a search begins with. Plain arrays, because they are copied on the engine's own heap: a result of its own for every search
 * costs as much as shared typed arrays did, and fresh typed arrays cost x1.4 (`cheapestWays` on 24 x 16 cells, 4 points).
 */
function blankOf(grid: Grid): Blank {
  let blank = blanks.get(grid);
  if (blank === undefined) {
    blank = {
      price: new Array<number>(grid.size).fill(FAR_AWAY),
      before: new Array<Cell>(grid.size).fill(NOWHERE),
    };
    blanks.set(grid, blank);
  }
  return blank;
}

/**
 * The cells that wait, by price. A step costs at most 255, so that prices 256 apart never wait together. Only a running search uses
 * them, and it calls nobody: they are empty before and after. Their room is kept (x1.15 against emptied arrays).
 */
const buckets: readonly Cell[][] = Array.from({ length: 256 }, () => []);
const waitingAt = new Int32Array(256);

function wait(price: number, cell: Cell): void {
  const at = price & 255;
  const many = int32At(waitingAt, at);
  itemAt(buckets, at)[many] = cell;
  waitingAt[at] = many + 1;
}

/** Everything that can be reached from some cells (Dijkstra with buckets). */
export function cheapestWays(ground: Ground, starts: readonly Cell[], limits: SearchLimits = {}): Reach {
  const { grid, prices, closed } = ground;
  const { budget = FAR_AWAY - 1, directions = 4, backwards = false } = limits;
  const { next } = grid;
  const blank = blankOf(grid);
  const price = blank.price.slice();
  const before = blank.before.slice();
  const order = blank.before.slice();
  let count = 0;
  let waiting = 0;
  for (const start of starts) {
    if (price[start] !== FAR_AWAY) continue;
    price[start] = 0;
    wait(0, start);
    waiting++;
  }
  for (let now = 0; waiting > 0; now++) {
    const bucket = itemAt(buckets, now & 255);
    // It does not grow meanwhile: every step costs something.
    const many = int32At(waitingAt, now & 255);
    for (let i = 0; i < many; i++) {
      const cell = numberAt(bucket, i);
      waiting--;
      if (price[cell] !== now) continue;
      order[count++] = cell;
      for (let d = 0; d < directions; d++) {
        const to = int16At(next, cell * 8 + d);
        if (to === NOWHERE || closed[to] !== 0) continue;
        const step = byteAt(prices, backwards ? to * 8 + opposite(d) : cell * 8 + d);
        if (step === 0) continue;
        const total = now + step;
        if (total > budget || total >= numberAt(price, to)) continue;
        price[to] = total;
        before[to] = cell;
        wait(total, to);
        waiting++;
      }
    }
    waitingAt[now & 255] = 0;
  }
  order.length = count;
  return new Reach(price, before, order);
}
