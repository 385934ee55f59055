// Where the small signs over the map go, so that none covers another, a token in question, or the map's edge.
import { CELL } from '../../boards/square/cells.ts';
import { type Point, layOutSigns, leaderOf } from '../../boards/square/signs.ts';
import { textWidth } from '../../kit/draw/text.ts';
import { COLUMNS } from './shared/map.ts';

const ROWS = 16;
/** A sign keeps its size on the screen while the map shrinks: on the map it is larger by as much as this. */
const ROOM = 1.15;

/** A sign at a field. */
export interface Sign {
  cell: number;
  text: string;
}

export const boxOf = (text: string): { w: number; h: number } => ({
  w: (textWidth(text, 12) + 16) * ROOM,
  h: 21 * ROOM,
});

/** The place of a sign, and the line to its field if it had to stand away from it. */
interface Placed extends Point {
  line: { from: Point; to: Point } | null;
}

/** A place for each sign, the first signs first. */
export function layOut(signs: readonly Sign[], seen: readonly number[]): Placed[] {
  const sized = signs.map(({ cell, text }) => ({ cell, ...boxOf(text) }));
  const map = { x: 0, y: 0, w: COLUMNS * CELL, h: ROWS * CELL };
  const places = layOutSigns(sized, seen, COLUMNS, map);
  return sized.flatMap((sign, i) => {
    const place = places[i];
    return place === undefined ? [] : [{ ...place, line: leaderOf(sign, place, COLUMNS) }];
  });
}
