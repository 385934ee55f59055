// What one measures on a map without anybody on it: ways from some fields, and what is seen from one.
import { BLOCKED, cheapestWays, steps } from '@xenotable/board';
import { freshBoard, grid, terrainOf } from '../board.ts';
import type { Cell } from '../table.ts';

/** Points that it costs to walk to each field that can be reached, doors opened for nothing. */
export function waysFrom(map: string, from: readonly Cell[]): ReadonlyMap<Cell, number> {
  const { closed, throughDoors } = terrainOf(freshBoard(map));
  const open = from.filter((cell) => closed[cell] === 0);
  if (open.length === 0) return new Map();
  const ways = cheapestWays({ grid, prices: throughDoors[0], closed }, open, { budget: 99 });
  return new Map(ways.order.map((cell) => [cell, ways.priceOf(cell)]));
}

/** Fields that are seen from one, no farther than the visibility. */
export function seenFrom(map: string, from: Cell, visibility: number): Cell[] {
  const { closed, sight } = terrainOf(freshBoard(map));
  return closed.flatMap((shut, cell) =>
    shut === 0 && steps(grid, from, cell) <= visibility && sight.level(from, cell) !== BLOCKED ? [cell] : [],
  );
}
