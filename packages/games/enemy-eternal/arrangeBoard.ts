// The board of a position that is given in the players' words.
import { gridOf, readPlain, writePlain } from '@xenotable/board';
import { BadInput, type Reader, aNumber, closest, listOf } from '@xenotable/kernel';
import { cellOf, ground } from './book/board/ground.ts';
import { missions } from './book/missions/index.ts';
import type { Spot } from './choices.ts';
import { isMap, maps } from './content/maps.ts';
import type { MissionId, Table } from './table.ts';

/** Signs of the legend by the words that a case may use. */
const SIGNS: Record<string, string> = {
  hard: 'H',
  soft: 's',
  obstacle: 'o',
  wall: '#',
  water: '~',
  raised: '1',
  higher: '2',
  parapet: 'h',
  ramp: '=',
  terminal: 'T',
  container: 'C',
  device: 'I',
  door: 'D',
  monument: 'm',
  zone: 'X',
  evac: 'E',
  'zone A': 'A',
  'zone B': 'B',
  arrival: 'r',
};

export const aSpot: Reader<Spot> = (value, where) => {
  const [x, y, ...more] = listOf(aNumber(0, 200))(value, where);
  if (x === undefined || y === undefined || more.length > 0) throw new BadInput(where, 'must be [x, y]');
  return [x, y];
};

/** The cell of a spot that must be on the board. */
export function cellIn(w: Table, spot: Spot, where: string): number {
  const cell = cellOf(ground(w), spot);
  if (cell < 0) throw new BadInput(where, 'is not on the board');
  return cell;
}

interface GivenBoard {
  mission?: MissionId;
  board?: string;
  size?: number[];
  terrain?: Record<string, Spot[]>;
}

/** The board of a position: a map or picture by name, or open ground, with the terrain that is named put onto it. */
export function boardOf(read: GivenBoard): string {
  const named =
    read.board ??
    (read.size === undefined && read.terrain === undefined && read.mission !== undefined
      ? missions[read.mission].map
      : undefined);
  if (read.size !== undefined && read.size.length !== 2)
    throw new BadInput('given.size', 'must be [columns, rows]');
  const [width, height] = [read.size?.[0] ?? 36, read.size?.[1] ?? 24];
  const text =
    named === undefined ? Array.from({ length: height }, () => '.'.repeat(width)).join('\n') : named;
  if (read.terrain === undefined) return text;
  const picture = readPlain(isMap(text) ? maps[text] : text);
  const cells = [...picture.cells];
  for (const [word, spots] of Object.entries(read.terrain)) {
    const sign = SIGNS[word] ?? (/^pod [a-d]$/.test(word) ? word.at(-1) : undefined);
    if (sign === undefined)
      throw new BadInput(`given.terrain.${word}`, `unknown word${closest(word, Object.keys(SIGNS))}`);
    for (const [i, [x, y]] of spots.entries()) {
      if (x >= picture.grid.width || y >= picture.grid.height)
        throw new BadInput(`given.terrain.${word}[${i}]`, 'is not on the board');
      cells[y * picture.grid.width + x] = sign;
    }
  }
  return writePlain({
    ...picture,
    grid: gridOf(picture.grid.width, picture.grid.height),
    cells: cells.join(''),
  });
}
