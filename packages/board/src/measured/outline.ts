// The border of a region as a polygon, found with rays in all directions, closer together where the border bends or jumps.
import { itemAt } from '../read.ts';
import { sine, UNIT } from './direction.ts';
import { roundDiv, isqrt } from './numbers.ts';
import { type Region, type Star, along, farthest } from './reach.ts';
import { type Point, squared } from './shape.ts';

/** A ray and where it leaves the region. */
interface Ray extends Point {
  distance: number;
  tip: Point;
}

/** Length of a direction vector: long enough to tell neighbouring hundredths apart at every distance. */
const LONG = 10 * UNIT;
const BASE_DEGREES = 2;

const scaled = (x: number, y: number): Point => {
  const length = Math.max(1, isqrt(x * x + y * y));
  return { x: roundDiv(x * LONG, length), y: roundDiv(y * LONG, length) };
};

const turn = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** Clockwise from north. */
const half = (a: Point): number => (a.x > 0 || (a.x === 0 && a.y > 0) ? 0 : 1);
const clockwise = (a: Point, b: Point): number => half(a) - half(b) || turn(a, b);

/** Corners, clockwise from north. Every corner belongs to the region, and so does everything between two of them, to within a hundredth. */
export function outline(star: Star): Point[] {
  const directions: Point[] = star.edges().map(({ x, y }) => scaled(x, y));
  for (let d = 0; d < 360; d += BASE_DEGREES) directions.push({ x: 10 * sine(d), y: 10 * sine(d + 90) });
  directions.sort(clockwise);
  const cast = (direction: Point, near: number): Ray => {
    const distance = farthest(star, direction.x, direction.y, near);
    return { ...direction, distance, tip: along(star.from, direction.x, direction.y, LONG, distance) };
  };
  const corners: Point[] = [];
  /** The smallest angle between two rays: their tips can never be a hundredth apart. */
  const closest = roundDiv(LONG * LONG, 2 * star.most);
  const between = (a: Ray, b: Ray): void => {
    if (turn(b, a) > closest) {
      const middle = cast(scaled(a.x + b.x, a.y + b.y), chordAt(a.distance, b.distance));
      if (!onLine(a.tip, middle.tip, b.tip)) {
        between(a, middle);
        between(middle, b);
        return;
      }
    }
    corners.push(a.tip);
  };
  const first = cast(itemAt(directions, 0), star.most);
  let last = first;
  for (const direction of directions) {
    if (turn(direction, last) <= 0) continue;
    const next = cast(direction, last.distance);
    between(last, next);
    last = next;
  }
  between(last, first);
  return corners;
}

/** Approximately where the ray halfway between two meets the line between their tips. */
const chordAt = (a: number, b: number): number => (a + b === 0 ? 0 : roundDiv(2 * a * b, a + b));

/** Whether m lies within three quarters of a hundredth of the line a–b; with a smaller tolerance rounding would look like bends everywhere. */
function onLine(a: Point, m: Point, b: Point): boolean {
  const off = (b.x - a.x) * (m.y - a.y) - (b.y - a.y) * (m.x - a.x);
  return 16 * off * off <= 9 * squared(a.x, a.y, b.x, b.y);
}

/** The outer border first, then the borders of patches inside it that may only be passed. */
export const borders = (region: Region): Point[][] => [region.within, ...region.without()].map(outline);
