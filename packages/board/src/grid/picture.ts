// Maps as pictures: one character per cell, and in a framed picture one per edge between cells as well.
//
//   plain    ..#     framed   +-+ +
//            ...              |. .
//                             + + +
//
// In a framed picture cell (x,y) is the character in row 2y + 1, column 2x + 1; edges lie between cells, corners mean nothing.
import { itemAt } from '../read.ts';
import {
  type Cell,
  type Direction,
  type Grid,
  MOST_ACROSS,
  columnOf,
  gridOf,
  isBoard,
  rowOf,
} from './grid.ts';

export interface Picture {
  readonly grid: Grid;
  /** A character per cell, row by row. */
  readonly cells: string;
  /** A character per vertical edge, (width + 1) in each row, the left one first; blank if there is nothing. */
  readonly upright: string;
  /** A character per horizontal edge, width in each of (height + 1) rows, the top one first. */
  readonly level: string;
}

/** A picture that cannot be read: which line, and what is wrong with it. */
export class BadPicture extends Error {
  override name = 'BadPicture';
}

/** Every row and column of a framed picture has two lines, and one more at the end. */
const LONGEST = MOST_ACROSS * 2 + 1;

/** The lines of a picture. What is larger than any board is refused before anything is done with it. */
function linesOf(text: string): string[] {
  // Not by a pattern: /\s+$/ takes the square of the length of blanks that something follows.
  const lines = text.replace(/^\n+/, '').trimEnd().split('\n');
  const longest = lines.reduce((most, line) => Math.max(most, line.length), lines.length);
  if (longest > LONGEST) throw new BadPicture(`a picture has at most ${LONGEST} lines and columns`);
  return lines;
}

function boardOf(width: number, height: number): Grid {
  if (!isBoard(width, height)) throw new BadPicture(`no board has ${width} x ${height} cells`);
  return gridOf(width, height);
}

/** Reads a picture with one character per cell; all lines are equally long. */
export function readPlain(text: string): Picture {
  const lines = linesOf(text);
  const width = itemAt(lines, 0).length;
  lines.forEach((line, i) => {
    if (line.length !== width)
      throw new BadPicture(`line ${i + 1} has ${line.length} cells, the first has ${width}`);
  });
  const height = lines.length;
  return {
    grid: boardOf(width, height),
    cells: lines.join(''),
    upright: ' '.repeat((width + 1) * height),
    level: ' '.repeat(width * (height + 1)),
  };
}

/** How many cells the lines of a picture with edges have. */
function framed(lines: readonly string[]): { width: number; height: number } {
  if (lines.length % 2 === 0 || lines.length < 3)
    throw new BadPicture(`a framed picture has an odd number of lines, not ${lines.length}`);
  const longest = Math.max(...lines.map((line) => line.length));
  return { width: Math.floor(longest / 2), height: (lines.length - 1) / 2 };
}

/** The columns and rows of a picture with edges, before it is read. */
export const framedSize = (text: string): { width: number; height: number } => framed(linesOf(text));

/** Reads a picture with edges; lines may end early, missing characters are blank. */
export function readFramed(text: string): Picture {
  const lines = linesOf(text);
  const { width, height } = framed(lines);
  const grid = boardOf(width, height);
  const span = width * 2 + 1;
  let cells = '';
  let upright = '';
  let level = '';
  lines.forEach((line, i) => {
    const full = line.padEnd(span);
    for (let column = 0; column < span; column++) {
      const between = column % 2 === 0;
      if (i % 2 === 0) level += between ? '' : full.charAt(column);
      else if (between) upright += full.charAt(column);
      else cells += full.charAt(column);
    }
  });
  return { grid, cells, upright, level };
}

/** The character on the edge of a cell. */
export function edgeSign(picture: Picture, cell: Cell, direction: Direction): string {
  const { grid, upright, level } = picture;
  const x = columnOf(grid, cell);
  const y = rowOf(grid, cell);
  if (direction === 0) return level.charAt(y * grid.width + x);
  if (direction === 2) return level.charAt((y + 1) * grid.width + x);
  return upright.charAt(y * (grid.width + 1) + x + (direction === 1 ? 1 : 0));
}

/**
 * Makes a picture from the values of cells and edges (asked for each cell upwards and to the left, and for the last row
 * and column downwards and to the right).
 */
export function paint(
  grid: Grid,
  cell: (cell: Cell) => string,
  edge: (cell: Cell, direction: Direction) => string,
): Picture {
  let cells = '';
  let upright = '';
  let level = '';
  for (let at = 0; at < grid.size; at++) {
    cells += cell(at);
    upright += edge(at, 3);
    if (grid.x[at] === grid.width - 1) upright += edge(at, 1);
    level += edge(at, 0);
  }
  for (let at = grid.size - grid.width; at < grid.size; at++) level += edge(at, 2);
  return { grid, cells, upright, level };
}

export function writePlain(picture: Picture): string {
  const { grid, cells } = picture;
  return Array.from({ length: grid.height }, (_, y) =>
    cells.slice(y * grid.width, (y + 1) * grid.width),
  ).join('\n');
}

/** The text of a framed picture, with a `+` at every end of an edge and on the border of the board. */
export function writeFramed(picture: Picture): string {
  const { grid, cells, upright, level } = picture;
  const { width, height } = grid;
  const lines: string[] = [];
  const corner = (x: number, y: number): string => {
    if (x === 0 || x === width || y === 0 || y === height) return '+';
    const ends = [
      level[y * width + x - 1],
      level[y * width + x],
      upright[(y - 1) * (width + 1) + x],
      upright[y * (width + 1) + x],
    ];
    return ends.some((sign) => sign !== ' ') ? '+' : ' ';
  };
  for (let y = 0; y <= height; y++) {
    let line = '';
    for (let x = 0; x <= width; x++) line += corner(x, y) + (x < width ? level.charAt(y * width + x) : '');
    lines.push(line);
    if (y === height) break;
    line = '';
    for (let x = 0; x <= width; x++)
      line += upright.charAt(y * (width + 1) + x) + (x < width ? cells.charAt(y * width + x) : '');
    lines.push(line);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}
