// Painting the map of a scenario: fields, what stands on the lines between them, and whole pieces.
import { edgeId, edgeSign, neighbour, paint, readFramed, rectangle, writeFramed } from '@xenotable/board';
import type { Painted } from '../../../boards/square/paint.ts';
import { type Cell, columnOf, grid, pictureOf, rowOf, SHIP } from '@xenotable/chibi-commander/preview';

/** New signs by field and by edge. */
export interface Strokes {
  fields: Map<Cell, string>;
  edges: Map<number, string>;
}

export const noStrokes = (): Strokes => ({ fields: new Map(), edges: new Map() });

const UPRIGHT = 1;

/** A wall is written by the way it runs; everything else has one sign. */
const along = (edge: number, sign: string): string => (sign !== '|' ? sign : edge & UPRIGHT ? '|' : '-');

export function repaint(map: readonly string[], { fields, edges }: Strokes): string[] {
  const before = readFramed(map.join('\n'));
  const picture = paint(
    grid,
    (cell) => fields.get(cell) ?? before.cells.charAt(cell),
    (cell, d) => {
      const edge = neighbour(grid, cell, d) < 0 ? -1 : edgeId(grid, cell, d);
      const sign = edges.get(edge);
      return sign === undefined ? edgeSign(before, cell, d) : along(edge, sign);
    },
  );
  return writeFramed(picture).split('\n');
}

/** The line between two fields that is nearest to a spot, or null at the border of the board. A stroke keeps to lines that run as its first one. */
export function edgeNear({ cell, x, y }: Painted, upright: boolean | null): number | null {
  const right = x - Math.floor(x);
  const down = y - Math.floor(y);
  const gaps = [down, 1 - right, 1 - down, right].map((gap, d) =>
    upright === null || (d & 1) === Number(upright) ? gap : Infinity,
  );
  return edgeBeside(cell, gaps.indexOf(Math.min(...gaps)));
}

export const edgeBeside = (cell: Cell, direction: number): number | null =>
  neighbour(grid, cell, direction) < 0 ? null : edgeId(grid, cell, direction);

/** All fields between two corners. */
export function block(from: Cell, to: Cell): Cell[] {
  const [x, y, toX, toY] = [columnOf(from), rowOf(from), columnOf(to), rowOf(to)];
  return rectangle(grid, Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY));
}

/** The lines around a group of fields, without the border of the board. */
export function around(cells: readonly Cell[]): number[] {
  const inside = new Set(cells);
  return cells.flatMap((cell) =>
    [0, 1, 2, 3].flatMap((d) => {
      const next = neighbour(grid, cell, d);
      return next < 0 || inside.has(next) ? [] : [edgeId(grid, cell, d)];
    }),
  );
}

/** Lines within a group of fields. */
const within = (cells: readonly Cell[]): number[] =>
  cells.flatMap((cell) =>
    [1, 2].flatMap((d) => (cells.includes(neighbour(grid, cell, d)) ? [edgeId(grid, cell, d)] : [])),
  );

export const PIECES = ['house', 'crater', 'big tree', 'landing ship'] as const;
export type PieceName = (typeof PIECES)[number];

const SIZES: Record<PieceName, readonly [width: number, height: number]> = {
  house: [4, 3],
  crater: [3, 3],
  'big tree': [2, 2],
  'landing ship': [SHIP.right - SHIP.left + 1, SHIP.bottom - SHIP.top + 1],
};

/** The fields of a piece with its upper left corner here, moved so that it fits on the board; the landing ship has its own place. */
export function pieceCells(piece: PieceName, cell: Cell): Cell[] {
  const [width, height] = SIZES[piece];
  const left = piece === 'landing ship' ? SHIP.left : Math.min(columnOf(cell), grid.width - width);
  const top = piece === 'landing ship' ? SHIP.top : Math.min(rowOf(cell), grid.height - height);
  return rectangle(grid, left, top, left + width - 1, top + height - 1);
}

/** CC-MAP-11, CC-MAP-12, CC-MAP-15, CC-MAP-17, CC-MAP-18 A piece as it is printed. */
export function layPiece(piece: PieceName, cell: Cell): Strokes {
  const cells = pieceCells(piece, cell);
  const first = cells[0]!;
  const fields = new Map(
    cells.map((one) => [one, { house: 'h', crater: '.', 'big tree': 'T', 'landing ship': 'u' }[piece]]),
  );
  const edges = new Map(within(cells).map((edge) => [edge, ' ']));
  const rim = { house: '|', crater: 'r', 'big tree': ' ', 'landing ship': '|' }[piece];
  for (const edge of around(cells)) edges.set(edge, rim);
  if (piece === 'house') {
    const [width] = SIZES.house;
    const openings: [Cell, number, string][] = [
      // At the front edge of the board the door is at the back.
      edgeBeside(first + 2 * grid.width, 2) === null
        ? [first + 1, 0, 'D']
        : [first + 2 * grid.width + 1, 2, 'D'],
      [first + 2, 0, 'W'],
      [first + grid.width, 3, 'W'],
      [first + grid.width + width - 1, 1, 'W'],
    ];
    for (const [at, direction, sign] of openings) {
      const edge = edgeBeside(at, direction);
      if (edge !== null) edges.set(edge, sign);
    }
  }
  if (piece === 'landing ship') {
    const printed = pictureOf('Province');
    for (const one of cells) fields.set(one, printed.cells.charAt(one));
    for (const one of cells)
      for (let d = 0; d < 4; d++) if (edgeSign(printed, one, d) === 'A') edges.set(edgeId(grid, one, d), 'A');
  }
  return { fields, edges };
}

/** Open ground where a piece lies. */
export function clearPiece(piece: PieceName, cell: Cell): Strokes {
  const cells = pieceCells(piece, cell);
  return {
    fields: new Map(cells.map((one) => [one, '.'])),
    edges: new Map([...within(cells), ...around(cells)].map((edge) => [edge, ' '])),
  };
}

const DOORS = 'DA';

/** Whether a door hangs on a line. */
export function isDoor(map: readonly string[]): (edge: number) => boolean {
  const picture = readFramed(map.join('\n'));
  return (edge) => DOORS.includes(edgeSign(picture, edge >> 1, edge & UPRIGHT ? 1 : 2));
}
