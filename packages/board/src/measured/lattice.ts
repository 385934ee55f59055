// The canonical way around things: the cheapest path on a lattice of half inches, the same for everybody.
import type { Point } from './shape.ts';

const STRAIGHT = 50;
const DIAGONAL = 71;

/** N, NE, E, SE, S, SW, W, NW: also the order that breaks ties. */
const STEPS_X = [0, 50, 50, 50, 0, -50, -50, -50];
const STEPS_Y = [50, 50, 0, -50, -50, -50, 0, 50];

export interface Search {
  from: Point;
  /** The whole path may cost this much. */
  most: number;
  /** What a step of `length` from a to b costs, or -1 if it may not be taken. */
  step(ax: number, ay: number, bx: number, by: number, length: number): number;
  /** What is still to pay at a node that ends the search (0 if it is itself the thing wanted), or -1. */
  arrives(x: number, y: number, cost: number): number;
  /** A bound below what is still to pay from a node; nodes that cannot make it are left out. */
  least?(x: number, y: number): number;
}

export interface Found {
  /** Corners after the start; straight runs are one leg. */
  path: Point[];
  cost: number;
}

/** Lowest cost, then fewer steps, then the order of the directions of the first differing step. */
export function cheapest(search: Search): Found | null {
  const { from, most } = search;
  const reach = Math.ceil(most / STRAIGHT) + 1;
  const width = 2 * reach + 1;
  const cost = new Int32Array(width * width).fill(-1);
  const steps = new Int16Array(width * width);
  const back = new Int8Array(width * width).fill(-1);
  const closed = new Uint8Array(width * width);
  const heap: number[] = [];
  const moves = STEPS_X.map((x, d) => (STEPS_Y[d]! / STRAIGHT) * width + x / STRAIGHT);
  const x = (node: number): number => from.x + ((node % width) - reach) * STRAIGHT;
  const y = (node: number): number => from.y + (Math.floor(node / width) - reach) * STRAIGHT;

  /** Directions from the start to a node. */
  const way = (node: number): number[] => {
    const directions: number[] = [];
    for (let at = node; back[at]! >= 0; at -= moves[back[at]!]!) directions.push(back[at]!);
    return directions.reverse();
  };
  const earlierWay = (a: number[], b: number[]): boolean => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]!;
    return false;
  };
  const before = (a: number, b: number): boolean =>
    cost[a] !== cost[b]
      ? cost[a]! < cost[b]!
      : steps[a] !== steps[b]
        ? steps[a]! < steps[b]!
        : earlierWay(way(a), way(b));
  const push = (node: number): void => {
    let at = heap.push(node) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!before(node, heap[up]!)) break;
      heap[at] = heap[up]!;
      at = up;
    }
    heap[at] = node;
  };
  const pop = (): number => {
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1]!, heap[child]!)) child++;
      if (!before(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  };

  const start = reach * width + reach;
  cost[start] = 0;
  push(start);
  while (heap.length > 0) {
    const node = pop();
    if (closed[node] === 1) continue;
    closed[node] = 1;
    const rest = search.arrives(x(node), y(node), cost[node]!);
    if (rest >= 0 && cost[node]! + rest <= most)
      return { path: legs(from, way(node)), cost: cost[node]! + rest };
    for (let d = 0; d < 8; d++) {
      const next = node + moves[d]!;
      if (closed[next] === 1) continue;
      const length = d % 2 === 0 ? STRAIGHT : DIAGONAL;
      if (cost[node]! + length > most) continue;
      const paid = search.step(x(node), y(node), x(next), y(next), length);
      if (paid < 0 || cost[node]! + paid > most) continue;
      const total = cost[node]! + paid;
      if (search.least !== undefined && total + search.least(x(next), y(next)) > most) continue;
      const taken = steps[node]! + 1;
      const known = cost[next]!;
      if (known >= 0) {
        if (total > known || (total === known && taken > steps[next]!)) continue;
        if (total === known && taken === steps[next] && !earlierWay([...way(node), d], way(next))) continue;
      }
      cost[next] = total;
      steps[next] = taken;
      back[next] = d;
      push(next);
    }
  }
  return null;
}

/** Joins steps in one direction to one leg. */
function legs(from: Point, directions: number[]): Point[] {
  const path: Point[] = [];
  let { x, y } = from;
  directions.forEach((d, i) => {
    x += STEPS_X[d]!;
    y += STEPS_Y[d]!;
    if (directions[i + 1] !== d) path.push({ x, y });
  });
  return path;
}
