// The space of points that one straight leg can reach: its outline, the nearest legal point to a pointer, and samples. All of them ask the
// same judge that rules on the move, so they cannot disagree with it.
import { bearing, sine, UNIT } from './direction.ts';
import { clamp, overNear, rootDown } from './numbers.ts';
import { type Point, squared } from './shape.ts';

export interface Reachable {
  from: Point;
  /** No legal leg is longer than this. */
  most: number;
  /** The ruling on a leg from `from` to this point. Along a ray, whatever lies before a legal point is legal too. */
  legal(x: number, y: number): boolean;
}

/** The point `distance` along a ray through (dx, dy), towards which it is rounded. */
function along(from: Point, dx: number, dy: number, length: number, distance: number): Point {
  return { x: from.x + overNear(dx * distance, length), y: from.y + overNear(dy * distance, length) };
}

/** How far a ray is legal, in hundredths. `near` is a guess, such as the answer for a ray beside it; the answer may be short by less than `give`. */
export function farthest(reach: Reachable, dx: number, dy: number, most = reach.most, near = most, give = 1): number {
  const length = rootDown(dx * dx + dy * dy);
  if (length === 0) return 0;
  const legal = (distance: number): boolean => {
    const to = along(reach.from, dx, dy, length, distance);
    return reach.legal(to.x, to.y);
  };
  if (legal(most)) return most;
  let good = 0;
  let bad = most;
  // From the guess outwards in doubling steps, then halving what is left.
  if (near > 0 && near < most) {
    const outwards = legal(near);
    if (outwards) good = near;
    else bad = near;
    for (let step = 4; outwards ? good + step < bad : bad - step > good; step *= 2) {
      const at = outwards ? good + step : bad - step;
      if (legal(at)) good = at;
      else bad = at;
      if (outwards ? bad === at : good === at) break;
    }
  }
  while (bad - good > give) {
    const middle = (good + bad) >> 1;
    if (legal(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

const RAYS = 120;
/** Neighbouring rays that differ by more than this are looked at more closely. */
const STEP = 60;
/** A picture may be this much too small. */
const COARSE = 8;

/** The border of the reach as a polygon, anticlockwise from north; every corner is legal. */
export function outline(reach: Reachable): Point[] {
  const scale = 3;
  const tip = (third: number, near: number): Point => {
    // Thirds of a degree between two whole ones: mixed directions are exact enough for a picture.
    const whole = Math.floor(third / scale);
    const rest = third - whole * scale;
    const dx = sine(whole) * (scale - rest) + sine(whole + 1) * rest;
    const dy = sine(whole + 90) * (scale - rest) + sine(whole + 91) * rest;
    const length = rootDown(dx * dx + dy * dy);
    return along(reach.from, dx, dy, length, farthest(reach, dx, dy, reach.most, near, COARSE));
  };
  const points: Point[] = [];
  const every = (360 * scale) / RAYS;
  const length = (at: Point): number => rootDown(squared(at.x, at.y, reach.from.x, reach.from.y));
  const between = (from: number, a: Point, to: number, b: Point): void => {
    points.push(a);
    if (to - from <= 1) return;
    const [near, far] = [Math.min(length(a), length(b)), Math.max(length(a), length(b))];
    // Where something is in the way there may be a gap between two rays that are stopped alike: look once in every degree.
    const stopped = near < reach.most - 2 && to - from > scale;
    if (far - near <= STEP && !stopped) return;
    const middle = to - from > scale ? from + scale : (from + to) >> 1;
    const m = tip(middle, length(a));
    points.pop();
    between(from, a, middle, m);
    between(middle, m, to, b);
  };
  let last = tip(0, reach.most);
  const first = last;
  for (let ray = 1; ray <= RAYS; ray++) {
    const next = ray === RAYS ? first : tip(ray * every, length(last));
    between((ray - 1) * every, last, ray * every, next);
    last = next;
  }
  return points;
}

/** A legal point as near to the pointer as can be found; the start where nothing else is legal. */
export function nearest(reach: Reachable, x: number, y: number): Point {
  if (reach.legal(x, y)) return { x, y };
  const { from } = reach;
  let best: Point = { x: from.x, y: from.y };
  let least = squared(best.x, best.y, x, y);
  const look = (to: Point): void => {
    const far = squared(to.x, to.y, x, y);
    if (far < least && reach.legal(to.x, to.y)) {
      least = far;
      best = to;
    }
  };
  const straight = (dx: number, dy: number): void => {
    const length = rootDown(dx * dx + dy * dy);
    if (length === 0) return;
    const limit = farthest(reach, dx, dy);
    // The nearest point of this ray is the foot of the pointer on it, if that is still legal.
    const foot = clamp(overNear((x - from.x) * dx + (y - from.y) * dy, length), 0, limit);
    look(along(from, dx, dy, length, foot));
    look(along(from, dx, dy, length, limit));
  };
  straight(x - from.x, y - from.y);
  const towards = bearing(x - from.x, y - from.y);
  for (let off = 2; off <= 90; off += 2) {
    straight(sine(towards + off), sine(towards + off + 90));
    straight(sine(towards - off), sine(towards - off + 90));
  }
  const around = bearing(best.x - from.x, best.y - from.y);
  for (const off of [-1, 1]) straight(sine(around + off), sine(around + off + 90));
  return best;
}

/** A random legal point; `below(n)` gives a whole number from 0 to n - 1. */
export function sample(reach: Reachable, below: (n: number) => number): Point {
  const degrees = below(360);
  const dx = sine(degrees);
  const dy = sine(degrees + 90);
  const limit = farthest(reach, dx, dy);
  const distance = limit === 0 ? 0 : below(limit + 1);
  const to = along(reach.from, dx, dy, UNIT, distance);
  return reach.legal(to.x, to.y) ? to : { x: reach.from.x, y: reach.from.y };
}
