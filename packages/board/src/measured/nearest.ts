// The legal point nearest to a pointer.
import { itemAt } from '../read.ts';
import { clamp, floorDiv, roundDiv, isqrt } from './numbers.ts';
import { borders } from './outline.ts';
import type { Region } from './reach.ts';
import { type Box, type Point, squared } from './shape.ts';

const LATTICE = 100;
/** How many steps around a point are tried: small sideways steps alone cannot leave a corner between two borders. */
const LOOK = 5;

type Legal = (x: number, y: number) => boolean;

/** The point of the line a–b nearest to (x, y). */
function foot(a: Point, b: Point, x: number, y: number): Point {
  const length = squared(a.x, a.y, b.x, b.y);
  if (length === 0) return a;
  const at = clamp((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y), 0, length);
  return { x: a.x + roundDiv((b.x - a.x) * at, length), y: a.y + roundDiv((b.y - a.y) * at, length) };
}

/** Moves from a legal point to a better one a few steps of `step` away, as long as there is one. */
function closer(legal: Legal, from: Point, x: number, y: number, step: number): Point {
  for (let at = from; ;) {
    let best = at;
    let least = squared(at.x, at.y, x, y);
    for (let dx = -LOOK * step; dx <= LOOK * step; dx += step) {
      for (let dy = -LOOK * step; dy <= LOOK * step; dy += step) {
        const far = squared(at.x + dx, at.y + dy, x, y);
        if (far < least && legal(at.x + dx, at.y + dy)) {
          least = far;
          best = { x: at.x + dx, y: at.y + dy };
        }
      }
    }
    if (best === at) return at;
    at = best;
  }
}

/** A legal point near a point of a border, which is rounded. */
function legalBeside(legal: Legal, at: Point, x: number, y: number): Point | null {
  let best: Point | null = null;
  for (let dx = -2; dx <= 2; dx++) {
    for (let dy = -2; dy <= 2; dy++) {
      const one = { x: at.x + dx, y: at.y + dy };
      if (
        (best === null || squared(one.x, one.y, x, y) < squared(best.x, best.y, x, y)) &&
        legal(one.x, one.y)
      )
        best = one;
    }
  }
  return best;
}

/** The legal point nearest to the pointer, to within a hundredth; the start if nothing else is legal. */
export function nearest(region: Region, x: number, y: number): Point {
  const { legal, within } = region;
  if (legal(x, y)) return { x, y };
  const feet = borders(region).flatMap((border) =>
    border.map((a, i) => foot(a, itemAt(border, (i + 1) % border.length), x, y)),
  );
  let best: Point = { x: within.from.x, y: within.from.y };
  let least = squared(best.x, best.y, x, y);
  for (const at of feet.sort((a, b) => squared(a.x, a.y, x, y) - squared(b.x, b.y, x, y))) {
    // No point near a foot this far away can be nearer.
    if (isqrt(squared(at.x, at.y, x, y)) > isqrt(least) + 3) break;
    const found = legalBeside(legal, at, x, y);
    if (found === null || squared(found.x, found.y, x, y) >= least) continue;
    best = found;
    least = squared(found.x, found.y, x, y);
  }
  return closer(legal, best, x, y, 1);
}

/** The same for any shape on a table: the best point of a lattice around the pointer, then refined with smaller and smaller steps. */
export function nearestOn(table: Box, legal: Legal, x: number, y: number): Point | null {
  if (legal(x, y)) return { x, y };
  let best: Point | null = null;
  for (let py = y - LATTICE * floorDiv(y - table.south, LATTICE); py <= table.north; py += LATTICE) {
    for (let px = x - LATTICE * floorDiv(x - table.west, LATTICE); px <= table.east; px += LATTICE) {
      if ((best === null || squared(px, py, x, y) < squared(best.x, best.y, x, y)) && legal(px, py))
        best = { x: px, y: py };
    }
  }
  return best === null ? null : [25, 5, 1].reduce((at, step) => closer(legal, at, x, y, step), best);
}
