// Where a unit wants to go: each goal with the way to it and what it is worth in points.
import { FAR_AWAY } from '@xenotable/board';
import { basicMove, chainsOf } from '../../book/activation/actions.ts';
import { distance } from '../../book/fight/sight.ts';
import { awake, enemies, isMilitary, mission, onMap, partyOf, shown, factionOfUnit } from '../../book/who.ts';
import type { Aims, Cargo } from '../../missions/mission.ts';
import { type Cell, type Mode, NONE, type Table, type Unit } from '../../table.ts';
import { type Distances, distancesFrom, distancesTo, farFrom } from './ground.ts';
import { fightersOf } from './threat.ts';
import { weights } from './weights.ts';
import { preyOf } from './worth.ts';

export interface Goal {
  distances: Distances;
  /** How near is near enough. */
  near: number;
  worth: number;
  /** What it is, for people: 'the Farmer'. */
  what: string;
}

/** What is left of a goal's worth after so many points of the way. */
const fading: readonly number[] = Array.from({ length: 200 }, (_, way) => weights.patience ** (way / 4));

/** What is left of a goal's worth, the way being so long. */
export const faded = (way: number): number => fading[way] ?? 0;

/** What being on a field is worth with some goals: that of the best one, less for the way that is left. */
export function prospect(goals: readonly Goal[], cell: Cell): number {
  let best = 0;
  for (const goal of goals) {
    const way = farFrom(goal.distances, cell);
    if (way === FAR_AWAY) continue;
    const left = goal.worth * (fading[Math.max(0, way - goal.near)] ?? 0);
    if (left > best) best = left;
  }
  return best;
}

/** The best goal of a field to which it is nearer than another one; null where none is. */
export function nextGoal(goals: readonly Goal[], from: Cell, to: Cell): string | null {
  let best: Goal | null = null;
  let most = 0;
  for (const goal of goals) {
    const way = farFrom(goal.distances, to);
    if (way >= farFrom(goal.distances, from)) continue;
    const left = goal.worth * faded(Math.max(0, way - goal.near));
    if (left > most) [best, most] = [goal, left];
  }
  return best?.what ?? null;
}

/** Somebody who is to be brought away, as far as it can be: in coma or nobody's, and not out of reach. */
export const isMovable = (unit: Unit): boolean =>
  onMap(unit) && shown(unit) && (unit.coma || unit.side === 'neutral');

/** Another unit of the side is nearer: let it go. */
function share(unit: Unit, to: Distances, friends: readonly Unit[], many = 1): number {
  const own = farFrom(to, unit.cell);
  let nearer = 1 - many;
  for (const friend of friends)
    if (friend.id !== unit.id && farFrom(to, friend.cell) < own + (friend.activated ? 2 : 0)) nearer++;
  return nearer <= 0 ? 1 : nearer === 1 ? 0.5 : 0.25;
}

function cargoGoals(w: Table, unit: Unit, cargo: readonly Cargo[], friends: readonly Unit[]): Goal[] {
  const goals: Goal[] = [];
  for (const { units, to, worth, stay } of cargo) {
    const home = distancesTo(w, to);
    for (const id of units) {
      const other = w.units[id];
      if (other === undefined || other.id === unit.id || !isMovable(other)) continue;
      if (stay === true && to.includes(other.cell)) continue;
      const left = farFrom(home, other.cell);
      const there = distancesFrom(w, other.cell);
      goals.push({
        distances: there,
        near: 1,
        what: `the ${other.type}`,
        worth: worth * (fading[Math.min(199, left)] ?? 0) * share(unit, there, friends),
      });
    }
  }
  return goals;
}

/** Where a mission gives nothing for enemies, those who sleep are not woken. */
export const isLeftAsleep = (mode: Mode, { kill, fell }: Aims): boolean =>
  kill === undefined && fell === undefined && (mode === 'COLD' || mode === 'FROZEN');

