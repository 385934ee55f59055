// What one model does for the mission: the goal that is worth most for the way to it, unless friends are nearer.
import { FAR_AWAY, type Reach } from '@xenotable/board';
import type { Cell, Model, Table } from '../table.ts';
import { modelOf, pieceOf } from '../tableReaders.ts';
import { canServe, workCells } from '../book/automaton/objective.ts';
import { near } from '../book/missions/helpers.ts';
import { missionOf } from '../book/missions/index.ts';
import type { Objective } from '../book/missions/mission.ts';
import { friendsOf, has, onBoard, skill } from '../book/models.ts';
import { remaining } from '../book/movement/reach.ts';
import { goalsFor } from './goals.ts';

export interface Task {
  goal: Objective;
  /** Where it can be done. */
  cells: readonly Cell[];
  /** The price of the way there from every cell. */
  way: Reach;
  worth: number;
}

/** Activations that a model has left in this battle, this one included. */
export const turnsLeft = (w: Table, m: Model): number =>
  missionOf(w).rounds - w.round + (m.activated > 1 ? 0 : 1);

/** Rounds whose end is still to come. */
const roundsLeft = (w: Table): number => missionOf(w).rounds - w.round + 1;

/** Where a goal is served. EE-SPC-26 A Hacker works from afar. */
function cellsFor(w: Table, m: Model, goal: Objective): readonly Cell[] {
  switch (goal.kind) {
    case 'work':
      return goal.work === 'hack' && has(m, 'Hacker')
        ? near(w, [pieceOf(w, goal.piece).cell], 12)
        : workCells(w, goal);
    case 'claim':
      return workCells(w, goal);
    case 'guard':
      return near(w, [modelOf(w, goal.ward).cell], 4);
    case 'attack':
      return near(w, [modelOf(w, goal.target).cell], 6);
    case 'hide':
      return [];
    default:
      return goal.cells;
  }
}

/** In the season nothing but the goal counts; where the site must also be cleared, soldiers count as well. */
const seasonFactor = (w: Table): number => (w.mission === 'SE1.1' || w.mission === 'SE1.2' ? 1 : 4);

/** What a goal is worth, 1 being an ordinary soldier. */
export function stakeOf(w: Table, m: Model, goal: Objective): number {
  if (m.unit === 'Civilian') return 3;
  if (missionOf(w).season !== true) return battleStake(w, m, goal);
  const stake = goal.kind === 'claim' ? 2 : goal.kind === 'hold' ? 0.7 : goal.kind === 'guard' ? 0.4 : 1.5;
  return seasonFactor(w) * stake;
}

function battleStake(w: Table, m: Model, goal: Objective): number {
  const rounds = roundsLeft(w);
  switch (goal.kind) {
    case 'work':
      if (w.mission === 'B2') return m.side === 0 ? 1.6 : 2.5;
      if (w.mission === 'B3') return 0.35 * rounds;
      return w.mission === 'B5' ? 0.9 * rounds : 3;
    case 'claim':
      return 2;
    case 'go':
      return m.carries.length > 0 ? 2.5 * m.carries.length : 3.5;
    case 'hold':
      if (w.mission === 'B5') return 0.75 * rounds;
      return w.mission === 'B8' ? 0.3 * rounds : 0.7;
    case 'guard':
      return 0.4;
    case 'attack':
      return 0.5;
    default:
      return 0;
  }
}

/** How many models a goal can use. */
function handsFor(w: Table, goal: Objective): number {
  switch (goal.kind) {
    case 'work':
      return w.mission === 'B2' ? 3 : 1;
    case 'claim':
      return 1;
    case 'go':
      return goal.cells.length === 1 || w.mission === 'SE1.7' ? 1 : 3;
    case 'hold':
      return 3;
    default:
      return 9;
  }
}

/** Friends who are nearer to a goal and could serve it as well. */
function nearerFriends(w: Table, m: Model, friends: readonly Model[], goal: Objective, way: Reach): number {
  const own = way.priceOf(m.cell);
  let nearer = 0;
  for (const friend of friends) {
    const price = way.priceOf(friend.cell);
    if ((price < own || (price === own && friend.id < m.id)) && canServe(w, friend, goal)) nearer++;
  }
  return nearer;
}

/** What is left of a goal's worth at this price of the way. */
export function fade(price: number, mobility: number): number {
  if (price >= FAR_AWAY) return 0;
  const faded = (FADED[mobility] ??= Array.from(
    { length: LONGEST },
    (_, far) => PATIENCE ** (far / (2 * mobility)),
  ));
  return faded[price] ?? 0;
}

/** A goal that is a whole activation farther away is worth so much less. */
const PATIENCE = 0.8;
const LONGEST = 256;
/** What is left after each price, by MOBILITY. */
const FADED: number[][] = [];

export function taskFor(w: Table, m: Model): Task | null {
  const mobility = Math.max(1, skill(w, m, 'MOBILITY'));
  const reach = turnsLeft(w, m) * 2 * mobility;
  const friends = friendsOf(w, m).filter((one) => one.unit !== 'Civilian' && one.mind === null);
  let best: Task | null = null;
  let most = 0;
  for (const goal of goalsFor(w, m)) {
    if (!canServe(w, m, goal)) continue;
    if (goal.kind === 'attack' && !onBoard(modelOf(w, goal.target))) continue;
    const cells = cellsFor(w, m, goal);
    if (cells.length === 0) continue;
    const way = remaining(w, cells);
    const price = way.priceOf(m.cell);
    let worth = stakeOf(w, m, goal);
    const hands = handsFor(w, goal);
    if (hands < 9) worth *= 0.4 ** Math.max(0, nearerFriends(w, m, friends, goal, way) + 1 - hands);
    if (price > reach) worth *= 0.1;
    const value = worth * fade(price, mobility);
    if (value <= most) continue;
    most = value;
    best = { goal, cells, way, worth };
  }
  return best;
}
