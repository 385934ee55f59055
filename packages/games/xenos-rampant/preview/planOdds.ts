// Several orders in a row: how likely each is reached, and where the phase ends (XR-ORD-06).
import { type Way, aimAt, gone, stopped } from '../odds/aim.ts';
import type { Choice, Order } from '../choices.ts';
import type { View } from '../view.ts';
import { type UnitId, unitOf } from '../table.ts';
import { scoringMoves } from './goalMoves.ts';
import { type Menace, menaceOf } from './menace.ts';
import { tableOf } from './table.ts';

/** One order of a plan with what is answered after it. */
export interface PlanRow {
  order: Order;
  follow: Choice[];
  free: boolean;
  /** Of 36 throws. */
  ways: number;
  /** Victory points that it gains at the end of this turn. */
  gains?: number;
  /** Whom its target could hurt in the enemy's next phase. */
  saves?: UnitId;
}

/** The chance, out of 1, that each row is reached: none before it has failed. */
export function reachedOf(rows: readonly PlanRow[]): number[] {
  let alive = 1;
  return rows.map(({ ways }) => {
    const reached = alive;
    alive *= ways / 36;
    return reached;
  });
}

/** Where the phase ends: the chance of each row to fail it, and that all are given. */
export function endsOf(rows: readonly PlanRow[]): { at: number; chance: number }[] {
  const reached = reachedOf(rows);
  const ends = rows.flatMap(({ ways }, i) =>
    ways < 36 ? [{ at: i + 1, chance: (reached[i] ?? 0) * (1 - ways / 36) }] : [],
  );
  const all = rows.reduce((chance, { ways }) => chance * (ways / 36), 1);
  return [...ends, { at: 0, chance: all }];
}

/** XR-ORD-02 What needs no test goes first; otherwise the order stays. */
export const freeFirst = (rows: readonly PlanRow[]): PlanRow[] => [
  ...rows.filter((row) => row.free),
  ...rows.filter((row) => !row.free),
];

/** Scenarios in which buildings themselves are worth a shot. */
const STORMED = ['BUGHUNT', 'SECRET'];

/** Whether an order can bring something: a building with nobody in it is no target, unless the scenario says so. */
export const isWorthwhile = (view: View, { house, unit, order }: Order): boolean =>
  house === undefined ||
  (order !== 'shoot' && order !== 'attack') ||
  STORMED.includes(view.scenario) ||
  view.units.some(
    (one) => one.state === 'building' && one.inside === house && one.side !== view.units[unit]?.side,
  );

/** From this on, in the coin of `yields`, an enemy is told to be a threat. */
const THREAT = 0.4;

const rowOf = ({ way: { order, follow, free, obeyed }, menace }: Aimed): PlanRow => ({
  order,
  follow,
  free,
  ways: obeyed * 36,
  ...(menace !== null && menace.cost >= THREAT && { saves: menace.whom }),
});

/** Units that an order takes up. */
const usedBy = ({ order }: Way): UnitId[] => [
  order.unit,
  ...(order.spotter === undefined ? [] : [order.spotter]),
];

/** Whom a way is aimed at, and what that enemy threatens. */
interface Aimed {
  way: Way;
  target: UnitId;
  menace: Menace | null;
  /** What it brings: the harm that it does, and the harm that it may prevent. */
  brings: number;
}

/** All ways to hurt an enemy. One that is stopped does nothing in its next phase. */
function aimedAt(view: View, target: UnitId): Aimed[] {
  const w = tableOf(view);
  const ways = aimAt(view, target);
  const menace = ways.length === 0 ? null : menaceOf(w, unitOf(w, target));
  return ways.map((way) => ({
    way,
    target,
    menace,
    brings: way.yields + way.obeyed * stopped(way.exchange.blow.fate) * (menace?.cost ?? 0),
  }));
}

