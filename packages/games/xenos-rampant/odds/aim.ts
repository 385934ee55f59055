// Point at an enemy: every way to hurt it with one order, with its chances, the best one first.
import type { Point } from '@xenotable/board';
import { applies } from '@xenotable/kernel';
import { type Choice, type Order, spot } from '../choices.ts';
import { maxMove } from '../book/activation/values.ts';
import { moveFrame, moveSpaces } from '../book/moving/move.ts';
import { chargeRoute, mayCounterCharge } from '../book/attacking/chargeFaults.ts';
import { skirmishTargets } from '../book/shooting/skirmish.ts';
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
  /** XR-SPT-02 What its spotter could do instead, if that hurts somebody. */
  givesUp: Way | null;
  /** What it brings on average, in the coin of `worth`. */
  yields: number;
  /** What it brings, less what a failed test would lose; only to compare. */
  worth: number;
}

/** Suppressed or worse, routed and destroyed counted. */
export const stopped = (fate: Fate): number => fate.suppressed + gone(fate);
export const gone = (fate: Fate): number => fate.destroyed + fate.routed;

/**
 * What a fate costs a unit. To be gone counts most; a dear unit counts more than a cheap one, but not in proportion: a good
 * chance against the cheap one is better than a faint one against the dear one.
 */
export const price = (unit: Unit, fate: Fate): number =>
  Math.sqrt(unit.cost) * (gone(fate) + 0.5 * fate.suppressed + (0.5 * meanOf(fate.lost)) / unit.start) +
  (unit.commander ? gone(fate) : 0);

/** What an order is worth that hurts nobody. */
const ANY_ORDER = 0.1;

function wayWith(w: Table, { order, free, ways }: OrderView, target: Unit, exchange: Exchange): Way {
  const unit = unitOf(w, order.unit);
  const { blow, back } = exchange;
  const obeyed = ways / 36;
  const cost = back === null ? 0 : back.chance * price(unit, back.blow.fate);
  const yields = obeyed * (price(target, blow.fate) - cost);
  return {
    order,
    follow: [],
    at: null,
    free,
    obeyed,
    gap: gap(w, unit, target),
    exchange,
    givesUp: null,
    yields,
    worth: yields,
  };
}

const directs = new WeakMap<OrderView, Way | null>();

/** The way of an order that names its target; null if it hurts nobody. Each is computed once. */
function direct(w: Table, one: OrderView): Way | null {
  const known = directs.get(one);
  if (known !== undefined) return known;
  const { target } = one.order;
  const way = target === undefined ? null : directAt(w, one, unitOf(w, target));
  directs.set(one, way);
  return way;
}

function directAt(w: Table, one: OrderView, target: Unit): Way | null {
  const { order } = one;
  const unit = unitOf(w, order.unit);
  switch (order.order) {
    case 'shoot': {
      const spotter = order.spotter === undefined ? null : unitOf(w, order.spotter);
      return wayWith(w, one, target, shotExchange(w, unit, target, { mode: 'shoot', spotter }));
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
  // With another enemy or a building in reach already it is asked whether it shoots first.
  const asked = skirmishTargets(w, unit, mode).length > 0;
  return {
    ...wayWith(w, one, target, exchange),
    follow: [...(asked ? [{ first: 'move' } as const] : []), step, { shoot: target.id }],
    at,
  };
}

/** What the best order of each unit brings, with a test and without; of shots and Attacks from where they stand. */
interface Best {
  any: number;
  free: number;
  /** The one that brings most. */
  way: Way | null;
}

const bests = new WeakMap<View, ReadonlyMap<UnitId, Best>>();

function bestsOf(view: View): ReadonlyMap<UnitId, Best> {
  const known = bests.get(view);
  if (known !== undefined) return known;
  const w = tableOf(view);
  const found = new Map<UnitId, Best>();
  for (const one of view.orders) {
    const { unit } = one.order;
    const way = direct(w, one);
    const yields = Math.max(way?.yields ?? 0, (ANY_ORDER * one.ways) / 36);
    const best = found.get(unit) ?? { any: 0, free: 0, way: null };
    found.set(unit, {
      any: Math.max(best.any, yields),
      free: one.free ? Math.max(best.free, yields) : best.free,
      way: way !== null && way.yields >= (best.way?.yields ?? 0) ? way : best.way,
    });
  }
  bests.set(view, found);
  return found;
}

/** XR-ORD-06 What a failed test loses: the orders of all others, or, by the choice of some tables, those that are not Free. */
function lostBy(view: View, { order }: Way): number {
  let lost = 0;
  for (const [unit, { any, free }] of bestsOf(view))
    if (unit !== order.unit && unit !== order.spotter)
      lost += view.options.freeAfterFailure ? any - free : any;
  return lost;
}

/** With what it costs the others: XR-SPT-02 a spotter gets no order of its own. */
function weighed(view: View, way: Way): Way {
  const spotters = bestsOf(view).get(way.order.spotter ?? -1);
  const yields = way.yields - (spotters?.any ?? 0);
  return {
    ...way,
    givesUp: spotters?.way ?? null,
    yields,
    worth: yields - (1 - way.obeyed) * lostBy(view, way),
  };
}

/**
 * The order in which ways are best thought of: the best of each unit before its others, and what needs no test before what
 * may end the phase (XR-ORD-02), for that can still be tried afterwards.
 */
function ranked(ways: readonly Way[]): Way[] {
  const byWorth = ways.toSorted((a, b) => b.worth - a.worth || a.gap - b.gap);
  const rank = (way: Way): number => {
    const best = byWorth.find(({ order }) => order.unit === way.order.unit);
    if (best !== way) return 2;
    return way.free && way.worth > 0 ? 0 : 1;
  };
  const ranks = new Map(byWorth.map((way) => [way, rank(way)]));
  return byWorth.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** All ways to hurt an enemy with the orders that can be given now, of one unit or of all; the one to begin with first. */
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
          ? direct(w, one)
          : null;
    if (way !== null) ways.push(weighed(view, way));
  }
  return ranked(ways);
}

/** What an order would do to its target; null if it hurts nobody. */
export function exchangeOf(view: View, order: Order): Exchange | null {
  const one = view.orders.find(({ order: other }) => other === order);
  return one === undefined ? null : (direct(tableOf(view), one)?.exchange ?? null);
}
