// How alike the halves of a map are: how far one gets in them, and how much one sees.
import { BLOCKED, cheapestWays, steps } from '@xenotable/board';
import { columnOf, freshBoard, grid, rowOf, terrainOf } from '../board.ts';
import type { Cell } from '../table.ts';

/** Points of two walks of most units. */
const WALKS = 8;
/** CC-VIS-01 How far units see on most maps. */
const SEEN = 7;
/** What a drawn map may differ by: a twentieth of what the better half has. */
export const FAIR = 0.05;

export interface Fairness {
  /** By how much of the larger one the halves differ, in the worse of both ways to halve the map: fields within two walks. */
  reach: number;
  /** The same with fields in sight. */
  sight: number;
}

/** Fields of which each half has as many. */
const HALVES: readonly ((cell: Cell) => boolean)[] = [
  (cell) => rowOf(cell) < grid.height / 2,
  (cell) => columnOf(cell) < grid.width / 2,
];

/** The difference of two halves as a part of the larger one. */
function apart(counts: readonly number[], inFirst: (cell: Cell) => boolean): number {
  let first = 0;
  let second = 0;
  counts.forEach((count, cell) => {
    if (inFirst(cell)) first += count;
    else second += count;
  });
  return first === second ? 0 : Math.abs(first - second) / Math.max(first, second);
}

/** What one has on each field of a map. */
function countsOf(map: string): { reach: number[]; sight: number[] } {
  const { closed, throughDoors, sight } = terrainOf(freshBoard(map));
  const open = closed.flatMap((shut, cell) => (shut === 0 ? [cell] : []));
  const reach = new Array<number>(grid.size).fill(0);
  const seen = new Array<number>(grid.size).fill(0);
  for (const from of open) {
    const ways = cheapestWays({ grid, prices: throughDoors[0], closed }, [from], { budget: WALKS });
    reach[from] = ways.order.length;
    for (const to of open)
      if (steps(grid, from, to) <= SEEN && sight.level(from, to) !== BLOCKED)
        seen[from] = (seen[from] ?? 0) + 1;
  }
  return { reach, sight: seen };
}

export function fairnessOf(map: string): Fairness {
  const { reach, sight } = countsOf(map);
  const worst = (counts: readonly number[]): number => Math.max(...HALVES.map((half) => apart(counts, half)));
  return { reach: worst(reach), sight: worst(sight) };
}

export const isFair = ({ reach, sight }: Fairness): boolean => reach <= FAIR && sight <= FAIR;
