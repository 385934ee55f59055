// How far it is to a goal on foot: straight where nothing is in the way, otherwise round what is (XR-AUT-06).
import { applies } from '@xenotable/kernel';
import {
  type Net,
  NO_WAY,
  type Point,
  costsTo,
  floorDiv,
  inBox,
  isqrt,
  nodeBeside,
  squared,
  sweepsInto,
} from '@xenotable/board';
import {
  type Mover,
  crossed,
  legCost,
  legFault,
  judgePath,
  moverOf,
  standFault,
} from '../book/geometry/paths.ts';
import type { Ground } from '../ground.ts';
import type { Table, Unit } from '../table.ts';

export const far = (x: number, y: number, to: Point): number => isqrt(squared(x, y, to.x, to.y));

/** A unit's way to its goal. */
export interface Way {
  goal: Point;
  /** How far the goal is from where the unit stands, in hundredths. */
  length: number;
  /** Whether impassable ground or, for a vehicle, an obstacle lies on the straight line. */
  blocked: boolean;
  /** How far the goal is from a point, in hundredths. */
  from(x: number, y: number): number;
  /** The legs that a unit walks round what is in its way, at most so far; empty if the way is straight or nothing is gained. */
  round(most: number): Point[];
}

const straight = (unit: Unit, goal: Point): Way => ({
  goal,
  length: far(unit.x, unit.y, goal),
  blocked: false,
  from: (x, y) => far(x, y, goal),
  round: () => [],
});

/** The net of a kind of mover, and what it costs to get to those nodes that were asked for. */
interface Walks {
  net: Net;
  costs: Map<number, Int32Array>;
}

const known = new WeakMap<Ground, Map<string, Walks>>();

const middle = (net: Net, node: number): Point => ({
  x: (node % net.columns) * net.step + net.step / 2,
  y: floorDiv(node, net.columns) * net.step + net.step / 2,
});

/** Nodes in the middle of the map's cells, at least an inch apart. Other units are not in the way: they move. */
function netOf(w: Table, m: Mover): Net {
  const { size, columns, rows } = m.ground.map;
  const step = Math.max(size, 100);
  const net: Net = {
    columns: floorDiv(columns * size, step),
    rows: floorDiv(rows * size, step),
    step,
    price: new Int32Array(0),
    closed: new Uint8Array(0),
  };
  const nodes = net.columns * net.rows;
  net.price = new Int32Array(nodes * 8);
  net.closed = Uint8Array.from({ length: nodes }, (_, node) => {
    const { x, y } = middle(net, node);
    return standFault(m, x, y) === null ? 0 : 1;
  });
  for (let node = 0; node < nodes; node++) {
    if (net.closed[node] === 1) continue;
    const at = middle(net, node);
    for (let direction = 0; direction < 8; direction++) {
      const next = nodeBeside(net, node, direction);
      if (next < 0 || net.closed[next] === 1) continue;
      const to = middle(net, next);
      if (legFault(w, m, at.x, at.y, to.x, to.y, false) === null)
        net.price[node * 8 + direction] = legCost(w, m, at.x, at.y, to.x, to.y);
    }
  }
  return net;
}

function walksOf(w: Table, m: Mover): Walks {
  const { core, slowed, crossing, r, bounds } = m;
  const fences = crossing === 0 ? '' : w.obstacles.map((one) => one.group).join();
  const key = [core, r, slowed, crossing, bounds.west, fences].join();
  let kinds = known.get(m.ground);
  if (kinds === undefined) known.set(m.ground, (kinds = new Map()));
  let walks = kinds.get(key);
  if (walks === undefined) {
    walks = { net: netOf(w, { ...m, others: [], paralysed: false }), costs: new Map() };
    kinds.set(key, walks);
  }
  return walks;
}

/** Nodes in and around the cell of a point. */
function* nodesAt({ columns, rows, step }: Net, x: number, y: number): Generator<number> {
  const column = floorDiv(x, step);
  const row = floorDiv(y, step);
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) yield r * columns + c;
}

const isBlocked = (w: Table, m: Mover, goal: Point): boolean => {
  const { x, y } = m.unit;
  return (
    m.ground.solid.some(
      (box) => !inBox(goal.x, goal.y, box) && sweepsInto(x, y, goal.x, goal.y, m.core, box),
    ) ||
    (m.crossing < 0 && crossed(w, x, y, goal.x, goal.y) > 0)
  );
};

/** The legs of a walk over nodes, each as long as it can be. */
function legsOf(w: Table, m: Mover, nodes: readonly Point[], most: number): Point[] {
  for (let last = nodes.length - 1; last >= 0; last--) {
    const legs: Point[] = [];
    let from: Point = m.unit;
    for (const [at, to] of nodes.slice(0, last + 1).entries()) {
      const next = nodes[at + 1];
      if (at < last && next !== undefined && legFault(w, m, from.x, from.y, next.x, next.y, false) === null)
        continue;
      legs.push(to);
      from = to;
    }
    const { cost, fault } = judgePath(w, m, legs);
    if (fault === null && cost <= most) return legs;
  }
  return [];
}

/** XR-AUT-06 The way of a unit to a goal. */
export function wayTo(w: Table, unit: Unit, goal: Point | null): Way | null {
  if (goal === null) return null;
  if (unit.state !== 'table') return straight(unit, goal);
  const m = moverOf(w, unit);
  if (m.flies || m.skims || !isBlocked(w, m, goal)) return straight(unit, goal);
  const { net, costs } = walksOf(w, m);
  const end =
    Math.min(net.rows - 1, floorDiv(goal.y, net.step)) * net.columns +
    Math.min(net.columns - 1, floorDiv(goal.x, net.step));
  let cost = costs.get(end);
  if (cost === undefined) costs.set(end, (cost = costsTo(net, end)));
  const field = cost;
  /** The node by which the way from a point leads, or -1. */
  const nearest = (x: number, y: number): { node: number; length: number } => {
    let best = { node: -1, length: NO_WAY };
    for (const node of nodesAt(net, x, y)) {
      const rest = field[node] ?? NO_WAY;
      if (rest === NO_WAY) continue;
      const length = rest + far(x, y, middle(net, node));
      if (length < best.length) best = { node, length };
    }
    return best;
  };
  const start = nearest(unit.x, unit.y);
  if (start.node < 0) return straight(unit, goal);
  applies('XR-AUT-06');
  return {
    goal,
    length: start.length,
    blocked: true,
    from: (x, y) => Math.min(nearest(x, y).length, 2 * MOST),
    round(most) {
      const nodes: Point[] = [];
      let { node } = start;
      for (let walked = 0; node >= 0 && walked <= most; walked += net.step) {
        nodes.push(middle(net, node));
        node = onward(net, field, node);
      }
      return legsOf(w, m, nodes, most);
    },
  };
}

/** Farther than any way on a table is taken for this. */
const MOST = 10_000;

/** The next node on the way, or -1 at its end. */
function onward(net: Net, field: Int32Array, node: number): number {
  let best = -1;
  let least = field[node] ?? 0;
  for (let direction = 0; direction < 8; direction++) {
    const next = nodeBeside(net, node, direction);
    const rest = next < 0 ? NO_WAY : (field[next] ?? NO_WAY);
    if (rest < least && (net.price[node * 8 + direction] ?? 0) > 0) {
      least = rest;
      best = next;
    }
  }
  return best;
}
