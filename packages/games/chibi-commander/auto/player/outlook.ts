// How a side stands, in points: what it has, what it is about to gain, what it is about to lose.
import { pointsOf } from '../../book/campaign/victory.ts';
import { armiesOf, card, hearts, isMilitary, mission, onMap, unitOf, versus } from '../../book/who.ts';
import { type Side, otherSide } from '../../content/units.ts';
import type { Aims } from '../../missions/mission.ts';
import { NONE, type Table, type Unit } from '../../table.ts';
import { faded, isMovable, lifeOf } from './goals.ts';
import { distancesFrom, distancesTo, farFrom } from './ground.ts';
import { fightersOf, foesOf, riskAt } from './threat.ts';

/** Points that a side has by now; below 0 only against the automaton (CC-VP-03). */
export function pointsFor(w: Table, side: Side): number {
  let sum = 0;
  for (const army of armiesOf(w, side)) sum += versus(w) ? Math.max(0, pointsOf(w, army)) : pointsOf(w, army);
  return sum;
}

/** Hearts that a side still has, on the map, to come or safe, by level; half a heart for who lies there, a part for who has left. */
function might(w: Table, side: Side, left = 1): number {
  let sum = 0;
  for (const unit of w.units) {
    if (unit.side !== side || !isMilitary(unit)) continue;
    const part = onMap(unit) || unit.fate === 'waiting' ? 1 : unit.fate === 'evacuated' ? left : 0;
    if (part > 0) sum += part * (unit.coma ? 0.5 : hearts(unit)) * card(unit).level;
  }
  return sum;
}

/** Who has left helps nobody who stays: so much of it counts while there is something to stay for. */
const LEFT = 0.25;

/** Whether a side has nothing to stay for, or gains by leaving. */
const mayGo = ({ home, places = [] }: Aims): boolean =>
  home !== undefined || places.some(({ leave }) => leave === true);

const nearest = (units: readonly Unit[], far: (unit: Unit) => number): number => {
  let least = 199;
  for (const unit of units) least = Math.min(least, far(unit));
  return least;
};

/** What those may still bring in who are on the map: their goals, less for every step that is left. */
function prospects(w: Table, fighters: readonly Unit[], aims: Aims): number {
  let sum = 0;
  for (const { units, to, worth, stay } of aims.cargo ?? []) {
    if (to.length === 0) continue;
    const home = distancesTo(w, to);
    for (const id of units) {
      const other = unitOf(w, id);
      if (!isMovable(other) || (stay === true && to.includes(other.cell))) continue;
      const there = distancesFrom(w, other.cell);
      sum += worth * faded(nearest(fighters, ({ cell }) => farFrom(there, cell)) + farFrom(home, other.cell));
    }
  }
  for (const { cells, worth, many = 1 } of aims.places ?? []) {
    if (cells.length === 0) continue;
    const there = distancesTo(w, cells);
    const ways = fighters.map(({ cell }) => farFrom(there, cell)).sort((a, b) => a - b);
    for (const way of ways.slice(0, many)) sum += worth * faded(way);
  }
  return sum;
}

/** Goals are reached in half of the cases; a heart counts a little. */
const GOAL = 0.5;
const MIGHT = 0.06;
const RISK = 0.5;

/** How a side stands by itself. */
function standing(w: Table, side: Side): number {
  const fighters = fightersOf(w, side);
  const [first] = fighters;
  const points = pointsFor(w, side);
  if (first === undefined) return points + MIGHT * might(w, side, LEFT);
  const aims = mission(w).aims(w, first);
  let sum = points + MIGHT * might(w, side, mayGo(aims) ? 1 : LEFT) + GOAL * prospects(w, fighters, aims);
  for (const unit of fighters) {
    if (unit.blip !== NONE) continue;
    sum -= RISK * riskAt(w, foesOf(w, side, unit.id), unit, unit.cell, lifeOf(aims));
  }
  return sum;
}

/** By how much a side is likely to be ahead: in a duel of the other side, against the automaton of nothing. */
export function outlook(w: Table, side: Side): number {
  if (versus(w)) return standing(w, side) - standing(w, otherSide(side));
  return standing(w, side) - MIGHT * might(w, otherSide(side));
}
