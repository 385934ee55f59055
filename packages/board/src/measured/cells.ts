// A line over a map of square cells: which cells it passes through, and how much of it lies in each. Touching a border or a corner is no passing.
import { floorDiv, ceilDiv, isqrtCeil, isqrt } from './numbers.ts';
import { squared } from './shape.ts';

export interface CellMap {
  /** Side of a cell in hundredths of an inch. */
  size: number;
  columns: number;
  rows: number;
  /** One code per cell, row by row from the south-west corner. */
  codes: Uint8Array;
}

/** The cell that holds a point: on a border the one to the north or east, at the far edges the last one. */
export function cellUnder(map: CellMap, x: number, y: number): number {
  const column = Math.min(map.columns - 1, Math.max(0, floorDiv(x, map.size)));
  const row = Math.min(map.rows - 1, Math.max(0, floorDiv(y, map.size)));
  return row * map.columns + column;
}

/** Beyond every share. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** The cells of the last walk, their whole-number shares of the line, and the whole that the shares add up to. Reused by every walk: read before the next. */
export const walked = {
  cells: new Int32Array(256),
  shares: new Int32Array(256),
  count: 0,
  whole: 1,
  along: false,
};

/** Walks from a to b. Off the map there is no cell (-1); along a border there is one only where both sides are of the same code. */
export function walk(map: CellMap, ax: number, ay: number, bx: number, by: number): void {
  const { size, columns, rows } = map;
  const dx = Math.abs(bx - ax);
  const dy = Math.abs(by - ay);
  const stepX = bx > ax ? 1 : -1;
  const stepY = by > ay ? 1 : -1;
  const flatX = dx === 0;
  const flatY = dy === 0;
  const whole = flatX ? Math.max(1, dy) : flatY ? dx : dx * dy;
  let column = floorDiv(ax, size);
  let row = floorDiv(ay, size);
  const onX = ax === column * size;
  const onY = ay === row * size;
  if (onX && stepX < 0 && !flatX) column--;
  if (onY && stepY < 0 && !flatY) row--;
  const along = (flatX && onX) || (flatY && onY);
  const perX = flatX ? 0 : (flatY ? 1 : dy) * size;
  const perY = flatY ? 0 : (flatX ? 1 : dx) * size;
  let nextX = flatX ? NEVER : (stepX > 0 ? (column + 1) * size - ax : ax - column * size) * (flatY ? 1 : dy);
  let nextY = flatY ? NEVER : (stepY > 0 ? (row + 1) * size - ay : ay - row * size) * (flatX ? 1 : dx);
  let at = 0;
  let count = 0;
  while (at < whole) {
    const to = Math.min(nextX, nextY, whole);
    walked.cells[count] =
      column < 0 ||
      row < 0 ||
      column >= columns ||
      row >= rows ||
      (along && !sameOnBothSides(map, column, row, flatX))
        ? -1
        : row * columns + column;
    walked.shares[count++] = to - at;
    at = to;
    if (nextX === to) {
      column += stepX;
      nextX += perX;
    }
    if (nextY === to) {
      row += stepY;
      nextY += perY;
    }
  }
  walked.count = count;
  walked.whole = whole;
  walked.along = along;
}

/** A line along a border runs through the inside of a feature only where the cells on both sides of it are alike. */
function sameOnBothSides(map: CellMap, column: number, row: number, upright: boolean): boolean {
  if (upright ? column === 0 : row === 0) return false;
  const here = row * map.columns + column;
  return map.codes[here] === map.codes[upright ? here - 1 : here - map.columns];
}

/** Length of a leg, rounded up to the next hundredth. */
export const legLength = (ax: number, ay: number, bx: number, by: number): number =>
  isqrtCeil(squared(ax, ay, bx, by));

/** How much of a leg lies in cells whose code has a mark, rounded up; a leg along a border lies in the cells to its north or east. */
export function lengthIn(
  map: CellMap,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  marked: Uint8Array,
): number {
  if (ax === bx && ay === by) return 0;
  walk(map, ax, ay, bx, by);
  let share = 0;
  for (let i = 0; i < walked.count; i++) {
    const cell = walked.cells[i]!;
    if (cell >= 0) {
      if (marked[map.codes[cell]!] === 1) share += walked.shares[i]!;
    }
  }
  if (walked.along) share = borderShare(map, ax, ay, bx, by, marked);
  return share === 0 ? 0 : ceilDiv(legLength(ax, ay, bx, by) * share, walked.whole);
}

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
    if (marked[map.codes[cell]!] === 1) share += next - at;
    at = next;
  }
  return share;
}

/** Whether a share of the walked line, whose squared length is given, is longer than `limit`. Where the rounded root leaves it open, whole numbers of any size decide. */
export function walkedOver(length2: number, share: number, limit: number): boolean {
  const root = isqrt(length2);
  if (root * share > limit * walked.whole) return true;
  if ((root + 1) * share <= limit * walked.whole) return false;
  return BigInt(length2) * BigInt(share) ** 2n > (BigInt(limit) * BigInt(walked.whole)) ** 2n;
}

/** Groups of cells of one code that touch along edges: a number per cell. */
export function features(map: CellMap): Int16Array {
  const group = new Int16Array(map.codes.length).fill(-1);
  let count = 0;
  for (let first = 0; first < group.length; first++) {
    if (group[first] !== -1) continue;
    const open = [first];
    group[first] = count;
    while (open.length > 0) {
      const cell = open.pop()!;
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
