// Where things are: the auditor's own reading of the maps and of distances (XR-GEO-05, XR-GEO-06, XR-BLD-04).
import { MAPS } from '../../content/maps.ts';

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A token, or the outline of a building. */
export type Place = { x: number; y: number; r: number } | Box;

const isBox = (place: Place): place is Box => 'west' in place;

/** Outlines of a map's buildings, west to east. */
export function outlines(map: string): Box[] {
  const rows = MAPS.find((one) => one.name === map)?.rows ?? [];
  const isHouse = (column: number, row: number): boolean => rows[row]?.[column] === 'B';
  const boxes: Box[] = [];
  rows.forEach((_, row) => {
    for (let column = 0; column < 24; column++) {
      // The north-west corner of a block.
      if (!isHouse(column, row) || isHouse(column - 1, row) || isHouse(column, row - 1)) continue;
      let wide = 1;
      while (isHouse(column + wide, row)) wide++;
      let deep = 1;
      while (isHouse(column, row + deep)) deep++;
      boxes.push({
        west: 200 * column,
        east: 200 * (column + wide),
        north: 4800 - 200 * row,
        south: 4800 - 200 * (row + deep),
      });
    }
  });
  return boxes.sort((a, b) => a.west - b.west || a.south - b.south);
}

/** The letter of the map under a point; a border belongs to the north or east. */
export function letterAt(map: string, x: number, y: number): string {
  const rows = MAPS.find((one) => one.name === map)?.rows ?? [];
  const column = Math.min(23, Math.floor(x / 200));
  const row = 23 - Math.min(23, Math.floor(y / 200));
  return rows[row]?.[column] ?? '.';
}

const COVER: Record<string, number> = { s: 1, w: 1, x: 1, c: 1, r: 2 };
export const coverOf = (letter: string): number => COVER[letter] ?? 0;
export const isRough = (letter: string): boolean => 'wxrcmf'.includes(letter);

const clampTo = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

/** The square of the distance between two centres or outlines. */
function squaredBetween(a: Place, b: Place): number {
  if (isBox(a) && isBox(b)) {
    const dx = Math.max(0, a.west - b.east, b.west - a.east);
    const dy = Math.max(0, a.south - b.north, b.south - a.north);
    return dx * dx + dy * dy;
  }
  if (isBox(a)) return squaredBetween(b, a);
  const to = isBox(b) ? { x: clampTo(a.x, b.west, b.east), y: clampTo(a.y, b.south, b.north) } : b;
  return (a.x - to.x) ** 2 + (a.y - to.y) ** 2;
}

const rim = (place: Place): number => (isBox(place) ? 0 : place.r);

/** Within n hundredths of each other, rim to rim. */
export const isWithin = (a: Place, b: Place, n: number): boolean =>
  squaredBetween(a, b) <= (rim(a) + rim(b) + n) ** 2;

/** How far a point lies from a segment. */
export function fromSegment(
  { x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number },
  x: number,
  y: number,
): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const whole = dx * dx + dy * dy;
  const along = whole === 0 ? 0 : clampTo(((x - x1) * dx + (y - y1) * dy) / whole, 0, 1);
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
