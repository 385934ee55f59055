// The automaton's phase (XR-AUT-08 to 13, XR-AUT-17, XR-AUT-25).
import { type Point, floorDiv } from '@xenotable/board';
import type { Seat } from '@xenotable/kernel';
import { inBlast } from '../book/explosions.ts';
import { allowed } from '../book/moving.ts';
import { needsNoTest, ordersFor } from '../book/ordering.ts';
import { armourAgainstShot } from '../book/damage.ts';
import { BARRAGE_VALUE } from '../book/support.ts';
import { coverFrom, inCover } from '../book/cover.ts';
import { boardRoute } from '../book/transports.ts';
import { mayFirefight } from '../book/targets.ts';
import { maxMove, orderModifiers, orderValue, waysOf36 } from '../book/values.ts';
import type { Choice, Order } from '../choices.ts';
import { gap } from '../measure.ts';
import { inZone } from '../scenarios/zones.ts';
import { type Table, type Unit, type UnitId, atHalf, profileOf, sideOf, unitOf } from '../table.ts';
import { far, goalOf } from './goals.ts';
import { bestLanding, bestMove, jumpScore } from './moves.ts';
import { powerScore } from './powers.ts';
import { attackScore, expected, shootScore, shotWorth, worth } from './scores.ts';
import { type Play } from '../book/chapter.ts';

/** XR-AUT-08 The Commander first, then by cost. */
export function nextToRally(w: Table, ids: readonly UnitId[]): Choice {
  const units = ids.map((id) => unitOf(w, id)).filter((unit) => unit.suppressed && unit.sp > 0);
  return {
    rally: units.sort(
      (a, b) => Number(b.commander) - Number(a.commander) || b.cost - a.cost || a.id - b.id,
    )[0]!.id,
  };
}

/** XR-AUT-09 The best Attack score first. */
export function wildCharge(w: Table, offers: readonly Choice[]): Choice {
  const charges = offers.filter((one): one is { wild: UnitId; target: UnitId } => 'wild' in one);
  const score = (one: { wild: UnitId; target: UnitId }): number =>
    attackScore(w, unitOf(w, one.wild), unitOf(w, one.target));
  return charges.slice().sort((a, b) => score(b) - score(a) || a.wild - b.wild || a.target - b.target)[0]!;
}

/** XR-AUT-25 Sum over enemies minus friends minus itself. */
function explodeScore(w: Table, unit: Unit): number {
  let sum = -worth(w, 60 * unit.sp, unit);
  for (const one of inBlast(w, { x: unit.x, y: unit.y, exploder: unit.id })) {
    const loss = expected(unit.sp, 3, profileOf(one).armour + inCover(w, one, unit), one);
    sum += sideOf(w, one) === sideOf(w, unit) ? -worth(w, loss, one) : worth(w, loss, one);
  }
  return sum;
}

/** XR-AUT-13 Go To Ground near the goal, with nothing to shoot at and somebody to fear. */
function groundScore(w: Table, unit: Unit, goal: Point | null, canShoot: boolean): number {
  const there =
    (goal !== null && far(unit.x, unit.y, goal) <= 300 + profileOf(unit).radius) ||
    inZone(w, sideOf(w, unit), unit, unit.x, unit.y);
  const feared = w.units.some(
    (enemy) =>
      enemy.state === 'table' &&
      sideOf(w, enemy) !== sideOf(w, unit) &&
      profileOf(enemy).shoot > 0 &&
      gap(w, enemy, unit) <= profileOf(enemy).range,
  );
  return profileOf(unit).freeMove && !canShoot && there && feared ? 1000 : 0;
}

interface Scored {
  order: Order;
  score: number;
  ways: number;
  free: boolean;
}

