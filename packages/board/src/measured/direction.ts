// Directions in whole degrees: 0 is north, 90 east. A table replaces floating-point sines, so that all machines agree.
import { numberAt } from '../read.ts';
import { roundDiv } from './numbers.ts';
import type { Point } from './shape.ts';

/** 10,000 times the sine of 0 to 90 degrees. */
const SINES = [
  0, 175, 349, 523, 698, 872, 1045, 1219, 1392, 1564, 1736, 1908, 2079, 2250, 2419, 2588, 2756, 2924, 3090,
  3256, 3420, 3584, 3746, 3907, 4067, 4226, 4384, 4540, 4695, 4848, 5000, 5150, 5299, 5446, 5592, 5736, 5878,
  6018, 6157, 6293, 6428, 6561, 6691, 6820, 6947, 7071, 7193, 7314, 7431, 7547, 7660, 7771, 7880, 7986, 8090,
  8192, 8290, 8387, 8480, 8572, 8660, 8746, 8829, 8910, 8988, 9063, 9135, 9205, 9272, 9336, 9397, 9455, 9511,
  9563, 9613, 9659, 9703, 9744, 9781, 9816, 9848, 9877, 9903, 9925, 9945, 9962, 9976, 9986, 9994, 9998, 10000,
];

export const UNIT = 10_000;

export const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** 10,000 times the sine of a whole number of degrees. */
export function sine(degrees: number): number {
  const d = turned(degrees);
  if (d <= 90) return numberAt(SINES, d);
  if (d <= 180) return numberAt(SINES, 180 - d);
  if (d <= 270) return -numberAt(SINES, d - 180);
  return -numberAt(SINES, 360 - d);
}

/** The point at a distance in a direction, to the nearest hundredth. */
export const ahead = (x: number, y: number, degrees: number, distance: number): Point => ({
  x: x + roundDiv(distance * sine(degrees), UNIT),
  y: y + roundDiv(distance * sine(degrees + 90), UNIT),
});

/** The whole number of degrees that is nearest to the direction (dx, dy). */
export function bearing(dx: number, dy: number): number {
  let best = 0;
  let most = -Infinity;
  const quarter = dx >= 0 ? (dy >= 0 ? 0 : 90) : dy < 0 ? 180 : 270;
  for (let d = quarter; d <= quarter + 90; d++) {
    const along = dx * sine(d) + dy * sine(d + 90);
    if (along > most) {
      most = along;
      best = d;
    }
  }
  return turned(best);
}

/** Whether (dx, dy) lies in the half circle around a direction, including its border. */
export const inFront = (dx: number, dy: number, degrees: number): boolean =>
  dx * sine(degrees) + dy * sine(degrees + 90) >= 0;
