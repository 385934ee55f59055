// The automaton's phase (XR-AUT-08 to 13, XR-AUT-17, XR-AUT-25).
import { type Point, floorDiv } from '@xenotable/board';
import { type Seat, applies } from '@xenotable/kernel';
import { blastOf, inBlast } from '../book/damage/explosion.ts';
import { ordersFor, testOf } from '../book/activation/offeredOrders.ts';
import { armourAgainstShot } from '../book/damage/hits.ts';
import { BARRAGE_VALUE } from '../book/shooting/fireSupport.ts';
import { coverFrom, inCover } from '../book/geometry/cover.ts';
import { allowed } from '../book/moving/transports.ts';
import type { ShotMode } from '../book/shooting/targets.ts';
import { maxMove } from '../book/activation/values.ts';
import type { Choice, Order, OrderKind } from '../choices.ts';
import { enemiesOf, gap } from '../distances.ts';
import { inZone } from '../scenarios/zones.ts';
import { type Table, type Unit, type UnitId, atHalf, ownerOf, profileOf, sideOf, unitOf } from '../table.ts';
import { goalOf } from './goals.ts';
import { bestLanding, bestMove, bestShotFrom, jumpGain, type Planned } from './moves.ts';
import { powerScore } from './powers.ts';
import { attackScore, expected, shootScore, shotLoss, shotWorth, worth } from './scores.ts';
import { relief } from './led.ts';
import { far, wayTo } from './ways.ts';
import { type Play } from '../book/chapter.ts';
import { head } from '../ends.ts';

/** XR-AUT-08 The Commander first, then by cost, then in the order of the list. */
export function nextToRally(w: Table, ids: readonly UnitId[]): Choice {
  applies('XR-AUT-08');
  const units = ids.map((id) => unitOf(w, id));
  return {
    rally: head(units.sort((a, b) => Number(b.commander) - Number(a.commander) || b.cost - a.cost)).id,
  };
}

/** XR-AUT-09 The best Attack score first; of equals the first offer. */
export function wildCharge(w: Table, offers: readonly Choice[]): Choice {
  applies('XR-AUT-09');
  const charges = offers.filter((one): one is { wild: UnitId; target: UnitId } => 'wild' in one);
  const score = (one: { wild: UnitId; target: UnitId }): number =>
    attackScore(w, unitOf(w, one.wild), unitOf(w, one.target));
  return head(charges.slice().sort((a, b) => score(b) - score(a)));
}

/** XR-AUT-25 Sum over enemies minus friends minus itself. */
function explodeScore(w: Table, unit: Unit): number {
  applies('XR-AUT-25');
  let sum = -worth(w, 60 * unit.sp, unit);
  for (const one of inBlast(w, blastOf(w, unit, unit.sp))) {
    const loss = expected(unit.sp, 3, profileOf(one).armour + inCover(w, one, unit), one);
    sum += sideOf(w, one) === sideOf(w, unit) ? -worth(w, loss, one) : worth(w, loss, one);
  }
  return sum;
}

