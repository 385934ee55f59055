// Cards, maps and scenarios, for everybody who shows them or makes new ones.
export { at, cellName, cellsOf, placesOf } from '../places.ts';
export type { Problem } from '../scenario/problem.ts';
export { readScenario } from '../scenario/read.ts';
export { scenarioSheet } from '../scenario/sheet.ts';
export { GOAL_KINDS as goalKinds, MODES as scenarioModes } from '../scenario/scenario.ts';
export type { Goal, GoalKind, Placed, Scenario, Squad, Zones } from '../scenario/scenario.ts';
export type { Chain } from './card.ts';
export { TYPE_KIND, keyOf } from './own.ts';
export { type Scoring, type Tale, scoringOf, taleOf } from './goals.ts';
export { EDGE, fieldSigns, layoutNames } from './maps.ts';
export { freshScenario } from './scenarios.ts';
export {
  FACTIONS,
  type Faction,
  SIDES,
  type Side,
  type TypeName,
  type UnitType,
  factionOfType,
  factionsOf,
  sideOf,
  typeNamed,
  called,
  isOwnType,
  printedBehind,
  typeNames,
  typeOf,
  typesAt,
} from './units.ts';
