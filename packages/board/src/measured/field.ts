// The cost of walking to one node of a net from all others: computed once, then read for any place.
import FlatQueue from 'flatqueue';
import { byteAt, int32At } from '../read.ts';
import { floorDiv } from './numbers.ts';

/** Nodes in rows, numbered from the south-west, each with steps to its eight neighbours. */
export interface Net {
  columns: number;
  rows: number;
  /** The distance of straight neighbours. */
  step: number;
  /** The cost of each step, eight for each node in the order N, NE, E … NW; 0 if there is no step. */
  price: Int32Array;
  /** 1 for nodes where nobody can stand. To get to such a node one walks to the nodes around it. */
  closed: Uint8Array;
}

/** The cost of a node without a path. */
export const NO_WAY = 0x7fff_ffff;

const EAST = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const NORTH = [1, 1, 0, -1, -1, -1, 0, 1] as const;

/** The neighbour of a node in a direction, or -1. */
export function nodeBeside({ columns, rows }: Net, node: number, direction: number): number {
  const column = (node % columns) + (EAST[direction] ?? 0);
  const row = Math.floor(node / columns) + (NORTH[direction] ?? 0);
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

/** The cost of getting to a node from each node, NO_WAY if there is no path. */
export function costsTo(net: Net, goal: number): Int32Array {
  const costs = new Int32Array(net.columns * net.rows).fill(NO_WAY);
  const open = new FlatQueue<number>();
  costs[goal] = 0;
  open.push(goal, 0);
  for (;;) {
    const paid = open.peekValue();
    const node = open.pop();
    if (node === undefined || paid === undefined) return costs;
    if (paid > int32At(costs, node)) continue;
    for (let direction = 0; direction < 8; direction++) {
      const from = nodeBeside(net, node, direction);
      if (from < 0) continue;
      const back = (direction + 4) % 8;
      const price =
        byteAt(net.closed, node) === 1
          ? direction % 2 === 0
            ? net.step
            : floorDiv(net.step * 71, 50)
          : byteAt(net.closed, from) === 1
            ? 0
            : int32At(net.price, from * 8 + back);
      if (price === 0 || paid + price >= int32At(costs, from)) continue;
      costs[from] = paid + price;
      open.push(from, paid + price);
    }
  }
}
