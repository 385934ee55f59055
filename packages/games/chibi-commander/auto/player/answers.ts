// Short answers: ties of the automaton, what a mind suffers, where passengers land, whether it is over.
import type { Seat } from '@xenotable/kernel';
import { type Acting, CLOSED } from '../../book/activation/actions.ts';
import { pointsOf } from '../../book/campaign/victory.ts';
import { armiesOf, hearts, isAnimal, isCivilian, unitOf, versus } from '../../book/who.ts';
import type { Choice } from '../../choices.ts';
import { type Faction, type Side, otherSide } from '../../content/units.ts';
import { NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { planNew, sceneOf } from './plan.ts';

/** CC-NPC-12 Of equally near ones the automaton had better go for animals, then for whoever can bear it best. */
export function leastHarm(w: Table, tied: readonly UnitId[]): Choice {
  const bears = (unit: Unit): number =>
    isAnimal(unit) ? 100 : isCivilian(unit) ? 0 : unit.coma ? -1 : hearts(unit);
  let best = tied[0] ?? NONE;
  for (const id of tied) if (bears(unitOf(w, id)) > bears(unitOf(w, best))) best = id;
  return { do: 'attack', unit: best };
}

/** CC-PSI-10 Control where the victim can be turned against its friends, else panic. */
export function mindEffect(
  w: Table,
  f: { victim: UnitId; faction: Faction; side: Side; seat: Seat },
  offers: readonly Choice[],
): Choice {
  const victim = unitOf(w, f.victim);
  const control = offers.find((one) => one.do === 'control');
  const acting: Acting = {
    unit: victim.id,
    blip: NONE,
    points: 0,
    drag: NONE,
    crystal: NONE,
    pull: 0,
    actions: 2,
    command: 'control',
    outer: { activation: w.activation, dealt: [] },
    faction: f.faction,
    side: f.side,
    seat: f.seat,
    chain: CLOSED,
    deeds: 0,
    jumps: 0,
    stormed: false,
  };
  if (control !== undefined) {
    const { deed } = planNew(sceneOf(w, acting, {}));
    if (deed !== null && deed.worth > 0.2) return control;
  }
  return offers.find((one) => one.do === 'panic') ?? offers[0] ?? { do: 'panic' };
}

/** How many points a side is ahead. */
export function lead(w: Table, side: Side): number {
  const points = (one: Side): number => {
    let sum = 0;
    for (const army of armiesOf(w, one)) sum += Math.max(versus(w) ? 0 : -99, pointsOf(w, army));
    return sum;
  };
  return points(side) - (versus(w) ? points(otherSide(side)) : 0);
}
