// Cells as people write them: `x,y`, or two corners `x,y x,y`.
import { type Grid, rectangle } from '@xenotable/board';
import { BadInput } from '@xenotable/kernel';
import type { Cell } from '../table.ts';

type Size = Pick<Grid, 'width' | 'height'>;

export const at = (grid: Size, cell: Cell): string => `${cell % grid.width},${Math.floor(cell / grid.width)}`;

function corner(grid: Size, text: string, where: string): [x: number, y: number] {
  const [, left, top] = /^(\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
  const [x, y] = [Number(left), Number(top)];
  if (left === undefined || x >= grid.width || y >= grid.height)
    throw new BadInput(
      where,
      `must be a cell such as '4,7' (columns 0 to ${grid.width - 1}, rows 0 to ${grid.height - 1}), not ${JSON.stringify(text)}`,
    );
  return [x, y];
}

/** All cells of one place. */
export function cellsAt(grid: Grid, place: string, where: string): Cell[] {
  const [from = '', to, ...more] = place.split(' ');
  if (more.length > 0)
    throw new BadInput(where, `must be a cell '4,7' or two corners '4,7 6,9', not ${JSON.stringify(place)}`);
  const [a, b] = [corner(grid, from, where), corner(grid, to ?? from, where)];
  return rectangle(
    grid,
    Math.min(a[0], b[0]),
    Math.min(a[1], b[1]),
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
  );
}

/** All cells of a list of places, each once, in reading order. */
export const cellsOf = (grid: Grid, places: readonly string[], where = 'cells'): Cell[] =>
  [...new Set(places.flatMap((place, i) => cellsAt(grid, place, `${where}[${i}]`)))].sort((a, b) => a - b);

/** The same cells as few rectangles. */
export function placesOf(grid: Size, cells: readonly Cell[]): string[] {
  const left = new Set(cells);
  const places: string[] = [];
  for (const cell of [...left].sort((a, b) => a - b)) {
    if (!left.has(cell)) continue;
    let width = 1;
    while ((cell + width) % grid.width !== 0 && left.has(cell + width)) width++;
    const row = (y: number): Cell[] => Array.from({ length: width }, (_, i) => cell + y * grid.width + i);
    let height = 1;
    while (row(height).every((one) => left.has(one))) height++;
    for (let y = 0; y < height; y++) for (const one of row(y)) left.delete(one);
    const last = cell + (height - 1) * grid.width + width - 1;
    places.push(last === cell ? at(grid, cell) : `${at(grid, cell)} ${at(grid, last)}`);
  }
  return places;
}
