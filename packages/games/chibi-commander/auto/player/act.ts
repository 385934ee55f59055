// The next choice of a unit that acts.
import { type Acting, BASIC, CLOSED, basicMove, chainsOf } from '../../book/activation/actions.ts';
import { favours } from '../../book/activation/offers.ts';
import { dealsOf, dealNamed } from '../../book/deals.ts';
import { spotOffers } from '../../book/blips/blips.ts';
import { type Mover, alienDoors, mayLeave } from '../../book/movement/movement.ts';
import { sendOffers } from '../../book/movement/sending.ts';
import { mayStartShip } from '../../book/movement/ship.ts';
import { jumpFields } from '../../book/fight/targets.ts';
import { actsNow, mission, sideOfUnit, unitOf } from '../../book/who.ts';
import { edgeOf, neighbour } from '@xenotable/board';
import { grid } from '../../board.ts';
import type { Choice } from '../../choices.ts';
import { hasNothingToGain } from './gain.ts';
import { prospect } from './goals.ts';
import { type Aims } from '../../missions/mission.ts';
import { NONE, type Table } from '../../table.ts';
import type { Seat } from '@xenotable/kernel';
import { crystalBeside, delivered, haulTo, loadNow, loadOf, wantedBeside } from './haul.ts';
import { type Plan, type Scene, endAt, isBetween, leaveWorth, planNew, planOpen, sceneOf } from './plan.ts';
import { distancesTo, farFrom } from './ground.ts';
import { firstStep, waysOf } from './steps.ts';

/** The mover as it walks now: with the points of the open symbol, or of a basic movement that begins. */
const walker = (w: Table, f: Acting): Mover => ({
  unit: f.unit,
  blip: NONE,
  points: f.chain === CLOSED ? (f.actions > 0 ? basicMove(w, unitOf(w, f.unit)) : 0) : f.points,
  drag: f.drag,
  crystal: f.crystal,
  pull: f.pull,
});

/** Nothing more to do: what is open is closed first. */
const finish = (f: Acting): Choice => (isBetween(f) ? { do: 'done' } : { do: 'break off' });

/** Civilians whom a seat's units can send towards where they are wanted. */
export function sendNow(w: Table, seat: Seat): Choice | null {
  for (const by of w.units) {
    if (by.seat !== seat || by.side !== 'Earth' || by.sent || !actsNow(w, by.faction)) continue;
    for (const offer of sendOffers(w, by)) {
      if (offer.do !== 'send') continue;
      const load = loadOf(mission(w).aims(w, by), offer.civilian);
      if (load !== null && !load.stays) return offer;
    }
  }
  return null;
}

/** On with what is dragged or pulled. */
function haul(scene: Scene): Choice | null {
  const { w, f, aims, standing } = scene;
  const load = loadNow(f, aims);
  if (load === null) return f.drag !== NONE || f.crystal !== NONE ? { do: 'let go' } : null;
  const there = delivered(w, f, load, f.faction);
  if (there !== null) return there;
  if (!isBetween(f)) return { do: 'break off' };
  const m = walker(w, f);
  const ways = waysOf(w, m, m.points);
  const to = haulTo(w, m, load, ways, standing);
  const step = to === NONE ? null : firstStep(w, m, ways.path(to), standing);
  if (step !== null) return step;
  return f.chain === BASIC && f.actions > 0 ? { do: 'stop' } : { do: 'done' };
}

/** Whether somebody beside the unit is picked up, rather than something else done. */
function pickUp(scene: Scene, plan: Plan): Choice | null {
  const { w, f, unit, aims } = scene;
  const crystal = crystalBeside(w, f, aims, f.faction);
  const other = wantedBeside(w, f, aims, f.faction);
  const points = walker(w, f).points + (f.chain === BASIC ? f.actions : f.actions - 1) * basicMove(w, unit);
  if (points <= 0 || !isBetween(f)) return null;
  const gain = plan.worth - endAt(scene, unit.cell);
  if (other !== null) {
    const load = loadOf(aims, other.id);
    if (load === null) return null;
    const way = farFrom(distancesTo(w, load.to), other.cell);
    const share = way <= points ? 1 : (0.6 * points) / way;
    if (load.worth * share > gain) return { do: 'pick up', unit: other.id };
  }
  if (crystal !== NONE && (aims.crystals?.worth ?? 0) * 0.6 > gain) return { do: 'pull', crystal };
  return null;
}

/** CC-ACT-10 What the mission lets a unit do here for actions: it came for that. */
function dealNow(scene: Scene): Choice | null {
  const { w, f, unit, aims } = scene;
  if (!isBetween(f)) return null;
  for (const offer of dealsOf(w, unit, f.actions)) if (dealNamed(w, offer.deal).price > 0) return offer;
  if (aims.takeOff === true && f.actions > 0 && mayStartShip(w, unit, f.actions))
    return { do: 'start the ship' };
  return null;
}

