// Places the labels of a table one after the other, each where it covers least of what is already there.
import type { Place } from './inches.ts';

/** A rectangle: its middle, and half its size in both directions, in board units. */
export interface Box extends Place {
  half: Place;
  /** How bad it is to cover it; 1 where nothing is said. */
  weight?: number;
}

export interface Wanted {
  /** Possible places, best first. */
  places: readonly Place[];
  half: Place;
  /** It is left out rather than to cover so much. */
  most?: number;
}

const covers = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < one.half.x + other.half.x &&
  Math.abs(one.y - other.y) < one.half.y + other.half.y;

/** A label under another one cannot be read at all. */
const LABEL = 4;

/** A place for each, or null where it is left out; `inside` says whether all of it would be seen there. */
export function placeAll(
  wanted: readonly Wanted[],
  standing: readonly Box[],
  inside: (box: Box) => boolean,
): (Box | null)[] {
  const taken = [...standing];
  return wanted.map(({ places, half, most = Infinity }) => {
    const boxes = places.map(({ x, y }) => ({ x, y, half, weight: LABEL }));
    const seen = boxes.filter(inside);
    let best: Box | null = null;
    let least = most;
    for (const box of seen.length > 0 ? seen : boxes) {
      const covered = taken.reduce((sum, one) => sum + (covers(box, one) ? (one.weight ?? 1) : 0), 0);
      if (covered >= least) continue;
      best = box;
      least = covered;
    }
    if (best !== null) taken.push(best);
    return best;
  });
}
