// Several orders in a row: how likely each is reached, and where the phase ends (XR-ORD-06).
import { aimAt } from '../odds/aim.ts';
import type { Choice, Order } from '../choices.ts';
import type { UnitId } from '../table.ts';
import type { View } from '../view.ts';

/** One order of a plan with what is answered after it. */
export interface PlanRow {
  order: Order;
  follow: Choice[];
  free: boolean;
  /** Of 36 throws. */
  ways: number;
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

/** The best order of every unit that can be ordered: against the enemy that it hurts most, or its likeliest one. */
export function suggestedPlan(view: View): PlanRow[] {
  const units = [...new Set(view.orders.map(({ order }) => order.unit))];
  const enemies = view.units.filter((unit) => unit.state === 'table' || unit.state === 'building');
  const rows = units.flatMap((unit): (PlanRow & { worth: number })[] => {
    const side = view.units[unit]?.side;
    const ways = enemies.filter((one) => one.side !== side).flatMap((enemy) => aimAt(view, enemy.id, unit));
    const best = ways.toSorted((a, b) => b.worth - a.worth)[0];
    if (best !== undefined && best.worth > 0)
      return [
        {
          order: best.order,
          follow: best.follow,
          free: best.free,
          ways: best.obeyed * 36,
          worth: best.worth,
        },
      ];
    const other = view.orders
      .filter((one) => one.order.unit === unit && isWorthwhile(view, one.order))
      .toSorted((a, b) => b.ways - a.ways)[0];
    return other === undefined
      ? []
      : [{ order: other.order, follow: [], free: other.free, ways: other.ways, worth: 0 }];
  });
  return freeFirst(rows.toSorted((a, b) => b.worth - a.worth));
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
