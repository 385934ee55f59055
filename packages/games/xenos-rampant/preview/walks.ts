// Where a unit goes that is pointed somewhere: straight, or round what is in its way; and what stops it there.
import { type Point, isqrt, squared, squaredToBox } from '@xenotable/board';
import { judgePath, legCost, legFault, moverOf, type Mover } from '../book/geometry/paths.ts';
import { lattice } from '../book/geometry/routes.ts';
import { pathFault } from '../book/moving/moveFaults.ts';
import { type Choice, spot } from '../choices.ts';
import { houseBox } from '../ground.ts';
import { radiusOf } from '../distances.ts';
import type { Space, SpaceOf } from '../spaces.ts';
import { type Table, type UnitId, unitOf } from '../table.ts';
import type { View } from '../view.ts';
import { house as houseName } from '../words.ts';
import { nearestChoice } from './spaces.ts';
import { tableOf } from './table.ts';
import type { Way } from './ways.ts';

const far = (a: Point, b: Point): number => isqrt(squared(a.x, a.y, b.x, b.y));

/** A way round is taken if it ends at least so much nearer. */
const NEARER = 25;

/** The same way with as few corners as it can have. */
function pulled(w: Table, m: Mover, path: readonly Point[]): Point[] {
  const all: Point[] = [m.unit, ...path];
  const legs: Point[] = [];
  let at = 0;
  while (at < all.length - 1) {
    const from = all[at] ?? m.unit;
    let next = at + 1;
    let cost = 0;
    for (let to = at + 1; to < all.length; to++) {
      const [before, end] = [all[to - 1] ?? from, all[to] ?? from];
      cost += legCost(w, m, before.x, before.y, end.x, end.y);
      if (
        legFault(w, m, from.x, from.y, end.x, end.y) === null &&
        legCost(w, m, from.x, from.y, end.x, end.y) <= cost
      )
        next = to;
    }
    const corner = all[next];
    if (corner === undefined) break;
    legs.push(corner);
    at = next;
  }
  return legs;
}

/** The way round to the point that is nearest to a pointer; null if there is none. */
function wayRound(w: Table, space: SpaceOf<'move'>, to: Point): Point[] | null {
  const m = moverOf(w, unitOf(w, space.unit));
  let best: Point = m.unit;
  lattice(w, m, space.most, (x, y) => {
    if (squared(x, y, to.x, to.y) < squared(best.x, best.y, to.x, to.y)) best = { x, y };
    return -1;
  });
  const goal = best;
  const found = lattice(w, m, space.most, (x, y) => (x === goal.x && y === goal.y ? 0 : -1));
  if (found === null || found.path.length === 0) return null;
  // On to the pointer itself, if that can be paid.
  const on = pulled(w, m, [...found.path, to]);
  const judged = judgePath(w, m, on);
  return judged.fault === null && judged.cost <= space.most ? on : pulled(w, m, found.path);
}

/** XR-MOV-01 The legal choice that a pointer means in a space: of a walk also round what is in the way or slows it. */
export function choiceTowards(w: Table, space: Space, x: number, y: number): Choice | null {
  const straight = nearestChoice(w, space, x, y);
  if (space.kind !== 'move' || straight === null) return straight;
  const unit = unitOf(w, space.unit);
  const m = moverOf(w, unit);
  const to = { x: Math.round(x), y: Math.round(y) };
  const last = 'path' in straight ? straight.path.at(-1) : undefined;
  const end = last === undefined ? unit : { x: last[0], y: last[1] };
  if (
    m.flies ||
    m.skims ||
    far(end, to) < NEARER ||
    (legFault(w, m, unit.x, unit.y, to.x, to.y, false) === null &&
      legCost(w, m, unit.x, unit.y, to.x, to.y) < far(unit, to) + NEARER)
  )
    return straight;
  const round = wayRound(w, space, to);
  const there = round?.at(-1);
  if (round === null || there === undefined || far(there, to) + NEARER > far(end, to)) return straight;
  const path = round.map((at) => spot(at.x, at.y));
  return pathFault(w, unit, { kind: 'move', most: space.most }, path) === null ? { path } : straight;
}

/** So much movement left is worth a word about what stops it. */
const LEFT = 50;
/** How far beyond its end a way is looked at, and how near to something it stops there. */
const BEYOND = 10;

/** What stands in the way just beyond a point; null if nothing does. */
function inTheWay(w: Table, m: Mover, from: Point, at: Point): string | null {
  for (const one of w.units) {
    if (one.state !== 'table' || one.id === m.unit.id) continue;
    const least = m.r + radiusOf(one) + 100 + BEYOND;
    if (squared(at.x, at.y, one.x, one.y) < least * least) return `1" from ${one.name}, and no nearer`;
  }
  const near = (m.core + BEYOND) * (m.core + BEYOND);
  const house = w.buildings.findIndex(
    (one, i) => one.sp > 0 && squaredToBox(at.x, at.y, houseBox(w, i)) < near,
  );
  if (house >= 0) return `${houseName(house)} is in the way`;
  if (m.solid.some((box) => squaredToBox(at.x, at.y, box) < near)) return 'impassable ground is in the way';
  const length = Math.max(1, far(from, at));
  const beyond = {
    x: at.x + Math.round(((at.x - from.x) * BEYOND) / length),
    y: at.y + Math.round(((at.y - from.y) * BEYOND) / length),
  };
  return legFault(w, m, at.x, at.y, beyond.x, beyond.y) === 'obstacle'
    ? 'it cannot cross this obstacle'
    : null;
}

/** What stops a unit at the end of its way although it could go on; null if nothing does. */
export function stopOf(view: View, id: UnitId, way: Way): string | null {
  if (way.cost === null || way.cost.left < LEFT || way.house !== undefined) return null;
  const w = tableOf(view);
  const unit = unitOf(w, id);
  const m = moverOf(w, unit);
  return m.flies || m.skims ? null : inTheWay(w, m, way.path.at(-2) ?? unit, way);
}
