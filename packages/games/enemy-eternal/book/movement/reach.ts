// Where a model can go: closed cells, cheapest ways.
import { FAR_AWAY, type Reach, cheapestWays, neighbour, opposite, zeroPerCell } from '@xenotable/board';
import { type Refusal, refuse, applies } from '@xenotable/kernel';
import type { Cell, Model, Table } from '../../table.ts';
import { HARD, OBSTACLE, adjacent, cellOf, ground, mayStop } from '../board/ground.ts';
import { type Gait, gaitOf, pricesFor } from './prices.ts';
import { engagedWith, engages, modelAt, skill } from '../models.ts';

/** What a move may do beyond a plain Run. */
export interface Leave {
  /** Enemies whose base contact may be passed: those it flees from, or the target of a charge. */
  touching: readonly Model[];
}

const FREE: Leave = { touching: [] };

/** EE-MOV-03 EE-BRD-06 Cells that this mover cannot enter: occupied ones, and those in base contact with enemies. */
export function closedFor(w: Table, m: Model, leave: Leave = FREE): number[] {
  const g = ground(w);
  const closed = zeroPerCell(g.grid);
  for (const one of w.models) {
    if (one.place !== 'board' || one === m) continue;
    closed[one.cell] = 2;
    applies('EE-MOV-03');
    if (
      one.control === m.control ||
      one.neutral ||
      !engages(one) ||
      !engages(m) ||
      leave.touching.includes(one)
    )
      continue;
    for (let d = 0; d < 8; d++)
      if (g.touch[one.cell * 8 + d] === 1 && closed[neighbour(g.grid, one.cell, d)] === 0)
        closed[neighbour(g.grid, one.cell, d)] = 1;
  }
  return closed;
}

const inHalves = (w: Table): boolean => w.options.diagonals === 'alternating';
/** An allowance in the prices of the search. */
export const budget = (w: Table, allowance: number): number => (inHalves(w) ? 2 * allowance + 1 : allowance);
/** What a price of the search means in movement. */
const costIn = (w: Table, price: number): number => (inHalves(w) ? price >> 1 : price);

/** EE-MOV-02 Everything that the allowance reaches, whether one may stop there or not. */
export function explore(
  w: Table,
  m: Model,
  gait: Gait,
  allowance: number,
  closed: readonly number[],
  from: Cell = m.cell,
): Reach {
  const g = ground(w);
  return cheapestWays({ grid: g.grid, prices: pricesFor(g, gait, inHalves(w)), closed }, [from], {
    budget: allowance <= 0 ? 0 : budget(w, allowance),
    directions: 8,
  });
}

/** EE-AUT-14 Cost from every cell to the nearest goal, ignoring models and counting climbs. */
export function remaining(w: Table, goals: readonly Cell[]): Reach {
  const { ways, waysByList: lists } = ground(w).known;
  const waysByList = lists[w.options.diagonals];
  const listed = waysByList.get(goals);
  if (listed !== undefined) return listed;
  const key = `${w.options.diagonals} ${goals.join()}`;
  let way = ways.get(key);
  if (ways.size >= MOST_WAYS) ways.clear();
  if (way === undefined) ways.set(key, (way = waysTo(w, goals)));
  waysByList.set(goals, way);
  return way;
}

/** Ways that are kept on one ground. */
const MOST_WAYS = 60;

function waysTo(w: Table, goals: readonly Cell[]): Reach {
  const g = ground(w);
  const key = inHalves(w) ? 'way in halves' : 'way';
  let prices = g.prices.get(key);
  if (prices === undefined) {
    const run = pricesFor(g, 'run', inHalves(w));
    const climb = pricesFor(g, 'climb', inHalves(w));
    prices = run.map((price, i) =>
      price === 0 ? climb[i]! : climb[i] === 0 ? price : Math.min(price, climb[i]!),
    );
    g.prices.set(key, prices);
  }
  return cheapestWays({ grid: g.grid, prices, closed: g.grid.zeroes }, goals, {
    directions: 8,
    backwards: true,
  });
}

export interface Way {
  path: Cell[];
  cost: number;
}

/** The cheapest way through the waypoints to a cell, or the rule that forbids it. EE-MOV-01 to EE-MOV-05 */
export function wayTo(
  w: Table,
  m: Model,
  gait: Gait,
  allowance: number,
  leave: Leave,
  to: unknown,
  via: unknown,
): Way | Refusal {
  const g = ground(w);
  const stops = [...(Array.isArray(via) ? (via as unknown[]) : []), to].map((spot) => cellOf(g, spot));
  if (stops.length > 40 || stops.includes(-1)) return refuse('EE-BRD-08', 'The path leaves the board.');
  if (skill(w, m, 'MOBILITY') <= 0) return refuse('EE-MOV-02', `${m.name} cannot move.`);
  const end = stops.at(-1)!;
  if (!mayStop(g, end))
    return refuse(
      g.kind[end] === HARD ? 'EE-TER-08' : g.kind[end] === OBSTACLE ? 'EE-TER-13' : 'EE-MOV-05',
      'No move may end in that cell.',
    );
  const standing = modelAt(w, end);
  if (standing !== null && standing !== m) return refuse('EE-MOV-05', `${standing.name} stands there.`);
  const closed = closedFor(w, m, leave);
  if (closed[end] === 1) return refuse('EE-BRD-06', 'That cell is in base contact with an enemy.');
  if (leave.touching.some((foe) => adjacent(g, foe.cell, end)))
    return refuse('EE-ENG-06', 'A flight must end free of every enemy.');
  const path: Cell[] = [];
  let price = 0;
  let at = m.cell;
  for (const stop of stops) {
    const reach = explore(w, m, gait, allowance, closed, at);
    if (!reach.reached(stop))
      return refuse('EE-MOV-02', `${m.name} cannot reach that with an allowance of ${allowance}.`);
    price += reach.priceOf(stop);
    path.push(...reach.path(stop));
    at = stop;
  }
  applies('EE-MOV-01');
  if (inHalves(w)) applies('EE-OPT-14');
  if (price > budget(w, allowance))
    return refuse('EE-MOV-02', `That path costs ${costIn(w, price)}, the allowance is ${allowance}.`);
  return { path, cost: costIn(w, price) };
}

