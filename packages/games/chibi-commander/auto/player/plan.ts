// What the active unit does with what is left of its activation: the best of attacking, healing, entering minds and walking.
import type { Reach } from '@xenotable/board';
import { grid } from '../../board.ts';
import {
  type Acting,
  BASIC,
  CLOSED,
  basicMove,
  chainAt,
  chainsOf,
  price,
  usable,
} from '../../book/activation/actions.ts';
import { distance } from '../../book/fight/sight.ts';
import { jumpFields } from '../../book/fight/targets.ts';
import { occupants, unitOf } from '../../book/who.ts';
import type { Chain } from '../../content/card.ts';
import type { Aims } from '../../missions/mission.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { type Deed, deedsFor } from './deeds.ts';
import { type Goal, goalsFor, lifeOf, prospect } from './goals.ts';
import { waysOf } from './steps.ts';
import { weights } from './weights.ts';
import { type Foe, fightersOf, foesOf, riskAt } from './threat.ts';

/** What is best, and how it begins. */
export interface Plan {
  worth: number;
  /** Where the unit goes first; its own field: it stays. */
  to: Cell;
  /** The chain that it uses, or NONE for none. */
  chain: number;
  /** From where it does something, and what. */
  stand: Cell;
  deed: Deed | null;
  ways: Reach;
}

/** Everything that a plan looks at. */
export interface Scene {
  w: Table;
  f: Acting;
  unit: Unit;
  aims: Aims;
  standing: readonly number[];
  foes: readonly Foe[];
  friends: readonly Unit[];
  goals: readonly Goal[];
  /** What ending the activation on a field is worth; asked once for each. */
  ending: number[];
}

/** Nothing is known of any field yet. */
const unasked: readonly number[] = Array.from({ length: grid.size }, () => NaN);

export function sceneOf(w: Table, f: Acting, aims: Aims): Scene {
  const unit = unitOf(w, f.unit);
  return {
    w,
    f,
    unit,
    aims,
    standing: occupants(w),
    foes: foesOf(w, unit.side, unit.id),
    friends: fightersOf(w, unit.side).filter((friend) => friend.id !== unit.id),
    goals: f.command === '' ? goalsFor(w, unit, aims) : [],
    ending: unasked.slice(),
  };
}

/** What it is worth to end the activation on a field. A foreign mind leads its victim into danger. */
export function endAt(scene: Scene, cell: Cell): number {
  const known = scene.ending[cell] ?? NaN;
  if (!Number.isNaN(known)) return known;
  const { w, unit, foes, goals, aims, f } = scene;
  const risk = riskAt(w, foes, unit, cell, lifeOf(aims));
  if (f.command !== '') return (scene.ending[cell] = risk);
  const here = prospect(goals, cell) + weights.together * company(scene, cell) - risk;
  return (scene.ending[cell] = Math.max(here, leaveWorth(aims, cell)));
}

/** Friends who can help on a field: two are enough, and only against enemies. */
function company({ foes, friends }: Scene, cell: Cell): number {
  if (foes.length === 0) return 0;
  let near = 0;
  for (const friend of friends) if (distance(friend.cell, cell) <= 4) near++;
  return Math.min(2, near);
}

/** What leaving the map on a field is worth; -Infinity where that is not wanted. */
export function leaveWorth(aims: Aims, cell: Cell): number {
  let best = -Infinity;
  for (const { cells, worth, leave } of aims.places ?? [])
    if (leave === true && worth > best && cells.includes(cell)) best = worth;
  if (aims.home?.includes(cell) === true) best = Math.max(best, weights.home);
  return aims.retreat?.includes(cell) === true ? Math.max(best, weights.retreat) : best;
}

const free = (scene: Scene, cell: Cell): boolean => cell === scene.unit.cell || scene.standing[cell] === 0;

/** The best field to end on within some points. */
function bestEnd(scene: Scene, ways: Reach, points: number): { cell: Cell; worth: number } {
  let cell = scene.unit.cell;
  let worth = endAt(scene, cell);
  for (const one of ways.order) {
    if (ways.priceOf(one) > points) break;
    if (!free(scene, one)) continue;
    const here = endAt(scene, one);
    if (here > worth + 1e-9) [cell, worth] = [one, here];
  }
  return { cell, worth };
}

