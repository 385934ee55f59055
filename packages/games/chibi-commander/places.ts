// Fields as people write them.
import { rectangle } from '@xenotable/board';
import { BadInput, type Reader } from '@xenotable/kernel';
import { field, grid, columnOf, rowOf } from './board.ts';
import type { Cell } from './table.ts';

/** `x,y` */
export const aCell: Reader<Cell> = (value, where) => {
  const [, x, y] = /^(\d+),(\d+)$/.exec(String(value)) ?? [];
  if (x === undefined || Number(x) > 23 || Number(y) > 15)
    throw new BadInput(
      where,
      `must be a field such as '4,7' (columns 0 to 23, rows 0 to 15), not ${JSON.stringify(value)}`,
    );
  return field(Number(x), Number(y));
};

/** The field in the same writing; nothing for nowhere. */
export const at = (cell: Cell): string => (cell < 0 ? '' : `${grid.x[cell]},${grid.y[cell]}`);

/** A field in a sentence. */
export const cellName = (cell: Cell): string => `(${cell % 24},${Math.floor(cell / 24)})`;

/** A door by the two fields it joins. */
export const doorName = (door: number): string => {
  const cell = door >> 1;
  return `${cellName(cell)}-${cellName(door & 1 ? cell + 1 : cell + 24)}`;
};

/** A door by its two neighbouring fields: `5,7 6,7`. */
export const aDoor: Reader<number> = (value, where) => {
  const [a, b] = twoNeighbours(String(value), where);
  return Math.min(a, b) * 2 + (Math.abs(a - b) === 1 ? 1 : 0);
};

export function twoNeighbours(text: string, where: string): [Cell, Cell] {
  const [a = '', b = ''] = text.split(' ');
  const pair: [Cell, Cell] = [aCell(a, where), aCell(b, where)];
  if (![0, 1, 2, 3].some((d) => grid.next[pair[0] * 8 + d] === pair[1]))
    throw new BadInput(where, 'must name two neighbouring fields');
  return pair;
}

/** The door in the same writing. */
export const doorAt = (door: number): string => {
  const cell = door >> 1;
  return `${at(cell)} ${at(door & 1 ? cell + 1 : cell + 24)}`;
};

/** A field, or all fields between two corners: `x,y` or `x,y x,y`. */
const fieldsOf: Reader<Cell[]> = (value, where) => {
  const [from, to, ...more] = String(value).split(' ');
  if (more.length > 0)
    throw new BadInput(where, `must be a field '4,7' or two corners '4,7 6,9', not ${JSON.stringify(value)}`);
  const [a, b] = [aCell(from, where), aCell(to ?? from, where)];
  const [left, right] = [Math.min(columnOf(a), columnOf(b)), Math.max(columnOf(a), columnOf(b))];
  return rectangle(grid, left, Math.min(rowOf(a), rowOf(b)), right, Math.max(rowOf(a), rowOf(b)));
};

export const aPlace: Reader<string> = (value, where) => {
  fieldsOf(value, where);
  return String(value);
};

/** All fields of a list of places, each once, in the order of their numbers. */
export const cellsOf = (places: readonly string[]): Cell[] =>
  [...new Set(places.flatMap((place) => fieldsOf(place, 'place')))].sort((a, b) => a - b);

/** The same fields as few rectangles. */
export function placesOf(cells: readonly Cell[]): string[] {
  const left = new Set(cells);
  const places: string[] = [];
  for (const cell of [...left].sort((a, b) => a - b)) {
    if (!left.has(cell)) continue;
    let width = 1;
    while (columnOf(cell) + width < grid.width && left.has(cell + width)) width++;
    let height = 1;
    const row = (y: number): Cell[] => Array.from({ length: width }, (_, i) => cell + y * grid.width + i);
    while (rowOf(cell) + height < grid.height && row(height).every((one) => left.has(one))) height++;
    for (let y = 0; y < height; y++) for (const one of row(y)) left.delete(one);
    const corner = cell + (height - 1) * grid.width + width - 1;
    places.push(corner === cell ? at(cell) : `${at(cell)} ${at(corner)}`);
  }
  return places;
}
