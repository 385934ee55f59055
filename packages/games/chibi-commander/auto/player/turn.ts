// What a sensible player does between two activations: who comes, who is sent, who acts next, when the turn is over.
import type { Seat } from '@xenotable/kernel';
import { type Acting, CLOSED, actionsOf, chainsOf } from '../../book/activation/actions.ts';
import { isGhost, spotOffers } from '../../book/blips/blips.ts';
import { ordersOf } from '../../book/deals.ts';
import { distance } from '../../book/fight/sight.ts';
import { isBeaten } from '../../book/campaign/ending.ts';
import { factionOfUnit, mission, sideOfUnit, unitOf, versus } from '../../book/who.ts';
import { otherSide } from '../../content/units.ts';
import type { Choice } from '../../choices.ts';
import { type Army, type Blip, NONE, type Table, type Unit } from '../../table.ts';
import { sendNow } from './act.ts';
import { lead } from './answers.ts';
import { awakeFoes, goalsFor, isMovable, lifeOf, prospect } from './goals.ts';
import { orderNow } from './orders.ts';
import { planNew, sceneOf } from './plan.ts';
import { foesOf, riskAt } from './threat.ts';

/** What may be done now. */
export interface Between {
  able: readonly Unit[];
  coming: readonly Unit[];
  /** Blips that may still move, and those of them whose unit has an action. */
  stirring: readonly Blip[];
  armies: readonly Army[];
  /** The end of the mission may be declared. */
  mayEnd: boolean;
}

/** From this worth on an attack is worth being seen for. */
const SHOWS = 0.22;
/** Quiet rounds after which nobody hopes any longer. */
const PATIENCE = 12;

/** Where somebody comes onto the map: near to what it wants, out of danger. */
function spawnNow(w: Table, coming: readonly Unit[]): Choice | null {
  const [unit] = coming;
  if (unit === undefined) return null;
  const aims = mission(w).aims(w, unit);
  const goals = goalsFor(w, unit, aims);
  const foes = foesOf(w, unit.side);
  let best = NONE;
  let most = -Infinity;
  for (const at of mission(w).ground.spawns(w, unit)) {
    const worth = prospect(goals, at) - riskAt(w, foes, unit, at, lifeOf(aims));
    if (worth > most) [best, most] = [at, worth];
  }
  return best === NONE ? null : { do: 'spawn', unit: unit.id, at: best };
}

/** The hidden unit as if it began to act. */
const uncovered = (w: Table, unit: Unit, seat: Seat): Acting => ({
  unit: unit.id,
  blip: NONE,
  points: 0,
  drag: NONE,
  crystal: NONE,
  pull: 0,
  actions: actionsOf(w, unit),
  command: '',
  outer: { activation: w.activation, dealt: [] },
  faction: factionOfUnit(unit),
  side: sideOfUnit(unit),
  seat,
  chain: CLOSED,
  deeds: 0,
  jumps: 0,
  stormed: false,
});

/** Whether what is behind a Blip shows itself in order to attack. */
function showsItself(w: Table, blip: Blip, seat: Seat): boolean {
  const unit = unitOf(w, blip.unit);
  const aims = mission(w).aims(w, unit);
  if (aims.shy === true) return false;
  if (aims.takeOff === true && w.takeOff === 0) return true;
  const plan = planNew(sceneOf(w, uncovered(w, unit, seat), aims));
  return plan.deed !== null && plan.deed.worth >= SHOWS;
}

/** Who acts next: whoever is nearest to an enemy; those who heal after the others. */
function activateNow(w: Table, able: readonly Unit[]): Choice | null {
  let best: Unit | null = null;
  let least = Infinity;
  for (const unit of able) {
    let far = 60;
    for (const foe of awakeFoes(w, unit)) far = Math.min(far, distance(unit.cell, foe.cell));
    const heals = chainsOf(w, unit).some((chain) => chain.deed === 'heal');
    const rank = far + (heals ? 30 : 0);
    if (rank < least) [best, least] = [unit, rank];
  }
  return best === null ? null : { do: 'activate', unit: best.id };
}

function creepNow(w: Table, stirring: readonly Blip[], seat: Seat): Choice | null {
  for (const blip of stirring) {
    if (isGhost(blip) || blip.unit < 0) continue;
    return showsItself(w, blip, seat)
      ? { do: 'uncover', blip: blip.id }
      : { do: 'move covered', blip: blip.id };
  }
  return null;
}

/** Whether a seat could still gain something by playing on; who is ahead in a duel does not wait for more. */
export function hopes(w: Table, seat: Seat): boolean {
  if (w.quiet >= PATIENCE) return false;
  return w.units.some((unit) => {
    if (unit.seat !== seat || unit.cell === NONE || unit.coma) return false;
    const { places = [], cargo = [], home, kill, fell } = mission(w).aims(w, unit);
    if (home !== undefined || (versus(w) && w.quiet > 0 && lead(w, sideOfUnit(unit)) > 0)) return false;
    return (
      places.some(({ cells }) => cells.length > 0) ||
      cargo.some(({ units }) => units.some((id) => isMovable(unitOf(w, id)))) ||
      ((kill ?? fell) !== undefined && !isBeaten(w, otherSide(sideOfUnit(unit))))
    );
  });
}

/** CC-TRN-07 What a sensible player does next in the own turn. */
export function nextInTurn(w: Table, seat: Seat, now: Between): Choice {
  if (now.mayEnd && !hopes(w, seat)) return { do: 'end the mission' };
  const early = spotOffers(w)[0] ?? spawnNow(w, now.coming) ?? sendNow(w, seat);
  if (early !== null) return early;
  for (const army of now.armies) {
    const order = orderNow(w, army, ordersOf(w, army));
    if (order !== null) return order;
  }
  return activateNow(w, now.able) ?? creepNow(w, now.stirring, seat) ?? { do: 'end turn' };
}
