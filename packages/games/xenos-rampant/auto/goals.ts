// What a unit of the automaton goes for (XR-AUT-05, XR-AUT-07, XR-AUT-20).
import { applies } from '@xenotable/kernel';
import { type Point, floorDiv, roundDiv, ceilDiv } from '@xenotable/board';
import { diceOf, maxMove } from '../book/activation/values.ts';
import { holderOf } from '../book/turn/victory.ts';
import { boundsOf, groundOf, middleOf } from '../ground.ts';
import { gap, withinPoint } from '../distances.ts';
import { scenarioOf } from '../scenarios/index.ts';
import type { Stance } from '../scenarios/scenario.ts';
import { exitsOf, inZone } from '../scenarios/zones.ts';
import { NONE, type Table, type Unit, onTable, profileOf, sideOf, unitOf, isUnit } from '../table.ts';
import { expected, worth } from './scores.ts';
import { far } from './ways.ts';

/** Support infantry, guns and snipers. */
export const shootsFar = (unit: Unit): boolean =>
  profileOf(unit).unit === 'Support Infantry' || profileOf(unit).range >= 2400;

const enemies = (w: Table, unit: Unit): Unit[] =>
  w.units.filter(
    (one) => sideOf(w, one) !== sideOf(w, unit) && (one.state === 'table' || one.state === 'building'),
  );

/** XR-AUT-05 A unit without Shoot hunts, unless it alone is near a goal. */
export function stanceOf(w: Table, unit: Unit): Stance {
  const stance = scenarioOf(w).stance(w, unit);
  applies('XR-AUT-05');
  if (
    stance === 'HUNT' ||
    profileOf(unit).shoots ||
    unit.extra === 'truck' ||
    exitsOf(w, sideOf(w, unit)).length > 0
  )
    return stance;
  const goals = scenarioOf(w).goals?.(w, sideOf(w, unit)) ?? [];
  const near = (one: Unit): boolean =>
    goals.some((goal) => far(one.x, one.y, goal) <= 1200 + profileOf(one).radius);
  return near(unit) &&
    !w.units.some((one) => one !== unit && sideOf(w, one) === sideOf(w, unit) && onTable(w, one) && near(one))
    ? stance
    : 'HUNT';
}

/** The enemy with the best worth of a shot or charge for the turns that it takes to get there. */
function prey(w: Table, unit: Unit): Unit | null {
  const p = profileOf(unit);
  let best: Unit | null = null;
  let most = -Infinity;
  for (const one of enemies(w, unit)) {
    const armour = profileOf(one).armour;
    const shot = p.shoots ? worth(w, expected(diceOf(w, unit), p.sv, armour, one), one) : 0;
    const charge = p.attacks ? worth(w, expected(diceOf(w, unit), p.av, armour, one), one) : 0;
    const way = onTable(w, unit) ? gap(w, unit, one) - (p.shoots ? p.range : 0) : 0;
    const turns = ceilDiv(Math.max(0, way), maxMove(w, unit));
    const score = floorDiv(Math.max(shot, charge), turns + 1);
    if (score > most) {
      most = score;
      best = one;
    }
  }
  return best;
}

/** XR-AUT-20 The point of the exit nearest to a unit. */
function exitPoint(w: Table, unit: Unit): Point | null {
  const exit = exitsOf(w, sideOf(w, unit))[0];
  if (exit === undefined) return null;
  applies('XR-AUT-20');
  const box = boundsOf(w);
  const along = (at: number): number => Math.max(exit.from, Math.min(exit.to, at));
  if (exit.edge === 'north' || exit.edge === 'south')
    return { x: along(unit.x), y: exit.edge === 'north' ? box.north : box.south };
  return { x: exit.edge === 'east' ? box.east : box.west, y: along(unit.y) };
}