/** Enemies to be fought: near enough to shoot, or beside them. */
function huntingGoals(w: Table, unit: Unit, aims: Aims): Goal[] {
  let near = 0;
  for (const chain of chainsOf(w, unit))
    if (chain.deed === 'attack' || chain.deed === 'blast' || chain.deed === 'mind')
      near = Math.max(near, chain.move + (chain.deed === 'mind' ? 5 : Math.max(1, 2 * chain.range)));
  if (near === 0) return [];
  const goals: Goal[] = [];
  for (const other of w.units) {
    if (!shown(other) || other.id === unit.id || other.side === unit.side) continue;
    if (isLeftAsleep(other.mode, aims)) continue;
    const prey = preyOf(unit.side, other, aims);
    const gain = other.coma ? 2 * prey.death : prey.fall + prey.death;
    if (gain <= 0.1 || mission(w).corrections.untouchable?.(w, other) != null) continue;
    goals.push({
      distances: distancesFrom(w, other.cell),
      near,
      worth: weights.hunt * gain,
      what: `the ${other.type}`,
    });
  }
  if (unit.side === 'Earth')
    for (const blip of w.blips) {
      if (isLeftAsleep(blip.mode, aims)) continue;
      const gain = aims.kill === undefined ? 0.05 : 0.25;
      goals.push({ distances: distancesFrom(w, blip.cell), near: near + 1, worth: gain, what: 'a Blip' });
    }
  return goals;
}

/** Who lies and can be healed. */
function patientGoals(w: Table, unit: Unit, life: number): Goal[] {
  if (!chainsOf(w, unit).some((chain) => chain.deed === 'heal')) return [];
  return w.units.flatMap((other) =>
    other.id !== unit.id &&
    other.side === unit.side &&
    isMilitary(other) &&
    shown(other) &&
    other.lost >= 1 &&
    (other.coma || other.lost >= 2)
      ? [
          {
            distances: distancesFrom(w, other.cell),
            near: 2,
            worth: other.coma ? 0.4 + 0.5 * life : 0.3,
            what: `the wounded ${other.type}`,
          },
        ]
      : [],
  );
}

/** Everything that a unit could go for; the field does not matter where nothing is. */
export function goalsFor(w: Table, unit: Unit, aims: Aims): Goal[] {
  const friends = fightersOf(w, unit.side);
  const goals: Goal[] = [];
  for (const { cells, worth, leave, many } of aims.places ?? []) {
    if (cells.length === 0) continue;
    const distances = distancesTo(w, cells);
    goals.push({
      distances,
      near: 0,
      what: leave === true ? 'the way out' : 'where points are scored',
      worth: leave === true ? worth : worth * share(unit, distances, friends, many),
    });
  }
  if (aims.cargo !== undefined && aims.cargo.length > 0)
    goals.push(...cargoGoals(w, unit, aims.cargo, friends));
  if (aims.crystals !== undefined && !partyOf(w, factionOfUnit(unit)).pulled) {
    const { to, worth } = aims.crystals;
    const home = distancesTo(w, to);
    for (const crystal of w.board.crystals) {
      const there = distancesFrom(w, crystal);
      goals.push({
        distances: there,
        near: 1,
        what: 'a crystal',
        worth: worth * (fading[Math.min(199, farFrom(home, crystal))] ?? 0) * share(unit, there, friends),
      });
    }
  }
  goals.push(...huntingGoals(w, unit, aims), ...patientGoals(w, unit, lifeOf(aims)));
  if (aims.retreat !== undefined)
    goals.push({
      distances: distancesTo(w, aims.retreat),
      near: 0,
      worth: weights.retreat,
      what: 'a way out',
    });
  if (aims.home !== undefined && aims.home.length > 0)
    goals.push({ distances: distancesTo(w, aims.home), near: 0, worth: weights.home, what: 'a way out' });
  return goals;
}

/** What the life of an own unit is worth. */
export const lifeOf = (aims: Aims): number => aims.loss ?? 0.5;

/** Enemies in the open who are awake. */
export const awakeFoes = (w: Table, unit: Unit): Unit[] =>
  w.units.filter((other) => shown(other) && awake(other) && enemies(unit.side, other.side));

/** The nearest of some fields as the crow flies. */
export function nearestOf(cells: readonly Cell[], to: Cell): Cell {
  let best = NONE;
  for (const cell of cells) if (best === NONE || distance(cell, to) < distance(best, to)) best = cell;
  return best;
}

/** Points of one walk. */
export const stride = (w: Table, unit: Unit): number => Math.max(1, basicMove(w, unit));
