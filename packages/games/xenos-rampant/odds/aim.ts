// Point at an enemy: every way to hurt it with one order, with its chances, the best one first.
import type { Point } from '@xenotable/board';
import { applies } from '@xenotable/kernel';
import { type Choice, type Order, spot } from '../choices.ts';
import { maxMove } from '../book/activation/values.ts';
import { moveFrame, moveSpaces } from '../book/moving/move.ts';
import { chargeRoute, mayCounterCharge } from '../book/attacking/chargeFaults.ts';
import { shotFault, weaponOf } from '../book/shooting/targets.ts';
import { gap } from '../distances.ts';
import { nearestChoice } from '../preview/spaces.ts';
import { tableOf, tableWith } from '../preview/table.ts';
import { atGap } from '../preview/inWords.ts';
import { type Table, type Unit, type UnitId, unitOf } from '../table.ts';
import type { OrderView, View } from '../view.ts';
import { type Fate } from './fate.ts';
import { fightExchange } from './fightOdds.ts';
import { type Exchange, barrageExchange, shotExchange } from './shotOdds.ts';
import { meanOf } from './spread.ts';

export interface Way {
  order: Order;
  /** What is answered once the order is obeyed: whom it shoots at, where it goes. */
  follow: Choice[];
  /** Where it shoots from, if it moves first; where a charge ends. */
  at: Point | null;
  free: boolean;
  /** The chance that the order is obeyed. */
  obeyed: number;
  gap: number;
  exchange: Exchange;
  /** How good it is; only to compare. */
  worth: number;
}

/** Suppressed or worse, routed and destroyed counted. */
export const stopped = (fate: Fate): number => fate.suppressed + gone(fate);
export const gone = (fate: Fate): number => fate.destroyed + fate.routed;

/** What a fate costs a unit, in its points. */
const price = (unit: Unit, fate: Fate): number =>
  unit.cost * (meanOf(fate.lost) / unit.start + 0.25 * fate.suppressed) +
  (unit.commander ? 2 * gone(fate) : 0);

/** What the order of a spotter is worth, for each of its points. */
const SPOTTING = 0.1;

function wayWith(w: Table, { order, free, ways }: OrderView, target: Unit, exchange: Exchange): Way {
  const unit = unitOf(w, order.unit);
  const { blow, back } = exchange;
  const obeyed = ways / 36;
  const cost = back === null ? 0 : back.chance * price(unit, back.blow.fate);
  // A test that may fail also puts the rest of the phase at risk.
  const worth = obeyed * (price(target, blow.fate) - cost) - (1 - obeyed) * 0.5;
  return { order, follow: [], at: null, free, obeyed, gap: gap(w, unit, target), exchange, worth };
}

/** The ways of an order that names its target. */
function direct(w: Table, one: OrderView, target: Unit): Way | null {
  const { order } = one;
  const unit = unitOf(w, order.unit);
  switch (order.order) {
    case 'shoot': {
      const spotter = order.spotter === undefined ? null : unitOf(w, order.spotter);
      const way = wayWith(w, one, target, shotExchange(w, unit, target, { mode: 'shoot', spotter }));
      // XR-SPT-02 A spotter gets no order of its own.
      return spotter === null ? way : { ...way, worth: way.worth - SPOTTING * spotter.cost };
    }
    case 'attack': {
      const route = chargeRoute(w, unit, target);
      // Whoever comes to meet the charge changes its way.
      const follow: Choice[] =
        route === null || mayCounterCharge(w, target, unit)
          ? []
          : [{ path: route.path.map(({ x, y }) => spot(x, y)) }];
      return { ...wayWith(w, one, target, fightExchange(w, unit, target)), follow, at: route?.end ?? null };
    }
    case 'fire support':
      return wayWith(w, one, target, barrageExchange(w, unit, target));
    default:
      return null;
  }
}

/** XR-SKM-01, XR-VEH-05 A shot and a move under one order: from here, or from a place that it reaches first. */
function onTheMove(view: View, w: Table, one: OrderView, target: Unit): Way | null {
  const { order } = one;
  const unit = unitOf(w, order.unit);
  const mode = order.order === 'skirmish' ? ('skirmish' as const) : ('moving' as const);
  if (shotFault(w, unit, target, mode) === null)
    return {
      ...wayWith(w, one, target, shotExchange(w, unit, target, { mode, spotter: null })),
      follow: [{ first: 'shoot' }, { shoot: target.id }],
    };
  const most = mode === 'skirmish' ? maxMove(w, unit) >> 1 : maxMove(w, unit);
  const { range } = weaponOf(unit, mode, false);
  if (unit.state !== 'table' || gap(w, unit, target) > range + most) return null;
  const space = moveSpaces(w, moveFrame(unit, mode === 'skirmish' ? 'half' : 'move', most))[0];
  if (space?.kind !== 'move') return null;
  const towards = atGap(w, unit.id, target.id, range);
  const step = nearestChoice(w, space, towards.x, towards.y);
  if (step === null || !('path' in step)) return null;
  const end = step.path.at(-1) ?? spot(unit.x, unit.y);
  const at = { x: end[0], y: end[1] };
  const there = tableWith(view, unit.id, at);
  if (shotFault(there, unitOf(there, unit.id), unitOf(there, target.id), mode) !== null) return null;
  const exchange = shotExchange(there, unitOf(there, unit.id), unitOf(there, target.id), {
    mode,
    spotter: null,
  });
  // With another enemy in reach already it is asked whether it shoots first.
  const asked = w.units.some((other) => shotFault(w, unit, other, mode) === null);
  return {
    ...wayWith(w, one, target, exchange),
    follow: [...(asked ? [{ first: 'move' } as const] : []), step, { shoot: target.id }],
    at,
  };
}

/** All ways to hurt an enemy with the orders that can be given now, of one unit or of all; best first. */
export function aimAt(view: View, target: UnitId, by: UnitId | null = null): Way[] {
  const w = tableOf(view);
  const enemy = unitOf(w, target);
  if (enemy.state !== 'table' && enemy.state !== 'building') return [];
  const ways: Way[] = [];
  applies('XR-ORD-07');
  for (const one of view.orders) {
    if (by !== null && one.order.unit !== by) continue;
    const way =
      one.order.order === 'skirmish' || one.order.order === 'move and fire'
        ? onTheMove(view, w, one, enemy)
        : one.order.target === target
          ? direct(w, one, enemy)
          : null;
    if (way !== null) ways.push(way);
  }
  return ways.sort((a, b) => b.worth - a.worth || Number(b.free) - Number(a.free) || a.gap - b.gap);
}

/** What an order would do to its target; null if it hurts nobody. */
export function exchangeOf(view: View, order: Order): Exchange | null {
  const one = view.orders.find(({ order: other }) => other === order);
  if (one === undefined || order.target === undefined) return null;
  const w = tableOf(view);
  return direct(w, one, unitOf(w, order.target))?.exchange ?? null;
}

/** A shot by name, in a question after the order: what it would do. */
export function shotAt(view: View, shooter: UnitId, target: UnitId, mode: 'skirmish' | 'moving'): Exchange {
  const w = tableOf(view);
  return shotExchange(w, unitOf(w, shooter), unitOf(w, target), { mode, spotter: null });
}
