// The cheapest path on a lattice of half inches, the same for everybody.
import FlatQueue from 'flatqueue';
import { byteAt, int16At, int32At, itemAt, numberAt } from '../read.ts';
import type { Point } from './shape.ts';

const STRAIGHT = 50;
const DIAGONAL = 71;

/** N, NE, E, SE, S, SW, W, NW: this order also breaks ties. */
const STEPS: readonly Point[] = [
  { x: 0, y: 50 },
  { x: 50, y: 50 },
  { x: 50, y: 0 },
  { x: 50, y: -50 },
  { x: 0, y: -50 },
  { x: -50, y: -50 },
  { x: -50, y: 0 },
  { x: -50, y: 50 },
];

export interface Search {
  from: Point;
  /** The largest cost of the whole path. */
  most: number;
  /** The cost of a step of `length` from a to b, or -1 if it is not allowed. */
  step(ax: number, ay: number, bx: number, by: number, length: number): number;
  /** The remaining cost at a node that ends the search (0 if it is the goal itself), or -1. */
  arrives(x: number, y: number, cost: number): number;
  /** A lower bound of the remaining cost from a node; nodes that cannot reach the goal within the budget are left out. */
  least?(x: number, y: number): number;
}

export interface Found {
  /** Corners after the start; a straight run is one leg. */
  path: Point[];
  cost: number;
}

/** The start has no last step. */
const NO_STEP = 8;

/** Larger than the number of steps of any path: the weight of a unit of cost against steps. */
const MORE_THAN_STEPS = 0x8000;

/** One search. Nodes are numbered row by row in a square around the start that is as wide as the budget reaches. */
class LatticeSearch {
  private readonly search: Search;
  private readonly reach: number;
  private readonly width: number;
  /** The cost of each node; -1 if no path to it is known. */
  private readonly cost: Int32Array;
  private readonly steps: Int16Array;
  /** The direction of the last step to each node. */
  private readonly lastStep: Uint8Array;
  private readonly closed: Uint8Array;
  /** The offset of each direction in node numbers. */
  private readonly moves: readonly number[];
  /** Nodes with a known path, by cost and steps. A node for which a better path was found is in it more than once. */
  private readonly open = new FlatQueue<number>();

  constructor(search: Search) {
    this.search = search;
    this.reach = Math.ceil(search.most / STRAIGHT) + 1;
    const width = (this.width = 2 * this.reach + 1);
    const size = width * width;
    this.cost = new Int32Array(size).fill(-1);
    this.steps = new Int16Array(size);
    this.lastStep = new Uint8Array(size).fill(NO_STEP);
    this.closed = new Uint8Array(size);
    this.moves = STEPS.map(({ x, y }) => (y / STRAIGHT) * width + x / STRAIGHT);
  }

  run(): Found | null {
    const { search } = this;
    const start = this.reach * this.width + this.reach;
    this.cost[start] = 0;
    this.open.push(start, 0);
    for (;;) {
      const nodes = this.closeNext();
      if (nodes.length === 0) return null;
      for (const node of nodes) {
        const paid = int32At(this.cost, node);
        const rest = search.arrives(this.x(node), this.y(node), paid);
        if (rest >= 0 && paid + rest <= search.most)
          return { path: legs(search.from, this.way(node)), cost: paid + rest };
        for (let d = 0; d < 8; d++) this.tryStep(node, d, paid);
      }
    }
  }

  /** Closes and returns the open nodes of lowest cost and fewest steps, in the order of their paths. No step leads from one of them to another. */
  private closeNext(): number[] {
    const { open, closed } = this;
    const nodes: number[] = [];
    while (nodes.length === 0 && open.length > 0) {
      const key = open.peekValue();
      while (open.peekValue() === key) {
        const node = open.pop();
        if (node === undefined || closed[node] === 1) continue;
        closed[node] = 1;
        nodes.push(node);
      }
    }
    return nodes.length > 1 ? nodes.sort((a, b) => this.compareWays(a, b)) : nodes;
  }

  /** Takes a step from a closed node if the budget allows it and it gives a better path than any known one. */
  private tryStep(node: number, d: number, paid: number): void {
    const { search } = this;
    const next = node + numberAt(this.moves, d);
    const length = d % 2 === 0 ? STRAIGHT : DIAGONAL;
    if (this.closed[next] === 1 || paid + length > search.most) return;
    const x = this.x(next);
    const y = this.y(next);
    const price = search.step(this.x(node), this.y(node), x, y, length);
    if (price < 0 || paid + price > search.most) return;
    const total = paid + price;
    if (search.least !== undefined && total + search.least(x, y) > search.most) return;
    if (!this.isBetter(node, d, next, total)) return;
    const steps = int16At(this.steps, node) + 1;
    this.cost[next] = total;
    this.steps[next] = steps;
    this.lastStep[next] = d;
    this.open.push(next, total * MORE_THAN_STEPS + steps);
  }

  /** Whether the path over `node` in direction `d` comes before the known path to `next`. */
  private isBetter(node: number, d: number, next: number, total: number): boolean {
    const known = int32At(this.cost, next);
    if (known < 0 || total < known) return true;
    if (total > known) return false;
    const fewer = int16At(this.steps, node) + 1 - int16At(this.steps, next);
    if (fewer !== 0) return fewer < 0;
    const last = byteAt(this.lastStep, next);
    return (this.compareWays(node, next - numberAt(this.moves, last)) || d - last) < 0;
  }

  /**
   * Compares the first different steps of two paths with equally many steps. Both are followed back until they meet, so
   * the first difference is found last.
   */
  private compareWays(a: number, b: number): number {
    let order = 0;
    while (a !== b) {
      const lastA = byteAt(this.lastStep, a);
      const lastB = byteAt(this.lastStep, b);
      if (lastA !== lastB) order = lastA - lastB;
      a -= numberAt(this.moves, lastA);
      b -= numberAt(this.moves, lastB);
    }
    return order;
  }

  /** Directions from the start to a node. */
  private way(node: number): number[] {
    const directions: number[] = [];
    for (let at = node; this.lastStep[at] !== NO_STEP;) {
      const d = byteAt(this.lastStep, at);
      directions.push(d);
      at -= numberAt(this.moves, d);
    }
    return directions.reverse();
  }

  private x(node: number): number {
    return this.search.from.x + ((node % this.width) - this.reach) * STRAIGHT;
  }

  private y(node: number): number {
    return this.search.from.y + (Math.floor(node / this.width) - this.reach) * STRAIGHT;
  }
}

/** Lowest cost, then fewer steps, then the order of the directions of the first differing step. */
export const cheapest = (search: Search): Found | null => new LatticeSearch(search).run();

/** Joins steps in the same direction into one leg. */
function legs(from: Point, directions: number[]): Point[] {
  const path: Point[] = [];
  let { x, y } = from;
  directions.forEach((d, i) => {
    const step = itemAt(STEPS, d);
    x += step.x;
    y += step.y;
    if (directions[i + 1] !== d) path.push({ x, y });
  });
  return path;
}