/** XR-AUT-13 Go To Ground near the goal, with nothing to shoot at and somebody to fear. */
function groundScore(w: Table, unit: Unit, goal: Point | null, canShoot: boolean): number {
  applies('XR-AUT-13');
  const there =
    (goal !== null && far(unit.x, unit.y, goal) <= 300 + profileOf(unit).radius) ||
    inZone(w, sideOf(w, unit), unit, unit.x, unit.y);
  const feared = w.units.some(
    (enemy) =>
      enemy.state === 'table' &&
      sideOf(w, enemy) !== sideOf(w, unit) &&
      profileOf(enemy).shoots &&
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

/** What scoring a unit's orders looks at. */
interface Outlook {
  w: Table;
  unit: Unit;
  goal: Point | null;
  /** The best move; null for a unit that is not on the table. */
  move: Planned | null;
  /** How much better the best move is than to stay. */
  advance: number;
  canShoot: boolean;
  /** All that the detachment could be ordered. */
  all: readonly Order[];
}

/** XR-M-BUGHUNT-07 Nests are worth 30 for each EL of 60. */
function shootValue({ w, unit }: Outlook, order: Order): number {
  if (order.target === undefined)
    return w.scenario === 'BUGHUNT'
      ? floorDiv(10 * (7 - profileOf(unit).sv) * (atHalf(unit) ? 5 : 10), 8)
      : 0;
  const { spotter } = order;
  const target = unitOf(w, order.target);
  const spotted = spotter !== undefined;
  return (
    shootScore(w, unit, target, 'shoot', spotted) +
    relief(w, unit, target, shotLoss(w, unit, target, 'shoot', spotted)) -
    (spotted ? unitOf(w, spotter).cost : 0)
  );
}

function attackValue({ w, unit }: Outlook, order: Order): number {
  if (order.target !== undefined) return attackScore(w, unit, unitOf(w, order.target));
  return w.scenario === 'BUGHUNT' ? 20 : 0;
}

function supportValue({ w, unit }: Outlook, order: Order): number {
  if (order.target === undefined) return 0;
  const target = unitOf(w, order.target);
  const armour = armourAgainstShot(w, {
    shooter: unit,
    target,
    barrage: true,
    extreme: false,
    cover: coverFrom(w, unit, target),
  });
  const loss = expected(atHalf(unit) ? 5 : 10, BARRAGE_VALUE, armour.value, target);
  return shotWorth(w, unit, target, loss, false);
}

function disembarkValue({ w, unit, goal }: Outlook): number {
  const ride = unitOf(w, unit.inside);
  applies('XR-AUT-25');
  const near = goal === null || far(ride.x, ride.y, goal) <= 1200;
  return near || [...enemiesOf(w, unit)].some((one) => gap(w, ride, one) <= 1200) ? 30 : 0;
}

/** XR-AUT-03, XR-AUT-04, XR-AUT-13, XR-AUT-18, XR-AUT-25 What each order is worth if it is obeyed. */
const VALUES: Record<OrderKind, (outlook: Outlook, order: Order) => number> = {
  shoot: shootValue,
  attack: attackValue,
  move: ({ advance }) => advance,
  ground: ({ w, unit, goal, canShoot }) => groundScore(w, unit, goal, canShoot),
  jump: ({ w, unit, goal, advance }) =>
    advance === 0 || wayTo(w, unit, goal)?.blocked === true ? jumpGain(w, unit, goal) : 0,
  charges: () => 200,
  disembark: disembarkValue,
  skirmish: ({ w, unit, move, advance }) => floorDiv(advance, 2) + shotOnTheMove(w, unit, move, 'skirmish'),
  'move and fire': ({ w, unit, move, advance }) => advance + shotOnTheMove(w, unit, move, 'moving'),
  'fire support': supportValue,
  regenerate: ({ unit }) => floorDiv(60 * unit.cost, unit.start),
  explode: ({ w, unit }) => explodeScore(w, unit),
  enter: () => 20,
  arrive: ({ w, unit }) => Math.max(20, 20 + (bestLanding(w, unit)?.score ?? 0)),
  manifest: ({ w, all }, order) => powerScore(w, order, all),
};

/** Scores all orders of a unit. */
function scored(
  play: Play,
  unit: Unit,
  orders: readonly Order[],
  goal: Point | null,
  all: readonly Order[],
): Scored[] {
  const { w } = play;
  const move =
    unit.state === 'table' || unit.state === 'building'
      ? bestMove(w, unit, allowed(w, unit, maxMove(w, unit)), goal)
      : null;
  const outlook: Outlook = {
    w,
    unit,
    goal,
    move,
    advance: move === null ? 0 : move.gain,
    canShoot: orders.some((order) => order.order === 'shoot'),
    all,
  };
  return orders.map((order) => {
    const { free, ways } = testOf(w, order);
    return { order, score: noisy(play, unit, VALUES[order.order](outlook, order)), ways, free };
  });
}

/** Whether a seat is led by a Recruit: a person who asks for advice is not. */
const isRecruit = (w: Table, seat: Seat): boolean =>
  w.options.difficulty === 'Recruit' && ownerOf(w, seat).kind === 'automaton';

/** XR-AUT-21 A Recruit misjudges every score by up to 30 percent. */
function noisy(play: Play, unit: Unit, score: number): number {
  if (score === 0 || !isRecruit(play.w, unit.owner)) return score;
  applies('XR-TASTE-15');
  return floorDiv(score * (100 + play.roll(61, 'XR-AUT-21') - 31), 100);
}

/** XR-AUT-25 The best shot before the move or from its end. */
const shotOnTheMove = (w: Table, unit: Unit, move: Planned | null, mode: ShotMode): number =>
  Math.max(bestShotFrom(w, unit, unit, mode), move === null ? 0 : bestShotFrom(w, unit, move.at, mode));

/** XR-AUT-21 Before each order a Recruit throws a die: on so much or less it gives no more in this phase. */
const FALTERS = 2;

/** XR-AUT-10, XR-AUT-12 Free actions first, then tested ones by weighted score, of equals the first of the list; stop when nothing promises anything. */
export function nextOrder(play: Play, seat: Seat, onlyFree: boolean): Choice {
  const { w } = play;
  const orders = ordersFor(w, seat, onlyFree);
  if (orders.length > 0 && isRecruit(w, seat) && play.roll(6, 'XR-AUT-21') <= FALTERS) return { stop: true };
  const taken: Point[] = [];
  const bestByUnit: Scored[] = [];
  let trait: { rise: number; order: Order } | null = null;
  for (const unit of w.units) {
    const own = orders.filter((order) => order.unit === unit.id);
    if (own.length === 0) continue;
    const goal = goalOf(w, unit, taken);
    if (goal !== null) taken.push(goal);
    const all = scored(play, unit, own, goal, orders).filter((one) => one.score >= 1);
    const plain = all.filter((one) => one.order.by === undefined);
    // XR-AUT-17 A trait goes where the weighted score rises most.
    for (const one of all) {
      if (one.order.by === undefined) continue;
      applies('XR-AUT-17');
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
    const top = best(plain);
    if (top === undefined) continue;
    // Hedging.
    applies('XR-AUT-11');
    bestByUnit.push(free !== undefined && 4 * weight(free) >= 3 * weight(top) ? free : top);
  }
  const frees = bestByUnit.filter((one) => one.free).sort((a, b) => b.score - a.score);
  if (frees[0] !== undefined) {
    applies('XR-AUT-10');
    return frees[0].order;
  }
  if (trait !== null && trait.rise > 0) return trait.order;
  applies('XR-AUT-12');
  const tests = bestByUnit
    .filter((one) => one.score * one.ways >= 36)
    .sort((a, b) => b.score * b.ways - a.score * a.ways);
  return tests[0]?.order ?? { stop: true };
}
