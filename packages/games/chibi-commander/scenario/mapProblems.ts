// CC-SCN-02 What is wrong with a scenario's map.
import { type Picture, edgeSign, neighbour } from '@xenotable/board';
import { freshBoard, grid, pictureOf, terrainOf, columnOf, rowOf } from '../board.ts';
import { FULL } from '../content/maps.ts';
import { cellName } from '../places.ts';
import type { Cell } from '../table.ts';
import type { Problem } from './problem.ts';

/** Signs on which a door may hang. */
const SOLID = '|-WDA';
const DOORS = 'DA';

/** CC-MAP-21 Groups of fields that can be reached from each other, doors opened and fences climbed. */
function regions(map: string): Cell[][] {
  const { closed, throughDoors } = terrainOf(freshBoard(map));
  const seen = new Uint8Array(grid.size);
  const groups: Cell[][] = [];
  for (let start = 0; start < grid.size; start++) {
    if (closed[start] !== 0 || seen[start] !== 0) continue;
    const group = [start];
    seen[start] = 1;
    for (const cell of group) {
      for (let d = 0; d < 4; d++) {
        const next = neighbour(grid, cell, d);
        if (next < 0 || closed[next] !== 0 || seen[next] !== 0 || throughDoors[0][cell * 8 + d] === 0)
          continue;
        seen[next] = 1;
        group.push(next);
      }
    }
    groups.push(group);
  }
  return groups.sort((a, b) => b.length - a.length);
}

/** The sign on an upright or level edge by its line, blank beside the board. */
const upright = (picture: Picture, x: number, y: number): string =>
  y < 0 || y > 15 ? ' ' : picture.upright.charAt(y * 25 + x);
const level = (picture: Picture, x: number, y: number): string =>
  x < 0 || x > 23 ? ' ' : picture.level.charAt(y * 24 + x);
const filled = (picture: Picture, x: number, y: number): boolean =>
  FULL.includes(picture.cells[y * 24 + x] ?? '.');

/** Whether something solid meets at a corner besides the edge that ends there: two of them make a wall go on. */
const held = (picture: Picture, x: number, y: number): boolean =>
  x === 0 ||
  y === 0 ||
  x === 24 ||
  y === 16 ||
  [upright(picture, x, y - 1), upright(picture, x, y), level(picture, x - 1, y), level(picture, x, y)].filter(
    (sign) => SOLID.includes(sign),
  ).length > 1 ||
  [
    filled(picture, x - 1, y - 1),
    filled(picture, x, y - 1),
    filled(picture, x - 1, y),
    filled(picture, x, y),
  ].some(Boolean);

function doorProblems(picture: Picture): Problem[] {
  const problems: Problem[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    for (const d of [0, 1, 2, 3]) {
      if (!DOORS.includes(edgeSign(picture, cell, d))) continue;
      const next = neighbour(grid, cell, d);
      const problem = (reason: string): void =>
        void problems.push({
          field: 'map',
          severity: 'stop',
          rule: 'CC-SCN-02',
          reason,
          cells: next < 0 ? [cell] : [cell, next],
        });
      if (next < 0) {
        problem(`the door of ${cellName(cell)} leads off the board`);
        continue;
      }
      if (d === 0 || d === 3) continue;
      const [x, y] = [columnOf(cell), rowOf(cell)];
      const ends =
        d === 1
          ? held(picture, x + 1, y) && held(picture, x + 1, y + 1)
          : held(picture, x, y + 1) && held(picture, x + 1, y + 1);
      if (!ends) problem(`the door between ${cellName(cell)} and ${cellName(next)} must stand between walls`);
    }
  }
  return problems;
}

/** CC-MAP-18 The landing ship stands in its corner, or nowhere. */
function shipProblems(picture: Picture): Problem[] {
  const aboard = (signs: string): Cell[] => [...signs].flatMap((sign, cell) => (sign === 'u' ? [cell] : []));
  const cells = aboard(picture.cells);
  const ship = aboard(pictureOf('Province').cells);
  const wrong = ship
    .filter((cell) => !cells.includes(cell))
    .concat(cells.filter((cell) => !ship.includes(cell)));
  if (cells.length === 0 || wrong.length === 0) return [];
  return [
    {
      field: 'map',
      severity: 'stop',
      rule: 'CC-MAP-18',
      reason: 'the landing ship has its 26 fields within (1,1) and (6,5), and none elsewhere',
      cells: wrong,
    },
  ];
}

export function mapProblems(map: string): Problem[] {
  const picture = pictureOf(map);
  const [most, ...others] = regions(map);
  const cut = others.map((cells): Problem => ({
    field: 'map',
    severity: 'stop',
    rule: 'CC-MAP-21',
    reason: `${cells.length === 1 ? `${cellName(cells[0] ?? 0)} cannot` : `${cells.length} fields around ${cellName(cells[0] ?? 0)} cannot`} be reached from the rest of the map`,
    cells,
  }));
  const room: Problem[] =
    (most?.length ?? 0) < 48
      ? [
          {
            field: 'map',
            severity: 'stop',
            rule: 'CC-SCN-02',
            reason: 'at least 48 fields must be open to walk on',
            cells: [],
          },
        ]
      : [];
  return [...room, ...cut, ...doorProblems(picture), ...shipProblems(picture)];
}
