// A line over a map of square cells: which cells it passes through, and how much of it lies in each. Touching a border or a corner does not count.
import { floorDiv, ceilDiv, isqrtCeil, isqrt } from './numbers.ts';
import { byteAt } from '../read.ts';
import { squared } from './shape.ts';

export interface CellMap {
  /** Side of a cell in hundredths of an inch. */
  size: number;
  columns: number;
  rows: number;
  /** One code per cell, row by row from the south-west corner. */
  codes: Uint8Array;
}

/** The cell that contains a point: on a border the one to the north or east, at the far edges the last one. */
export function cellUnder(map: CellMap, x: number, y: number): number {
  const column = Math.min(map.columns - 1, Math.max(0, floorDiv(x, map.size)));
  const row = Math.min(map.rows - 1, Math.max(0, floorDiv(y, map.size)));
  return row * map.columns + column;
}

/** Larger than every share. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Off the map, or between two features: no cell. */
export const NO_CELL = -1;

/**
 * Walks a straight line from a to b cell by cell: `next()` moves to the next cell, then `cell` is the cell and `share`
 * the part of the line in it. Off the map there is no cell (NO_CELL); along a border there is one only if both sides
 * have the same code. Every walk is its own object, so that walks may be nested. Passed cells are not stored, so that a
 * line that is blocked early costs little.
 */
export class Walk {
  cell = NO_CELL;
  /** Part of the line that lies in the cell, as a share of `whole`. */
  share = 0;
  /** The sum of the shares of all cells. */
  readonly whole: number;
  /** Whether the line runs along a border between cells. */
  readonly along: boolean;
  private readonly map: CellMap;
  /** The line goes straight north or south. */
  private readonly flatX: boolean;
  private readonly stepX: number;
  private readonly stepY: number;
  /** The share from one border to the next. */
  private readonly perX: number;
  private readonly perY: number;
  private column: number;
  private row: number;
  /** The shares at which the next borders are met. */
  private nextX: number;
  private nextY: number;
  private at = 0;
  private readonly endX: number;
  private readonly endY: number;

  constructor(map: CellMap, ax: number, ay: number, bx: number, by: number) {
    const { size } = map;
    const dx = Math.abs(bx - ax);
    const dy = Math.abs(by - ay);
    this.map = map;
    this.stepX = bx > ax ? 1 : -1;
    this.stepY = by > ay ? 1 : -1;
    const flatX = (this.flatX = dx === 0);
    const flatY = dy === 0;
    this.whole = flatX ? Math.max(1, dy) : flatY ? dx : dx * dy;
    let column = floorDiv(ax, size);
    let row = floorDiv(ay, size);
    const onX = ax === column * size;
    const onY = ay === row * size;
    if (onX && bx < ax) column--;
    if (onY && by < ay) row--;
    this.along = (flatX && onX) || (flatY && onY);
    this.column = column;
    this.row = row;
    this.perX = flatX ? 0 : (flatY ? 1 : dy) * size;
    this.perY = flatY ? 0 : (flatX ? 1 : dx) * size;
    this.nextX = flatX ? NEVER : (bx > ax ? (column + 1) * size - ax : ax - column * size) * (flatY ? 1 : dy);
    this.nextY = flatY ? NEVER : (by > ay ? (row + 1) * size - ay : ay - row * size) * (flatX ? 1 : dx);
    this.endX = bx;
    this.endY = by;
  }

  /** Moves on to the next cell; false at the end of the line. */
  next(): boolean {
    const { at, nextX, nextY } = this;
    if (at >= this.whole) return false;
    this.cell = this.cellAt(this.column, this.row);
    const to = Math.min(nextX, nextY, this.whole);
    this.share = to - at;
    this.at = to;
    if (nextX === to) {
      this.column += this.stepX;
      this.nextX = nextX + this.perX;
    }
    if (nextY === to) {
      this.row += this.stepY;
      this.nextY = nextY + this.perY;
    }
    return true;
  }

