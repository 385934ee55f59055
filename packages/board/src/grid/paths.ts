// Paths over the board and their costs. Costs are small whole numbers.
import { byteAt, int16At, int32At, itemAt, numberAt } from '../read.ts';
import { type Cell, type Grid, NOWHERE, neighbour, opposite } from './grid.ts';

/** What a mover pays for each step. */
export interface Ground {
  readonly grid: Grid;
  /** Cost of leaving a cell in a direction, at `cell * 8 + direction`; 0 if that is impossible. */
  readonly prices: Uint8Array;
  /** A value other than 0 for each cell that cannot be entered. */
  readonly closed: readonly number[];
}

export interface SearchLimits {
  /** The largest total cost. */
  readonly budget?: number;
  /** 4 for orthogonal steps (the default), 8 with diagonal ones. */
  readonly directions?: 4 | 8;
  /** Computes costs from each cell to the nearest start instead of from the start. */
  readonly backwards?: boolean;
  /** The search ends when this cell is reached: cells that cost as much or more are of no interest. */
  readonly until?: Cell;
}

export const FAR_AWAY = 0x7fff;

/** A search keeps one number per cell: the cost of the cheapest path times 16, plus the direction of its last step. */
const STEP_BITS = 4;
/** The direction of a start, which has no step leading to it. */
const NO_STEP = 15;
const UNREACHED = (FAR_AWAY << STEP_BITS) | NO_STEP;

/** Cheapest paths from some cells to all others. It belongs to the caller; later searches do not change it. */
export class Reach {
  /** Reached cells, cheapest first. */
  readonly order: readonly Cell[];
  /** What was searched. */
  readonly ground: Ground;
  private readonly found: readonly number[];

  constructor(ground: Ground, found: readonly number[], order: readonly Cell[]) {
    this.ground = ground;
    this.found = found;
    this.order = order;
  }

  /** Cost of the cheapest path to a cell; FAR_AWAY if there is none, and off the board. */
  priceOf(cell: Cell): number {
    return (this.found[cell] ?? UNREACHED) >> STEP_BITS;
  }

  reached(cell: Cell): boolean {
    return this.priceOf(cell) !== FAR_AWAY;
  }

  /** The cell before it on the cheapest path (in a backwards search: after it); NOWHERE at the start. */
  cellBefore(cell: Cell): Cell {
    const step = (this.found[cell] ?? UNREACHED) & NO_STEP;
    return step === NO_STEP ? NOWHERE : neighbour(this.ground.grid, cell, opposite(step));
  }

  /** The cells of the cheapest path to a reached cell, without the start. */
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

const blanks = new WeakMap<Grid, readonly number[]>();

/**
 * The initial state of a search. One plain array, because it is copied on the engine's own heap: with fresh typed arrays
 * for costs, steps and the fields that a search reads, games of Chibi Commander took 1.5 times as long, with two plain
 * arrays 1.07 times (bench games).
 */
function blankOf(grid: Grid): readonly number[] {
  let blank = blanks.get(grid);
  if (blank === undefined) blanks.set(grid, (blank = new Array<number>(grid.size).fill(UNREACHED)));
  return blank;
}

/**
 * The waiting cells, by cost modulo 256. A step costs at most 255, so costs 256 apart never wait at the same time. Only
 * a running search uses the buckets, and it calls no other code: they are empty before and after. Their memory is kept,
 * because emptied arrays took 1.15 times as long (24 x 16 cells).
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
  const { budget = FAR_AWAY - 1, directions = 4, backwards = false, until = NOWHERE } = limits;
  const { next } = grid;
  const found = blankOf(grid).slice();
  const order: Cell[] = [];
  let waiting = 0;
  for (const start of starts) {
    if (found[start] !== UNREACHED) continue;
    found[start] = NO_STEP;
    wait(0, start);
    waiting++;
  }
  for (let now = 0; waiting > 0; now++) {
    const bucket = itemAt(buckets, now & 255);
    // The bucket does not grow meanwhile, because every step costs something.
    const many = int32At(waitingAt, now & 255);
    for (let i = 0; i < many; i++) {
      const cell = numberAt(bucket, i);
      waiting--;
      if (numberAt(found, cell) >> STEP_BITS !== now) continue;
      order.push(cell);
      if (cell === until) {
        waitingAt.fill(0);
        return new Reach(ground, found, order);
      }
      for (let d = 0; d < directions; d++) {
        const to = int16At(next, cell * 8 + d);
        if (to === NOWHERE || closed[to] !== 0) continue;
        const step = byteAt(prices, backwards ? to * 8 + opposite(d) : cell * 8 + d);
        if (step === 0) continue;
        const total = now + step;
        if (total > budget || total >= numberAt(found, to) >> STEP_BITS) continue;
        found[to] = (total << STEP_BITS) | d;
        wait(total, to);
        waiting++;
      }
    }
    waitingAt[now & 255] = 0;
  }
  return new Reach(ground, found, order);
}