/** Screening: 6" from whom it guards towards the nearest enemy. */
function screen(w: Table, ward: Unit): Point {
  const nearest = enemies(w, ward).sort((a, b) => gap(w, ward, a) - gap(w, ward, b))[0];
  if (nearest === undefined) return ward;
  const length = Math.max(1, far(ward.x, ward.y, nearest));
  return {
    x: ward.x + roundDiv((nearest.x - ward.x) * 600, length),
    y: ward.y + roundDiv((nearest.y - ward.y) * 600, length),
  };
}

const nearestTo = (unit: Unit, points: readonly Point[]): Point | undefined =>
  points.slice().sort((a, b) => far(unit.x, unit.y, a) - far(unit.x, unit.y, b))[0];

/** XR-AUT-07 HOLD: the nearest marker if there is one, else the cover in the zone nearest to its post. Whoever shoots far keeps the post that was chosen for its view. */
function post(w: Table, unit: Unit): Point {
  const marker = nearestTo(unit, w.markers);
  if (marker !== undefined) return marker;
  if (profileOf(unit).vehicle || shootsFar(unit)) return unit.post;
  const g = groundOf(w);
  let best: Point = unit.post;
  let least = Infinity;
  for (const [cell, cover] of g.cover.entries()) {
    if (cover === 0 || g.house[cell] !== NONE) continue;
    const at = middleOf(g, cell);
    const distance = far(unit.post.x, unit.post.y, at);
    if (distance < least && inZone(w, sideOf(w, unit), unit, at.x, at.y)) {
      least = distance;
      best = at;
    }
  }
  return best;
}

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** XR-AUT-07 Whether friends hold a marker without this unit: then it is wanted elsewhere. */
function isKept(w: Table, unit: Unit, goal: Point): boolean {
  const marker = w.markers.find((one) => same(one, goal));
  if (marker === undefined || holderOf(w, marker) !== sideOf(w, unit)) return false;
  return w.units.some(
    (one) =>
      one !== unit &&
      one.state === 'table' &&
      !one.suppressed &&
      !profileOf(one).flying &&
      sideOf(w, one) === sideOf(w, unit) &&
      withinPoint(w, one, marker.x, marker.y, 300) &&
      (one.id < unit.id || !withinPoint(w, unit, marker.x, marker.y, 300)),
  );
}

/** The goals of friends that are already settled, so that no more than two go for the same one. */
export function goalOf(w: Table, unit: Unit, taken: readonly Point[] = []): Point | null {
  const side = sideOf(w, unit);
  const stance = stanceOf(w, unit);
  applies('XR-AUT-07');
  const goals = scenarioOf(w).goals?.(w, side) ?? [];
  const carries = w.vip?.carrier === unit.id;
  const exit = exitPoint(w, unit);
  if (carries && exit !== null) return exit;
  if (stance === 'HOLD') return post(w, unit);
  if (stance === 'SEIZE') {
    const ward =
      w.vip !== null && isUnit(w.vip.carrier)
        ? unitOf(w, w.vip.carrier)
        : w.units.find((one) => one.extra === 'truck' && sideOf(w, one) === side && one.state === 'table');
    if (unit.extra !== 'truck' && ward !== undefined && sideOf(w, ward) === side && ward !== unit)
      return screen(w, ward);
    if (exit !== null && w.vip === null) return exit;
    const open = goals.filter((goal) => taken.filter((one) => same(one, goal)).length < 2);
    const wanted = nearestTo(
      unit,
      open.filter((goal) => !isKept(w, unit, goal)),
    );
    const goal = wanted ?? nearestTo(unit, open);
    if (goal !== undefined) return goal;
  }
  if (w.scenario === 'SECRET' && side === w.attacker) {
    const commander = enemies(w, unit).find((one) => one.commander);
    if (commander !== undefined) return commander;
  }
  if (w.vip !== null && isUnit(w.vip.carrier) && sideOf(w, unitOf(w, w.vip.carrier)) !== side)
    return unitOf(w, w.vip.carrier);
  return prey(w, unit);
}
