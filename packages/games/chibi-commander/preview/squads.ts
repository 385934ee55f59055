// Squads outside a table: their changes, and which of the book's missions would take them.
import { type Refusal, type SeatPlan, refuse } from '@xenotable/kernel';
import { armiesFor, emptyTable } from '../begin.ts';
import { recruitPrice } from '../book/preparation/muster.ts';
import { type SquadList, calledIn, readSquad, writeSquad } from '../content/squadText.ts';
import { FACTIONS, type Faction, type TypeName, factionsOf, typeOf } from '../content/units.ts';
import { bookMissions, missionNamed } from '../missions/index.ts';
import type { BookMission } from '../missions/mission.ts';
import { several } from '../names.ts';
import type { Army, Table } from '../table.ts';

export { type SquadList, calledIn, readSquad, writeSquad };

/** One unit gets a name of its own, or loses it. */
export const christened = (list: SquadList, at: number, name: string): SquadList => ({
  ...list,
  names: list.types.map((_, i) => (i === at ? name : calledIn(list, i))),
});

/** The squad without one of its units. */
export const without = (list: SquadList, at: number): SquadList => ({
  ...list,
  types: list.types.filter((_, i) => i !== at),
  names: list.types.flatMap((_, i) => (i === at ? [] : [calledIn(list, i)])),
});

const SEATS: readonly SeatPlan[] = Array.from({ length: 4 }, () => ({ kind: 'person', name: '' }));

/** A table before squads are chosen; missions of several plots stand at their first. */
function tableBefore(name: BookMission): Table {
  const mission = missionNamed(name);
  const seats = mission.mode === 'versus' ? [...SEATS] : SEATS.slice(0, 1);
  const w = emptyTable(name, seats, armiesFor(mission, seats.length, true, 'Invaders'));
  w.variation = mission.variations.length > 0 ? 1 : 0;
  return w;
}

const kinOf = (type: TypeName): Faction | undefined =>
  FACTIONS.find((faction) => faction === typeOf(type).kin);

/** The army that would bring a squad: in a duel that of its first unit, otherwise the people's. */
function armyFor(w: Table, name: BookMission, [first]: readonly TypeName[]): Army | undefined {
  if (missionNamed(name).mode !== 'versus') return w.armies.find((army) => army.seat >= 0);
  const faction = first === undefined ? 'CHIBI COM' : kinOf(first);
  return w.armies.find((army) => army.faction === faction);
}

/** How many units an army brings to a mission. */
export function placesIn(name: BookMission, types: readonly TypeName[]): number {
  const w = tableBefore(name);
  const army = armyFor(w, name, types);
  return army === undefined ? 0 : missionNamed(name).squads.slots(w, army);
}

/** CC-CMP-13, CC-LVL-04, CC-LVL-12 What a squad costs in a mission, and what may be spent there. */
export function purseIn(name: BookMission, types: readonly TypeName[]): { price: number; purse: number } {
  const w = tableBefore(name);
  const army = armyFor(w, name, types);
  const purse = army === undefined ? 0 : (missionNamed(name).squads.bonus?.(w, army) ?? 0);
  return { price: types.reduce((sum, type) => sum + recruitPrice(w, type), 0), purse };
}

/** Why a mission would not take the next unit; null if it would. */
function faultOf(
  w: Table,
  army: Army,
  name: BookMission,
  chosen: readonly TypeName[],
  type: TypeName,
): Refusal | null {
  const { squads, mode, rules } = missionNamed(name);
  if (squads.recruits(w, army, chosen).includes(type)) return null;
  if (mode === 'versus' && kinOf(type) !== army.faction)
    return refuse('CC-CMP-13', `${type} is none of ${army.faction}: in a duel a squad is of one faction.`);
  if (mode !== 'versus' && !factionsOf(army.side).some((faction) => faction === kinOf(type)))
    return refuse('CC-GEN-12', `${type} fights for the other side.`);
  const [rule = 'CC-CMP-13'] = rules(w.variation).recruiting ?? [];
  return refuse(rule, `The mission's squad has no room for ${type}, LV${typeOf(type).level}.`);
}

/** What a mission's rules have against a squad; nothing where it may be brought. */
export function squadFaults(name: BookMission, types: readonly TypeName[]): Refusal[] {
  const w = tableBefore(name);
  const army = armyFor(w, name, types);
  if (army === undefined) return [refuse('CC-GEN-01', 'Nobody of this squad fights there.')];
  const faults: Refusal[] = [];
  const slots = missionNamed(name).squads.slots(w, army);
  if (types.length > slots)
    faults.push(refuse('CC-CMP-13', `${several(types.length, 'unit')}, and the mission takes ${slots}.`));
  if (types.length === 0) faults.push(refuse('CC-CMP-13', 'Nobody is in the squad.'));
  const chosen: TypeName[] = [];
  for (const type of types) {
    const fault = faultOf(w, army, name, chosen, type);
    if (fault === null) chosen.push(type);
    else if (!faults.some(({ reason }) => reason === fault.reason)) faults.push(fault);
  }
  const { price, purse } = purseIn(name, types);
  if (price > purse)
    faults.push(
      refuse('CC-LVL-04', `Its LV2 units cost ${several(price, 'point')}, and ${purse} may be spent.`),
    );
  return faults;
}

export interface SquadMission {
  name: BookMission;
  /** 'COOP 1 Province'. */
  title: string;
  /** Squads fight each other there. */
  duel: boolean;
}

/** Missions of the book to which people bring a squad. */
export const squadMissions = (): SquadMission[] =>
  bookMissions.flatMap((name) => {
    const { mode, title } = missionNamed(name);
    return placesIn(name, []) === 0
      ? []
      : [
          {
            name,
            title: mode === 'nightmare' ? `Nightmare ${title}` : `${name} ${title}`,
            duel: mode === 'versus',
          },
        ];
  });
