// Ways over the board and their price. Prices are small whole numbers.
import { byteAt, int16At, int32At, itemAt, numberAt } from '../read.ts';
import { type Cell, type Grid, NOWHERE, neighbour, opposite } from './grid.ts';

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
  /** Nothing that costs as much as the way to this cell, or more, is of interest: the search ends there. */
  readonly until?: Cell;
}

export const FAR_AWAY = 0x7fff;

/** A search keeps one number per cell: the price of the cheapest way times 16, plus the direction of its last step. */
const STEP_BITS = 4;
/** The direction of a start: no step leads there. */
const NO_STEP = 15;
const UNREACHED = (FAR_AWAY << STEP_BITS) | NO_STEP;

/** Cheapest ways from some cells to all others. It belongs to the caller: no later search changes it. */
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

  /** Price of the cheapest way to a cell; FAR_AWAY where none leads, and beyond the board. */
  priceOf(cell: Cell): number {
    return (this.found[cell] ?? UNREACHED) >> STEP_BITS;
  }

  reached(cell: Cell): boolean {
    return this.priceOf(cell) !== FAR_AWAY;
  }

  /** The cell before it on the cheapest way (in a backwards search: after it); NOWHERE at the start. */
  cellBefore(cell: Cell): Cell {
    const step = (this.found[cell] ?? UNREACHED) & NO_STEP;
    return step === NO_STEP ? NOWHERE : neighbour(this.ground.grid, cell, opposite(step));
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

const blanks = new WeakMap<Grid, readonly number[]>();

/**
 * What a search begins with. One plain array, because it is copied on the engine's own heap: with fresh typed arrays for prices,
 * steps and the fields that a search reads, games of Chibi Commander took x1.5, with two plain arrays x1.07 (bench games).
 */
function blankOf(grid: Grid): readonly number[] {
  let blank = blanks.get(grid);
  if (blank === undefined) blanks.set(grid, (blank = new Array<number>(grid.size).fill(UNREACHED)));
  return blank;
}

/**
 * The cells that wait, by price. A step costs at most 255, so that prices 256 apart never wait together. Only a running search uses
 * them, and it calls nobody: they are empty before and after. Their room is kept (x1.15 against emptied arrays, 24 x 16 cells).
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
    // It does not grow meanwhile: every step costs something.
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
