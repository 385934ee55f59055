// Places small signs over a board of squares so that none covers another, an important token, or the edge.
import type { Area } from '../camera.ts';
import { CELL, centreOf } from './cells.ts';

export interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  w: number;
  h: number;
}

/** A sign at a cell, with its size in units of the board. */
export interface SizedSign {
  cell: number;
  w: number;
  h: number;
}

/** The area that two boxes have in common. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, (a.w + b.w) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.h + b.h) / 2 - Math.abs(a.y - b.y));

const between = (least: number, value: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** Moves a box as little as possible so that it lies inside an area. */
const inside = ({ x, y, w, h }: Box, area: Area): Box => ({
  x: between(area.x + w / 2, x, area.x + area.w - w / 2),
  y: between(area.y + h / 2, y, area.y + area.h - h / 2),
  w,
  h,
});

/** Above the cell first, then below and beside it, then farther away. */
function* places({ cell, w, h }: SizedSign, columns: number): Generator<Box> {
  const { x, y } = centreOf(cell, columns);
  for (let ring = 0; ring < 6; ring++) {
    const up = CELL * 0.55 + h * (0.5 + ring);
    const side = CELL * 0.55 + w / 2;
    yield { x, y: y - up, w, h };
    yield { x, y: y + up, w, h };
    for (const dy of [0, -h * ring, h * ring]) {
      yield { x: x + side, y: y + dy, w, h };
      yield { x: x - side, y: y + dy, w, h };
    }
  }
}

/**
 * A place for each sign, in the order of the list. Signs never overlap; of the remaining places the one that covers
 * least of the cells that must stay visible.
 */
export function layOutSigns(
  signs: readonly SizedSign[],
  kept: readonly number[],
  columns: number,
  area: Area,
): Point[] {
  const tokens = kept.map((cell): Box => ({ ...centreOf(cell, columns), w: CELL * 0.8, h: CELL * 0.8 }));
  const placed: Box[] = [];
  for (const sign of signs) {
    const free = [...places(sign, columns)]
      .map((box) => inside(box, area))
      .filter((box) => placed.every((other) => shared(box, other) === 0));
    const covered = (box: Box): number => tokens.reduce((sum, token) => sum + shared(box, token), 0);
    placed.push(
      free.toSorted((a, b) => covered(a) - covered(b))[0] ?? {
        ...centreOf(sign.cell, columns),
        w: sign.w,
        h: sign.h,
      },
    );
  }
  return placed.map(({ x, y }) => ({ x, y }));
}

/** A sign this near to its cell is read as the cell's own without a line. */
const NEAR = CELL * 0.25;

/** The line from a sign that found its place away from its cell to whoever stands there; null: it stands beside it. */
export function leaderOf(
  { cell, w, h }: SizedSign,
  place: Point,
  columns: number,
): { from: Point; to: Point } | null {
  const centre = centreOf(cell, columns);
  const gap = Math.hypot(
    Math.max(0, Math.abs(place.x - centre.x) - (w + CELL) / 2),
    Math.max(0, Math.abs(place.y - centre.y) - (h + CELL) / 2),
  );
  if (gap < NEAR) return null;
  const from = {
    x: between(place.x - w / 2, centre.x, place.x + w / 2),
    y: between(place.y - h / 2, centre.y, place.y + h / 2),
  };
  // It ends at the edge of the token.
  const part = (CELL * 0.42) / Math.hypot(from.x - centre.x, from.y - centre.y);
  return {
    from,
    to: { x: centre.x + (from.x - centre.x) * part, y: centre.y + (from.y - centre.y) * part },
  };
}
