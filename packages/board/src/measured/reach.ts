// The points that can be reached: a star-shaped region around one point, and patches in it where nobody may stop. The
// rules' own judge says which points belong to it, so that the drawing cannot disagree with the ruling.
import { sine, UNIT } from './direction.ts';
import { roundDiv, isqrt } from './numbers.ts';
import type { Point } from './shape.ts';

/** A star-shaped region: everything between its centre and a point of the region belongs to the region too. */
export interface Star {
  from: Point;
  /** No point is farther from the centre than this. */
  most: number;
  holds(x: number, y: number): boolean;
  /** Directions in which an obstacle begins or ends. */
  edges(): Point[];
}

export interface Region {
  /** Whether the rules allow a point. */
  legal(x: number, y: number): boolean;
  /** The region in which a path may lead. */
  within: Star;
  /** Patches where a path may pass but not end. */
  without(): Star[];
}

/** The point `distance` along a ray through (dx, dy), to the nearest hundredth. */
export function along(from: Point, dx: number, dy: number, length: number, distance: number): Point {
  return { x: from.x + roundDiv(dx * distance, length), y: from.y + roundDiv(dy * distance, length) };
}

/** How far a star extends along a ray, in hundredths. `near` is a guess, such as the answer for a neighbouring ray. */
export function farthest(star: Star, dx: number, dy: number, near = star.most): number {
  const length = isqrt(dx * dx + dy * dy);
  if (length === 0) return 0;
  const holds = (distance: number): boolean =>
    star.holds(star.from.x + roundDiv(dx * distance, length), star.from.y + roundDiv(dy * distance, length));
  let good = 0;
  let bad = star.most + 1;
  // Searches outwards from the guess in doubling steps, then bisects.
  if (holds(near)) good = near;
  else bad = near;
  const outwards = good === near;
  for (let step = 1; bad - good > step; step *= 2) {
    const at = outwards ? good + step : bad - step;
    if (holds(at) === outwards) {
      if (outwards) good = at;
      else bad = at;
    } else {
      if (outwards) bad = at;
      else good = at;
      break;
    }
  }
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** A random legal point; `below(n)` gives a whole number from 0 to n - 1. */
export function sample({ legal, within }: Region, below: (n: number) => number): Point {
  const degrees = below(360);
  const dx = sine(degrees);
  const dy = sine(degrees + 90);
  const limit = farthest(within, dx, dy);
  const to = along(within.from, dx, dy, UNIT, limit === 0 ? 0 : below(limit + 1));
  return legal(to.x, to.y) ? to : { x: within.from.x, y: within.from.y };
}