/** Attacks and other deeds of a chain from every field that lies between two prices. */
function tryChain(
  scene: Scene,
  best: Plan,
  at: number,
  ways: Reach,
  from: number,
  to: number,
  left: number,
  rest: number,
): Plan {
  const chain = chainAt(scene.w, scene.unit, at);
  const deeds = deedsFor(scene, chain);
  if (deeds === null) return best;
  let found = best;
  for (const stand of ways.order) {
    const way = ways.priceOf(stand);
    if (way > to) break;
    if ((way < from && stand !== scene.unit.cell) || (stand === scene.unit.cell && from > 0)) continue;
    if (!free(scene, stand)) continue;
    const deed = deeds(stand);
    if (deed === null) continue;
    const here = endAt(scene, stand);
    const times = chain.twice ? 1 + weights.again : 1;
    const worth =
      deed.worth * times + (left > 0 ? Math.max(weights.again * deed.worth * times + here, rest) : here);
    if (worth > found.worth + 1e-9) found = { worth, to: stand, chain: at, stand, deed, ways };
  }
  return found;
}

/** A teleport first: the test may fail (CC-MOV-13). */
function tryJump(scene: Scene, best: Plan, at: number, chain: Chain): Plan {
  const deeds = deedsFor(scene, chain);
  const { w, unit } = scene;
  let found = best;
  for (const stand of jumpFields(w, unit, chain.teleport, 0)) {
    const far = distance(unit.cell, stand);
    if (far > 3 * chain.teleport) continue;
    const sure = chain.teleport === 1 ? (7 - far) / 6 : 0.85;
    const deed = deeds === null ? null : deeds(stand);
    if (deed === null && chain.deed !== 'none') continue;
    const worth =
      sure * ((deed?.worth ?? 0) + endAt(scene, stand)) + (1 - sure) * endAt(scene, unit.cell) - 0.02;
    if (worth > found.worth + 1e-9) found = { ...best, worth, to: unit.cell, chain: at, stand, deed };
  }
  return found;
}

/** The plan of a unit whose chain is open: its movement, then its deed. */
export function planOpen(scene: Scene): Plan {
  const { w, f, unit } = scene;
  const ways = waysOf(w, f, f.points);
  const stay: Plan = {
    worth: endAt(scene, unit.cell),
    to: unit.cell,
    chain: NONE,
    stand: unit.cell,
    deed: null,
    ways,
  };
  if (f.deeds > 0 && f.command !== 'run') {
    const chain = chainAt(w, unit, f.chain);
    if (f.jumps > 0) {
      const jumped = tryJump(scene, { ...stay, worth: -Infinity }, f.chain, chain);
      const here = tryChain(scene, { ...stay, worth: -Infinity }, f.chain, ways, 0, 0, f.actions, stay.worth);
      return jumped.worth > here.worth ? jumped : here.deed === null ? stay : here;
    }
    const found = tryChain(
      scene,
      { ...stay, worth: -Infinity },
      f.chain,
      ways,
      0,
      f.points,
      f.actions,
      bestEnd(scene, ways, 0).worth,
    );
    if (found.deed !== null) return found;
  }
  const end = bestEnd(scene, ways, f.points);
  return { ...stay, worth: end.worth, to: end.cell, stand: end.cell };
}

/** The plan of a unit that may begin something new, or go on with its basic movement. */
export function planNew(scene: Scene): Plan {
  const { w, f, unit } = scene;
  const walk = f.command === '' || f.actions > 0 ? basicMove(w, unit) : 0;
  const open = f.chain === BASIC ? f.points : 0;
  const chains = chainsOf(w, unit);
  let most = 0;
  for (const chain of chains) most = Math.max(most, chain.move);
  const single = f.command === 'control' || f.command === 'run';
  const walks = single ? (f.actions === 2 ? walk : 0) : f.actions * walk;
  const ways = waysOf(w, f, Math.max(open + walks, open + most + (f.actions > 1 ? walk : 0)));
  const end = bestEnd(scene, ways, open + walks);
  const stay: Plan = {
    worth: end.worth,
    to: end.cell,
    chain: NONE,
    stand: end.cell,
    deed: null,
    ways,
  };
  if (f.command === 'run') return stay;
  const rest = bestEnd(scene, ways, walk).worth;
  let best = stay;
  chains.forEach((chain, at) => {
    if (!usable(f, chain)) return;
    const left = single ? 0 : f.actions - price(chain);
    if (chain.teleport > 0) {
      best = tryJump(scene, best, at, chain);
      return;
    }
    best = tryChain(scene, best, at, ways, 0, open + chain.move, left, rest);
    if (!single && left >= 1 && walk > 0)
      best = tryChain(scene, best, at, ways, open + chain.move + 1, open + walk + chain.move, left - 1, rest);
  });
  return best;
}

/** Nothing is open that must be finished or broken off first. */
export const isBetween = (f: Acting): boolean => f.chain === CLOSED || f.chain === BASIC;
