// A squad's mission as a scenario in which the squad is fixed, so that the laboratory can play it.
import type { Json } from '@xenotable/kernel';
import { bookScenarios } from '../content/bookScenarios.ts';
import { type TypeName, factionsOf } from '../content/units.ts';
import type { BookMission } from '../missions/mission.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { scenarioSheet } from '../scenario/sheet.ts';

/** The mission of the book as data, for one person against the automaton; missions of several plots by their first. */
const missionAsData = (name: BookMission): Scenario | undefined =>
  bookScenarios.find(({ mission, seats }) => mission === name && seats === 1)?.scenario;

/** Whether the laboratory can try squads at a mission. */
export const canBeTried = (name: BookMission): boolean => missionAsData(name) !== undefined;

/** CC-SCN-05 The scenario of a mission with this squad. */
export function missionWith(name: BookMission, types: readonly TypeName[]): Json {
  const scenario = missionAsData(name);
  if (scenario === undefined) throw new Error(`${name} is not written as data`);
  const factions = factionsOf(scenario.people);
  const faction = factions.find((one) => scenario.squads[one] !== undefined) ?? factions[0];
  const { scenario: held }: Record<string, Json> = scenarioSheet.options({
    ...scenario,
    squads: { ...scenario.squads, [faction]: { units: types.slice() } },
  });
  return held ?? null;
}
