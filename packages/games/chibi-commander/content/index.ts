// Cards, maps and scenarios, for everybody who shows them or makes new ones.
export { at, cellName, cellsOf, doorAt, placesOf } from '../places.ts';
export {
  type EventKind,
  EVENT_KINDS,
  EVENT_NAMES,
  EVENT_RULES,
  type Member,
  type ScenarioEvent,
  type Waves,
  byLevel,
  eventFits,
  eventOf,
} from '../scenario/events.ts';
export { eventWords, furtherWords, squadWords } from '../scenario/eventWords.ts';
export type { Problem } from '../scenario/problem.ts';
export { readScenario } from '../scenario/read.ts';
export { scenarioSheet } from '../scenario/sheet.ts';
export { GOAL_KINDS as goalKinds, MIXED, MODES as scenarioModes, blipsOf } from '../scenario/scenario.ts';
export type {
  Goal,
  GoalKind,
  Hidden,
  Placed,
  Scatter,
  Scenario,
  Squad,
  Zones,
} from '../scenario/scenario.ts';
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
  otherSide,
  sideOf,
  typeNamed,
  called,
  isOwnType,
  printedBehind,
  typeNames,
  typeOf,
  typesAt,
} from './units.ts';