/** The best of all ways first, each unit once; an enemy that is likely stopped already is worth less to the next. */
function chosenWays(aimed: readonly Aimed[]): Aimed[] {
  const used = new Set<UnitId>();
  const standing = new Map<UnitId, number>();
  const now = ({ brings, target }: Aimed): number => brings * (standing.get(target) ?? 1);
  const chosen: Aimed[] = [];
  for (;;) {
    let best: Aimed | null = null;
    for (const one of aimed) {
      if (usedBy(one.way).some((unit) => used.has(unit)) || now(one) <= LEAST) continue;
      if (best === null || now(one) > now(best)) best = one;
    }
    if (best === null) return chosen;
    const { way, target } = best;
    chosen.push(best);
    for (const unit of usedBy(way)) used.add(unit);
    const { fate } = way.exchange.blow;
    const over = way.obeyed * (gone(fate) + fate.suppressed / 2);
    standing.set(target, (standing.get(target) ?? 1) * (1 - over));
  }
}

/** Less than this is no reason to give an order. */
const LEAST = 0.05;

/** Orders that bring something though they are aimed at nobody. A move is not among them: it is nothing without a place. */
const OF_USE: readonly Order['order'][] = ['enter', 'arrive', 'disembark', 'regenerate', 'charges'];

/**
 * Orders for the units that can hurt somebody, where this turn scores after those whose move does: first what hurts most, or stops an enemy that could hurt most, without all of them aiming at the same one. What
 * needs no test comes first; of the tests, those that bring much for what they risk. The others come onto the table, or heal.
 */
export function suggestedPlan(view: View): readonly PlanRow[] {
  const known = suggested.get(view);
  if (known !== undefined) return known;
  const rows = planFor(view);
  suggested.set(view, rows);
  return rows;
}

/** Each is computed once. */
const suggested = new WeakMap<View, readonly PlanRow[]>();

function planFor(view: View): PlanRow[] {
  const units = [...new Set(view.orders.map(({ order }) => order.unit))];
  const side = view.units[units[0] ?? -1]?.side;
  const enemies = view.units.filter(
    (unit) => unit.side !== side && (unit.state === 'table' || unit.state === 'building'),
  );
  const all = enemies.flatMap(({ id }) => aimedAt(view, id));
  const most = (unit: UnitId): number =>
    Math.max(0, ...all.filter(({ way }) => usedBy(way).includes(unit)).map(({ way }) => way.yields));
  const scoring = side === undefined ? [] : scoringMoves(view, side, most);
  const moving = new Set(scoring.map(({ order }) => order.unit));
  const ways = chosenWays(all.filter(({ way }) => !usedBy(way).some((unit) => moving.has(unit)))).toSorted(
    (a, b) => b.brings * (1 - a.way.obeyed) - a.brings * (1 - b.way.obeyed),
  );
  const taken = new Set([...moving, ...ways.flatMap(({ way }) => usedBy(way))]);
  const others = units.flatMap((unit): PlanRow[] => {
    const other = taken.has(unit)
      ? undefined
      : view.orders
          .filter((one) => one.order.unit === unit && OF_USE.includes(one.order.order))
          .toSorted((a, b) => b.ways - a.ways)[0];
    return other === undefined
      ? []
      : [{ order: other.order, follow: [], free: other.free, ways: other.ways }];
  });
  return freeFirst([...scoring, ...ways.map(rowOf), ...others]);
}

/** Rows whose order can still be given, as it stands now. */
export function keptRows(view: View, rows: readonly PlanRow[]): PlanRow[] {
  return rows.flatMap((row) => {
    const now = view.orders.find(
      ({ order }) =>
        order.unit === row.order.unit &&
        order.order === row.order.order &&
        order.target === row.order.target &&
        order.by === row.order.by &&
        order.spotter === row.order.spotter &&
        order.house === row.order.house &&
        order.power === row.order.power,
    );
    return now === undefined ? [] : [{ ...row, free: now.free, ways: now.ways }];
  });
}

/** Whether a unit has a row already. */
export const hasRow = (rows: readonly PlanRow[], unit: UnitId): boolean =>
  rows.some((row) => row.order.unit === unit);
