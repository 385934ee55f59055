// No room to retreat (XR-RET-11): the retreat bends; an enemy that is still too near is moved back, or takes prisoners (XR-TASTE-17).
import { type Point, clamp, isqrt, roundDiv, squared, squaredToBox } from '@xenotable/board';
import { applies } from '@xenotable/kernel';
import { outlineOf, radiusOf, within } from '../../distances.ts';
import { namesOf } from '../../happenings.ts';
import { type Table, type Unit, sideOf, unitOf, unitOrNull } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { remove } from '../damage/losses.ts';
import { type Mover, standFault } from '../geometry/paths.ts';
import { type Run, lattice, routeToPoint } from '../geometry/routes.ts';
import { placed, spotsNear } from '../geometry/spots.ts';
import { type Retreat, awayFrom, mover, retreatDistance, straightRun } from './retreatWays.ts';

const GAP = 100;
/** A step of the lattice (XR-GEO-13): less than that left over at the end of a bent path is no block. */
const STEP = 50;

const areEnemies = (w: Table, a: Unit, b: Unit): boolean => sideOf(w, a) !== sideOf(w, b);

/** Whether a unit at a point has a gap of less than 1" to an enemy. */
const crowdedAt = (w: Table, unit: Unit, { x, y }: Point): boolean =>
  w.units.some((one) => {
    const least = radiusOf(unit) + radiusOf(one) + GAP;
    return one.state === 'table' && areEnemies(w, one, unit) && squared(x, y, one.x, one.y) < least * least;
  });

/** The legal path that leads farthest from the enemy, if there is one to a point 1" from all enemies then to such a point. */
function bentRun(w: Table, f: Retreat, m: Mover, most: number): Run | null {
  const unit = unitOf(w, f.unit);
  const serves = awayFrom(w, unit, f);
  const best: { at: Point | null; crowded: boolean; worth: number } = {
    at: null,
    crowded: true,
    worth: -Infinity,
  };
  lattice(w, m, most, (x, y) => {
    const at = { x, y };
    const worth = serves(x, y);
    const crowded = crowdedAt(w, unit, at);
    const better = crowded === best.crowded ? worth > best.worth : best.crowded;
    if (better && standFault(m, x, y) === null) Object.assign(best, { at, crowded, worth });
    return -1;
  });
  const found = best.at === null ? null : routeToPoint(w, m, best.at, most);
  if (found === null) return null;
  const step = STEP * (m.slowed ? 2 : 1) * (m.paralysed ? 2 : 1);
  return { ...found, off: false, blocked: most - found.cost >= step };
}

/** XR-RET-06, XR-RET-11 The way of a unit that does not run for cover: straight away, and bent only if the straight line leaves it no room. */
export function flight(w: Table, f: Retreat): Run {
  const straight = straightRun(w, f);
  const m = mover(w, f);
  const { x, y } = straight.end;
  const room = !crowdedAt(w, unitOf(w, f.unit), straight.end) && (!m.leaves || standFault(m, x, y) === null);
  if (straight.off || room) return straight;
  applies('XR-RET-11');
  return bentRun(w, f, m, retreatDistance(w, unitOf(w, f.unit))) ?? straight;
}

/** Where an enemy that stands too near goes: straight back until the gap is 1", else to the nearest legal spot that leaves it. */
function backFrom(w: Table, unit: Unit, enemy: Unit): Point | null {
  const box = outlineOf(w, unit);
  const from =
    box === null
      ? { x: unit.x, y: unit.y }
      : { x: clamp(enemy.x, box.west, box.east), y: clamp(enemy.y, box.south, box.north) };
  const least = radiusOf(enemy) + GAP + (box === null ? radiusOf(unit) : 0);
  const apart = ({ x, y }: Point): boolean =>
    (box === null ? squared(x, y, unit.x, unit.y) : squaredToBox(x, y, box)) >= least * least;
  const length = isqrt(squared(from.x, from.y, enemy.x, enemy.y));
  const m = placed(w, enemy);
  for (let far = length; far <= least + 2; far++) {
    const at =
      length === 0
        ? { x: from.x, y: from.y + far }
        : {
            x: from.x + roundDiv((enemy.x - from.x) * far, length),
            y: from.y + roundDiv((enemy.y - from.y) * far, length),
          };
    if (apart(at)) {
      if (standFault(m, at.x, at.y) === null) return at;
      break;
    }
  }
  return spotsNear(w, enemy, enemy.x, enemy.y, 6 * GAP).find(apart) ?? null;
}

/** Enemies that stand nearer than 1" to a unit. */
export const enemiesAt = (w: Table, unit: Unit): Unit[] =>
  w.units.filter((one) => one.state === 'table' && areEnemies(w, one, unit) && within(w, one, unit, GAP - 1));

/** XR-RET-11 Every enemy nearer than 1" is moved back; with no quarter the unit surrenders instead. */
export function makeRoom(play: Play, f: Retreat, unit: Unit): void {
  const { w } = play;
  if (unit.sp <= 0) return;
  const near = enemiesAt(w, unit);
  if (near.length === 0) return;
  if (w.options.noQuarter) {
    const by = unitOrNull(w, f.by);
    remove(play, unit, 'routed', f.attack ? 'attack' : 'other', by, 'XR-TASTE-17');
    return;
  }
  for (const enemy of near) {
    const to = backFrom(w, unit, enemy);
    if (to === null) continue;
    const from = { x: enemy.x, y: enemy.y };
    enemy.x = to.x;
    enemy.y = to.y;
    enemy.grounded = false; // XR-GTG-04
    play.tell?.({ type: 'moved back', unit: enemy.id, from, to, names: namesOf(w, enemy.id) }, 'XR-RET-11');
  }
}