  /** The cell in which the line ends. */
  lastCell(): number {
    // A line that comes from the west or south and ends on a border ends before it.
    const x = this.stepX > 0 ? this.endX - 1 : this.endX;
    const y = this.stepY > 0 ? this.endY - 1 : this.endY;
    return this.cellAt(floorDiv(x, this.map.size), floorDiv(y, this.map.size));
  }

  private cellAt(column: number, row: number): number {
    const { map } = this;
    if (column < 0 || row < 0 || column >= map.columns || row >= map.rows) return NO_CELL;
    if (this.along && !sameOnBothSides(map, column, row, this.flatX)) return NO_CELL;
    return row * map.columns + column;
  }
}

/** A line along a border runs inside a feature only where the cells on both sides have the same code. */
function sameOnBothSides(map: CellMap, column: number, row: number, upright: boolean): boolean {
  if (upright ? column === 0 : row === 0) return false;
  const here = row * map.columns + column;
  return map.codes[here] === map.codes[upright ? here - 1 : here - map.columns];
}

/** Length of a leg, rounded up to the next hundredth. */
export const legLength = (ax: number, ay: number, bx: number, by: number): number =>
  isqrtCeil(squared(ax, ay, bx, by));

/** How much of a leg lies in cells whose code has a mark, rounded up; a leg along a border belongs to the cells to its north or east. */
export function lengthIn(
  map: CellMap,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  marked: Uint8Array,
): number {
  if (ax === bx && ay === by) return 0;
  const line = new Walk(map, ax, ay, bx, by);
  let share = 0;
  if (line.along) share = borderShare(map, ax, ay, bx, by, marked);
  else while (line.next()) if (line.cell !== NO_CELL && isMarked(map, line.cell, marked)) share += line.share;
  return share === 0 ? 0 : ceilDiv(legLength(ax, ay, bx, by) * share, line.whole);
}

const isMarked = (map: CellMap, cell: number, marked: Uint8Array): boolean =>
  marked[byteAt(map.codes, cell)] === 1;

function borderShare(
  map: CellMap,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  marked: Uint8Array,
): number {
  let share = 0;
  const flatX = ax === bx;
  const from = flatX ? Math.min(ay, by) : Math.min(ax, bx);
  const to = flatX ? Math.max(ay, by) : Math.max(ax, bx);
  for (let at = from; at < to;) {
    const next = Math.min(to, (floorDiv(at, map.size) + 1) * map.size);
    const cell = flatX ? cellUnder(map, ax, at) : cellUnder(map, at, ay);
    if (isMarked(map, cell, marked)) share += next - at;
    at = next;
  }
  return share;
}

/** Whether a share of a line with this squared length is longer than `limit`. If the rounded root does not decide it, big integers do. */
export function shareOver(length2: number, share: number, whole: number, limit: number): boolean {
  const root = isqrt(length2);
  if (root * share > limit * whole) return true;
  if ((root + 1) * share <= limit * whole) return false;
  return BigInt(length2) * BigInt(share) ** 2n > (BigInt(limit) * BigInt(whole)) ** 2n;
}

/** Groups of cells of one code that touch along edges: a group number per cell. */
export function features(map: CellMap): Int16Array {
  const group = new Int16Array(map.codes.length).fill(-1);
  let count = 0;
  for (let first = 0; first < group.length; first++) {
    if (group[first] !== -1) continue;
    const open = [first];
    group[first] = count;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const column = cell % map.columns;
      const beside = [
        column > 0 ? cell - 1 : -1,
        column < map.columns - 1 ? cell + 1 : -1,
        cell - map.columns,
        cell + map.columns,
      ];
      for (const other of beside) {
        if (
          other < 0 ||
          other >= group.length ||
          group[other] !== -1 ||
          map.codes[other] !== map.codes[first]
        )
          continue;
        group[other] = count;
        open.push(other);
      }
    }
    count++;
  }
  return group;
}