/** Scores all orders of a unit. */
function scored(
  play: Play,
  unit: Unit,
  orders: readonly Order[],
  goal: Point | null,
  all: readonly Order[],
): Scored[] {
  const { w } = play;
  const canShoot = orders.some((order) => order.order === 'shoot');
  const best =
    unit.state === 'table' || unit.state === 'building'
      ? bestMove(w, unit, allowed(w, unit, maxMove(w, unit)), goal)
      : null;
  const stay = best === null ? 0 : Math.max(0, best.score);
  const raw = (order: Order): number => {
    const target = order.target === undefined ? null : unitOf(w, order.target);
    switch (order.order) {
      case 'shoot':
        // XR-M-BUGHUNT-07 Nests are worth 30 for each EL of 60.
        if (target === null)
          return w.scenario === 'BUGHUNT'
            ? floorDiv(10 * (7 - profileOf(unit).sv) * (atHalf(unit) ? 5 : 10), 8)
            : 0;
        return (
          shootScore(w, unit, target, 'shoot', order.spotter !== undefined) -
          (order.spotter === undefined ? 0 : unitOf(w, order.spotter).cost)
        );
      case 'attack':
        return target === null ? (w.scenario === 'BUGHUNT' ? 20 : 0) : attackScore(w, unit, target);
      case 'move': {
        const ride =
          goal !== null &&
          far(unit.x, unit.y, goal) > 1600 &&
          unit.state === 'table' &&
          w.units.some((one) => profileOf(one).carries > 0 && boardRoute(w, unit, one) !== null);
        return Math.max(stay, ride ? 10 : 0, best !== null && 'stay' in best.choice ? 0 : stay);
      }
      case 'ground':
        return groundScore(w, unit, goal, canShoot);
      case 'jump':
        return best !== null && 'stay' in best.choice ? jumpScore(w, unit, goal) : 0;
      case 'charges':
        return 200;
      case 'disembark':
        return goal === null || far(unitOf(w, unit.inside).x, unitOf(w, unit.inside).y, goal) <= 1200
          ? 30
          : 0;
      case 'skirmish':
        return floorDiv(stay, 2) + bestOf(w, unit, 'skirmish');
      case 'move and fire':
        return stay + bestOf(w, unit, 'moving');
      case 'fire support': {
        const armour = armourAgainstShot(w, {
          shooter: unit,
          target: target!,
          barrage: true,
          extreme: false,
          cover: coverFrom(w, unit, target!),
        });
        return shotWorth(
          w,
          unit,
          target!,
          expected(atHalf(unit) ? 5 : 10, BARRAGE_VALUE, armour.value, target!),
          false,
        );
      }
      case 'regenerate':
        return floorDiv(60 * unit.cost, unit.start);
      case 'explode':
        return explodeScore(w, unit);
      case 'enter':
        return 20;
      case 'arrive':
        return Math.max(20, 20 + (bestLanding(w, unit)?.score ?? 0));
      case 'manifest':
        return powerScore(w, order, all);
    }
  };
  return orders.map((order) => {
    const free = needsNoTest(w, order);
    const ways = free
      ? 36
      : waysOf36(
          orderValue(unit, order.order, order.power),
          orderModifiers(w, unit, order.order, order.target === undefined ? null : unitOf(w, order.target)),
        );
    return { order, score: noisy(play, raw(order)), ways, free };
  });
}

/** XR-AUT-21 A Recruit misjudges every score by up to 30 percent. */
function noisy(play: Play, score: number): number {
  if (play.w.options.difficulty !== 'Recruit' || score === 0) return score;
  return floorDiv(score * (100 + play.roll(61, 'XR-AUT-21') - 31), 100);
}

function bestOf(w: Table, unit: Unit, mode: 'skirmish' | 'moving'): number {
  let best = 0;
  for (const enemy of w.units) {
    if (
      sideOf(w, enemy) === sideOf(w, unit) ||
      enemy.state !== 'table' ||
      gap(w, unit, enemy) > (mode === 'skirmish' ? 1200 : profileOf(unit).range)
    )
      continue;
    best = Math.max(best, shootScore(w, unit, enemy, mode) + (mayFirefight(w, enemy, unit) ? 0 : 1));
  }
  return best;
}

/** XR-AUT-10, XR-AUT-12 Free actions first, then tested ones by weighted score; stop when nothing promises anything. */
export function nextOrder(play: Play, seat: Seat, onlyFree: boolean): Choice {
  const { w } = play;
  const orders = ordersFor(w, seat, onlyFree);
  const taken: Point[] = [];
  const bestByUnit: Scored[] = [];
  let trait: { rise: number; order: Order } | null = null;
  for (const unit of w.units) {
    if (unit.owner !== seat) continue;
    const own = orders.filter((order) => order.unit === unit.id);
    if (own.length === 0) continue;
    const goal = goalOf(w, unit, taken);
    if (goal !== null) taken.push(goal);
    const all = scored(play, unit, own, goal, orders).filter((one) => one.score >= 1);
    const plain = all.filter((one) => one.order.by === undefined);
    // XR-AUT-17 A trait goes where the weighted score rises most.
    for (const one of all) {
      if (one.order.by === undefined) continue;
      const same = plain.find(
        (other) =>
          other.order.order === one.order.order &&
          other.order.target === one.order.target &&
          other.order.house === one.order.house,
      );
      const rise = one.score * (36 - (same?.ways ?? 0));
      if (trait === null || rise > trait.rise) trait = { rise, order: one.order };
    }
    const weight = (one: Scored): number => one.score * one.ways;
    const best = (list: Scored[]): Scored | undefined =>
      list.reduce<Scored | undefined>(
        (top, one) => (top === undefined || weight(one) > weight(top) ? one : top),
        undefined,
      );
    const free = best(plain.filter((one) => one.free));
    const tested = best(plain.filter((one) => !one.free));
    // XR-AUT-11 Hedging.
    const pick =
      free !== undefined && (tested === undefined || 4 * weight(free) >= 3 * weight(tested)) ? free : tested;
    if (pick !== undefined) bestByUnit.push(pick);
  }
  const frees = bestByUnit
    .filter((one) => one.free)
    .sort((a, b) => b.score - a.score || a.order.unit - b.order.unit);
  if (frees[0] !== undefined) return frees[0].order;
  if (trait !== null && trait.rise > 0) return trait.order;
  const tests = bestByUnit
    .filter((one) => one.score * one.ways >= 36)
    .sort((a, b) => b.score * b.ways - a.score * a.ways || a.order.unit - b.order.unit);
  return tests[0]?.order ?? { stop: true };
}
