// Walking distances on the bare board: nobody stands in the way, doors are opened. Remembered, because plans ask for the same ones again and again.
import { FAR_AWAY, cheapestWays } from '@xenotable/board';
import { boardWith, grid, terrainOf } from '../../board.ts';
import { mission } from '../../book/who.ts';
import type { Board, Cell, Table } from '../../table.ts';

/** By cell, the price of the way to the nearest of some fields. */
export type Distances = Int16Array;

/** What is known of one board: by field, by list, and by the fields of a list. */
interface Known {
  toField: (Distances | undefined)[];
  toList: WeakMap<readonly Cell[], Distances>;
  toFields: Map<string, Distances>;
}

/** Boards and lists that are remembered: a game needs a few dozen. */
const MOST_BOARDS = 24;
const MOST_LISTS = 400;
const byKey = new Map<string, Known>();
const byBoard = new WeakMap<Board, Known>();

/** Open doors make no difference here. */
function knownOf(board: Board, price: 0 | 1): Known {
  let known = byBoard.get(board);
  if (known !== undefined) return known;
  const closed = board.doors.length === 0 ? board : boardWith(board, { doors: [] });
  const key = `${price} ${closed.key}`;
  known = byKey.get(key);
  if (known === undefined) {
    const [oldest] = byKey.keys();
    if (byKey.size >= MOST_BOARDS && oldest !== undefined) byKey.delete(oldest);
    byKey.set(key, (known = { toField: [], toList: new WeakMap(), toFields: new Map() }));
  }
  byBoard.set(board, known);
  return known;
}

function measure(w: Table, to: readonly Cell[], price: 0 | 1): Distances {
  const board = w.board.doors.length === 0 ? w.board : boardWith(w.board, { doors: [] });
  const { throughDoors, closed } = terrainOf(board);
  const ways = cheapestWays({ grid, prices: throughDoors[price], closed }, to, { backwards: true });
  const distances = new Int16Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) distances[cell] = ways.priceOf(cell);
  return distances;
}

/** How far every field is from the nearest of some fields; FAR_AWAY where no way leads there. */
export function distancesTo(w: Table, to: readonly Cell[]): Distances {
  const price = mission(w).doors === 'free' ? 0 : 1;
  const known = knownOf(w.board, price);
  const listed = known.toList.get(to);
  if (listed !== undefined) return listed;
  const name = to.join();
  let distances = known.toFields.get(name);
  if (distances === undefined) {
    if (known.toFields.size >= MOST_LISTS) known.toFields.clear();
    known.toFields.set(name, (distances = measure(w, to, price)));
  }
  known.toList.set(to, distances);
  return distances;
}

/** The same for one field. */
export function distancesFrom(w: Table, cell: Cell): Distances {
  const price = mission(w).doors === 'free' ? 0 : 1;
  return (knownOf(w.board, price).toField[cell] ??= measure(w, [cell], price));
}

/** The distance of a field; FAR_AWAY off the board. */
export const farFrom = (distances: Distances, cell: Cell): number => distances[cell] ?? FAR_AWAY;
