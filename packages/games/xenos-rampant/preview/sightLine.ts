// Where a sight line on the board runs, and where it stops.
import { type Point, Walk, isqrt, roundDiv, squared } from '@xenotable/board';
import {
  CLEAR,
  blockersBetween,
  clearBeforeTerrain,
  coresBlock,
  endOf,
  lineBlocked,
  sightPoints,
} from '../book/geometry/sight.ts';
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

/** XR-LOS-02 The clear line that is nearest to the one between the centres, or null if there is none. */
export function clearLine(w: Table, a: Unit, b: Unit): readonly [from: Point, to: Point] | null {
  const g = groundOf(w);
  const one = endOf(w, g, a);
  const two = endOf(w, g, b);
  const blockers = blockersBetween(w, one, two);
  const ends = (points: readonly number[]): Point[] =>
    points.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: points[i + 1] ?? 0 }] : []));
  const aside = (from: Point, to: Point): number =>
    squared(one.x, one.y, from.x, from.y) + squared(two.x, two.y, to.x, to.y);
  const lines = ends(sightPoints(one)).flatMap((from) =>
    ends(sightPoints(two)).map((to) => [from, to] as const),
  );
  return (
    lines
      .toSorted(([a1, a2], [b1, b2]) => aside(a1, a2) - aside(b1, b2))
      .find(([from, to]) => !lineBlocked(g, blockers, one, two, from.x, from.y, to.x, to.y)) ?? null
  );
}
