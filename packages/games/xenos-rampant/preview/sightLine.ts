// Where a sight line on the board stops.
import { type Point, Walk, isqrt, roundDiv, squared } from '@xenotable/board';
import { CLEAR, blockersBetween, clearBeforeTerrain, coresBlock, endOf } from '../book/geometry/sight.ts';
import { groundOf } from '../ground.ts';
import type { Table, Unit } from '../table.ts';

/** The point at which the line between two centres is first blocked, or null if it is clear. */
export function blockedAt(w: Table, a: Unit, b: Unit): Point | null {
  const g = groundOf(w);
  const one = endOf(w, g, a);
  const two = endOf(w, g, b);
  const blockers = blockersBetween(w, one, two);
  const length = isqrt(squared(one.x, one.y, two.x, two.y));
  const at = (share: number, whole: number): Point => ({
    x: one.x + roundDiv((two.x - one.x) * share, whole),
    y: one.y + roundDiv((two.y - one.y) * share, whole),
  });
  const clear = clearBeforeTerrain(g, one, two, one.x, one.y, two.x, two.y);
  const stop = clear === CLEAR ? null : at(clear, new Walk(g.map, one.x, one.y, two.x, two.y).whole);
  const near = stop ?? two;
  if (!coresBlock(blockers, one.x, one.y, near.x, near.y)) return stop;
  let free = 0;
  let blocked = length;
  while (blocked - free > 1) {
    const middle = (free + blocked) >> 1;
    const { x, y } = at(middle, length);
    if (coresBlock(blockers, one.x, one.y, x, y)) blocked = middle;
    else free = middle;
  }
  return at(blocked, length);
}
