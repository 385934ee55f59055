// Straight legs: what a moving disc overlaps, and what a line crosses. Exact for coordinates up to 90 inches.
import { type Box, inBox, squared, squaredToBox } from './shape.ts';

/** Twice the signed area of a, b, p: above 0 when p lies to the left of a → b. */
export const side = (ax: number, ay: number, bx: number, by: number, px: number, py: number): number =>
  (bx - ax) * (py - ay) - (by - ay) * (px - ax);

/** Below 0 if the point p is nearer than `r` to the segment a–b, 0 if exactly `r` away, above 0 if farther. */
function beyond(ax: number, ay: number, bx: number, by: number, px: number, py: number, r: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = (px - ax) * dx + (py - ay) * dy;
  const length = dx * dx + dy * dy;
  if (along <= 0 || length === 0) return squared(ax, ay, px, py) - r * r;
  if (along >= length) return squared(bx, by, px, py) - r * r;
  const off = side(ax, ay, bx, by, px, py);
  return off * off - r * r * length;
}

/** Whether the point p is nearer than `r` to the segment a–b. */
export const nearerThan = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  r: number,
): boolean => beyond(ax, ay, bx, by, px, py, r) < 0;

/** Whether p is at most `r` away from the segment a–b. */
export const atMost = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  r: number,
): boolean => beyond(ax, ay, bx, by, px, py, r) <= 0;

/**
 * Whether the leg a → b crosses the line c–d. A point on the line counts as lying on its right, so that a path of
 * several legs crosses exactly as often as it changes sides, wherever its corners are.
 */
export function crosses(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const a = side(cx, cy, dx, dy, ax, ay) > 0;
  const b = side(cx, cy, dx, dy, bx, by) > 0;
  if (a === b) return false;
  const c = side(ax, ay, bx, by, cx, cy);
  const d = side(ax, ay, bx, by, dx, dy);
  return (c >= 0 && d <= 0) || (c <= 0 && d >= 0);
}

/** Whether two segments have a point in common. */
export function meets(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const a = Math.sign(side(cx, cy, dx, dy, ax, ay));
  const b = Math.sign(side(cx, cy, dx, dy, bx, by));
  const c = Math.sign(side(ax, ay, bx, by, cx, cy));
  const d = Math.sign(side(ax, ay, bx, by, dx, dy));
  if (a !== b && c !== d) return true;
  const within = (px: number, py: number, qx: number, qy: number, x: number, y: number): boolean =>
    x >= Math.min(px, qx) && x <= Math.max(px, qx) && y >= Math.min(py, qy) && y <= Math.max(py, qy);
  return (
    (a === 0 && within(cx, cy, dx, dy, ax, ay)) ||
    (b === 0 && within(cx, cy, dx, dy, bx, by)) ||
    (c === 0 && within(ax, ay, bx, by, cx, cy)) ||
    (d === 0 && within(ax, ay, bx, by, dx, dy))
  );
}

/** Whether a disc of radius `r` that moves along a → b overlaps a box (touching is no overlap). */
export function sweepsInto(ax: number, ay: number, bx: number, by: number, r: number, box: Box): boolean {
  if (
    Math.max(ax, bx) + r <= box.west ||
    Math.min(ax, bx) - r >= box.east ||
    Math.max(ay, by) + r <= box.south ||
    Math.min(ay, by) - r >= box.north
  )
    return false;
  if (inBox(ax, ay, box) || inBox(bx, by, box)) return true;
  if (squaredToBox(ax, ay, box) < r * r || squaredToBox(bx, by, box) < r * r) return true;
  const { west, south, east, north } = box;
  if (
    nearerThan(ax, ay, bx, by, west, south, r) ||
    nearerThan(ax, ay, bx, by, west, north, r) ||
    nearerThan(ax, ay, bx, by, east, south, r) ||
    nearerThan(ax, ay, bx, by, east, north, r)
  )
    return true;
  return meets(ax, ay, bx, by, west, south, east, north) || meets(ax, ay, bx, by, west, north, east, south);
}