/** CC-MOV-10 An Alien door beside the unit, if its goal lies behind it and nothing better can be done. */
function doorNow(scene: Scene, plan: Plan): Choice | null {
  const { w, f, unit, goals } = scene;
  if (unit.side !== 'Earth' || f.actions === 0 || plan.deed !== null) return null;
  const here = prospect(goals, unit.cell);
  if (plan.to !== unit.cell && prospect(goals, plan.to) > here) return null;
  for (const { door, open } of alienDoors(w, unit.cell)) {
    if (open) continue;
    const { cell, direction } = edgeOf(door);
    const behind = cell === unit.cell ? neighbour(grid, cell, direction) : cell;
    if (prospect(goals, behind) > here) return { do: 'open', door };
  }
  return null;
}

/** Whether the unit stands where it had better leave the map; where no goal brings anything more it leaves at once. */
function leaveNow({ w, f, unit, aims }: Scene, otherwise: number): Choice | null {
  const worth = leaveWorth(aims, unit.cell);
  const goes =
    worth >= otherwise - 1e-9 ||
    (aims.home?.includes(unit.cell) === true && hasNothingToGain(w, sideOfUnit(unit)));
  return goes && worth > -Infinity && mayLeave(w, unit, f.faction) ? { do: 'leave' } : null;
}

/** The choice with which a plan goes on. */
function begin(scene: Scene, plan: Plan): Choice {
  const { w, f, unit, standing } = scene;
  const m = walker(w, f);
  if (!isBetween(f)) {
    if (plan.deed !== null && f.jumps > 0 && plan.stand !== unit.cell)
      return { do: 'teleport', to: plan.stand, with: [] };
    if (plan.to !== unit.cell)
      return firstStep(w, m, plan.ways.path(plan.to), standing) ?? { do: 'break off' };
    return plan.deed?.choice ?? { do: 'break off' };
  }
  if (plan.chain !== NONE) {
    const own = chainMove(scene, plan.chain);
    if (own.teleport || plan.ways.priceOf(plan.stand) <= own.move) return { do: 'use', chain: plan.chain };
  }
  if (plan.to === unit.cell) return { do: 'done' };
  const path = plan.ways.path(plan.to);
  const step = firstStep(w, m, leadOf(scene, plan, path), standing);
  if (step !== null) return step;
  if (f.chain === BASIC && f.actions > 0) return { do: 'stop' };
  return plan.chain !== NONE ? { do: 'use', chain: plan.chain } : { do: 'done' };
}

const chainMove = ({ w, unit }: Scene, at: number): { move: number; teleport: boolean } => {
  const chain = chainsOf(w, unit)[at];
  return { move: chain?.move ?? 0, teleport: (chain?.teleport ?? 0) > 0 };
};

/** Before a chain only as far as its own movement does not reach. */
function leadOf(scene: Scene, plan: Plan, path: readonly number[]): readonly number[] {
  if (plan.chain === NONE) return path;
  const { move } = chainMove(scene, plan.chain);
  const all = plan.ways.priceOf(plan.stand);
  for (let i = 0; i < path.length; i++) {
    const cell = path[i] ?? NONE;
    if (all - plan.ways.priceOf(cell) <= move && scene.standing[cell] === 0) return path.slice(0, i + 1);
  }
  return path;
}

/** CC-ACT-01 What a sensible player does next with the unit that acts. */
export function nextInActivation(w: Table, f: Acting, seat: Seat): Choice {
  const [favour] = seat === f.seat ? [] : favours(w, f, seat);
  if (favour !== undefined) return favour;
  const unit = unitOf(w, f.unit);
  const aims: Aims = f.command === '' ? mission(w).aims(w, unit) : {};
  const scene = sceneOf(w, f, aims);
  if (f.command === '') {
    const own = haul(scene) ?? dealNow(scene) ?? sendNow(w, seat) ?? spotOffers(w)[0];
    if (own !== undefined) return own;
  }
  if (!isBetween(f)) {
    const plan = planOpen(scene);
    if (f.jumps > 0 && f.deeds === 0) return jumpAway(scene);
    return begin(scene, plan);
  }
  const plan = planNew(scene);
  const own =
    f.command === '' ? (pickUp(scene, plan) ?? doorNow(scene, plan) ?? leaveNow(scene, plan.worth)) : null;
  return own ?? begin(scene, plan);
}

/** A chain that only teleports. */
function jumpAway(scene: Scene): Choice {
  const { w, f, unit } = scene;
  let best = unit.cell;
  for (const cell of jumpFields(w, unit, f.jumps, 0))
    if (endAt(scene, cell) > endAt(scene, best) + 0.02) best = cell;
  return best === unit.cell ? finish(f) : { do: 'teleport', to: best, with: [] };
}