/** EE-CHG-02 The cheapest way into base contact with a target, ending in `to`; other enemies may be touched only in the last cell. */
export function chargeWay(
  w: Table,
  m: Model,
  target: Model,
  gait: Gait,
  allowance: number,
  to: Cell,
  via: unknown,
): Way | Refusal {
  const g = ground(w);
  const leave: Leave = { touching: [target] };
  if (!adjacent(g, to, target.cell))
    return refuse('EE-CHG-02', `The charge must end in base contact with ${target.name}.`);
  const closed = closedFor(w, m, leave);
  if (closed[to] === 2 || !mayStop(g, to)) return refuse('EE-CHG-02', 'Nobody can stand in that cell.');
  // The last cell may touch more enemies than the target.
  closed[to] = 0;
  const stops = [...(Array.isArray(via) ? (via as unknown[]) : [])].map((spot) => cellOf(g, spot));
  if (stops.length > 40 || stops.includes(-1)) return refuse('EE-BRD-08', 'The path leaves the board.');
  const path: Cell[] = [];
  let price = 0;
  let at = m.cell;
  for (const stop of [...stops, to]) {
    const reach = explore(w, m, gait, allowance, closed, at);
    if (!reach.reached(stop))
      return refuse('EE-CHG-02', `${m.name} cannot reach ${target.name} with MOBILITY ${allowance}.`);
    price += reach.priceOf(stop);
    path.push(...reach.path(stop));
    at = stop;
  }
  if (price > budget(w, allowance))
    return refuse('EE-CHG-02', `That path costs ${costIn(w, price)}, MOBILITY is ${allowance}.`);
  applies('EE-CHG-02');
  return { path, cost: costIn(w, price) };
}

/** EE-CHG-02 Contact cells that a charge can reach, with what the way costs, cheapest first, straight ones before corners. */
export function contactCells(
  w: Table,
  m: Model,
  target: Model,
  gait: Gait,
  allowance: number,
): { cell: Cell; cost: number }[] {
  const g = ground(w);
  const prices = pricesFor(g, gait, inHalves(w));
  const closed = closedFor(w, m, { touching: [target] });
  const reach = explore(w, m, gait, allowance, closed);
  const found: { cell: Cell; cost: number }[] = [];
  for (let d = 0; d < 8; d++) {
    const cell = neighbour(g.grid, target.cell, d);
    if (
      cell < 0 ||
      g.touch[target.cell * 8 + d] !== 1 ||
      closed[cell] === 2 ||
      !mayStop(g, cell) ||
      cell === m.cell
    )
      continue;
    let price = reach.priceOf(cell);
    if (closed[cell] === 1) {
      price = FAR_AWAY;
      for (let back = 0; back < 8; back++) {
        const near = neighbour(g.grid, cell, back);
        if (near < 0 || !reach.reached(near)) continue;
        const step = prices[near * 8 + opposite(back)]!;
        if (step > 0) price = Math.min(price, reach.priceOf(near) + step);
      }
    }
    if (price > budget(w, allowance)) continue;
    applies('EE-CHG-02');
    found.push({ cell, cost: costIn(w, price) });
  }
  const askew = (cell: Cell): number =>
    g.grid.x[cell] === g.grid.x[target.cell] || g.grid.y[cell] === g.grid.y[target.cell] ? 0 : 1;
  return found.sort((a, b) => a.cost - b.cost || askew(a.cell) - askew(b.cell) || a.cell - b.cell);
}

/** Cells in which a Run or Climb can end, with their costs, cheapest first; the start is left out. */
export function ends(
  w: Table,
  m: Model,
  gait: Gait,
  allowance: number,
  leave: Leave = FREE,
  closed: readonly number[] = closedFor(w, m, leave),
): { cells: Cell[]; costs: number[] } {
  const cells: Cell[] = [];
  const costs: number[] = [];
  if (allowance <= 0) return { cells, costs };
  const g = ground(w);
  const reach = explore(w, m, gait, allowance, closed);
  const halves = inHalves(w);
  const fleeing = leave.touching.length > 0;
  for (const cell of reach.order) {
    if (cell === m.cell || !mayStop(g, cell)) continue;
    // EE-ENG-06 A flight must end free of contact.
    if (fleeing && leave.touching.some((foe) => adjacent(g, foe.cell, cell))) continue;
    cells.push(cell);
    costs.push(halves ? costIn(w, reach.priceOf(cell)) : reach.priceOf(cell));
  }
  return { cells, costs };
}

/** EE-ACT-08 EE-MOV-07 EE-ENG-05 EE-ENG-06 EE-ENG-12 The allowance of a move, and whom it breaks away from. */
export function moveTerms(
  w: Table,
  m: Model,
  climbing: boolean,
  actions: 1 | 2,
): { gait: Gait; allowance: number; leave: Leave; fleeing: boolean } {
  const foes = engagedWith(w, m);
  if (foes.length > 0) applies('EE-ENG-12');
  const mobility = skill(w, m, 'MOBILITY');
  return {
    gait: gaitOf(m, climbing),
    allowance: climbing || actions === 1 ? mobility : 2 * mobility,
    leave: { touching: foes },
    fleeing: foes.length > 0,
  };
}
