// Where the small signs over the map go, so that none covers another, a token in question, or the map's edge.
import { CELL, centreOf } from '../../boards/square/cells.ts';
import { textWidth } from '../../kit/draw/text.ts';
import { COLUMNS } from './shared/map.ts';

const ROWS = 16;
/** A sign keeps its size on the screen while the map shrinks: on the map it is larger by as much as this. */
const ROOM = 1.15;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A sign at a field. */
export interface Sign {
  cell: number;
  text: string;
}

export const boxOf = (text: string): Pick<Box, 'w' | 'h'> => ({
  w: (textWidth(text, 12) + 16) * ROOM,
  h: 21 * ROOM,
});

/** How much of two boxes lies over each other. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, (a.w + b.w) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** The nearest place that does not leave the map. */
const inside = ({ x, y, w, h }: Box): Box => ({
  x: Math.min(Math.max(x, w / 2), COLUMNS * CELL - w / 2),
  y: Math.min(Math.max(y, h / 2), ROWS * CELL - h / 2),
  w,
  h,
});

/** Above the field first, then below and beside it, then further away. */
function* places({ cell, text }: Sign): Generator<Box> {
  const { x, y } = centreOf(cell, COLUMNS);
  const size = boxOf(text);
  for (let ring = 0; ring < 6; ring++) {
    const up = CELL * 0.55 + size.h * (0.5 + ring);
    const side = CELL * 0.55 + size.w / 2;
    yield { x, y: y - up, ...size };
    yield { x, y: y + up, ...size };
    for (const dy of [0, -size.h * ring, size.h * ring]) {
      yield { x: x + side, y: y + dy, ...size };
      yield { x: x - side, y: y + dy, ...size };
    }
  }
}

/** A place for each sign, the first signs first. No two signs touch; of what is left, the place that covers least of the fields that must be seen. */
export function layOut(signs: readonly Sign[], seen: readonly number[]): { x: number; y: number }[] {
  const tokens = seen.map((cell): Box => ({ ...centreOf(cell, COLUMNS), w: CELL * 0.8, h: CELL * 0.8 }));
  const placed: Box[] = [];
  for (const sign of signs) {
    const free = [...places(sign)]
      .map(inside)
      .filter((box) => placed.every((other) => shared(box, other) === 0));
    const covered = (box: Box): number => tokens.reduce((sum, token) => sum + shared(box, token), 0);
    placed.push(
      free.toSorted((a, b) => covered(a) - covered(b))[0] ?? {
        ...centreOf(sign.cell, COLUMNS),
        ...boxOf(sign.text),
      },
    );
  }
  return placed.map(({ x, y }) => ({ x, y }));
}
