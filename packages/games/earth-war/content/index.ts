// What is printed: cards, units, equipment, missions, and the tutorial.
export { KINDS, type CardKind, type KindName, bystanderPrice, isEnemyKind, ownName } from './cards.ts';
export { BOX, type WithContent, cardKind, kindsOf, nameOnCard, ownKinds } from './kinds.ts';
export {
  type ItemCalled,
  type UnitName,
  calledItem,
  calledUnit,
  itemNamed,
  itemNames,
  kindOfUnit,
  printedItem,
  printedUnit,
  unitNamed,
  unitNames,
} from './force.ts';
export { OWN_KINDS } from './own/index.ts';
export { branchWords, checkWords, effectWords } from './effects.ts';
export {
  type Feat,
  type Goal,
  type Limit,
  LIMITS,
  type Score,
  isKept,
  pointsOf,
  ruleOfGoal,
  worthOf,
} from './goals.ts';
export type {
  Branch,
  CardList,
  Check,
  CheckNode,
  ChoiceNode,
  CombatNode,
  Effect,
  HaltNode,
  MissionSheet,
  NodeText,
} from './mission.ts';
export { progressOf } from './progress.ts';
export {
  HIRED,
  LEAST_UNITS,
  MOST_UNITS,
  SAMPLE_SQUADS,
  type SquadList,
  type SquadUnit,
  namesOf,
  placesOf,
  readSquad,
  squadCost,
  squadFaults,
  unitCost,
  writeSquad,
} from './squads.ts';
export { ITEM_NAMES, type ItemKind, type ItemName, isItem, itemKind } from './equipment.ts';
export { lessons } from './lesson.ts';
export { MISSIONS, missionSheet } from './missions/index.ts';
export { ORDERS_BY_STEP, type OrderKind, orderKind } from './orders.ts';
export { scenarioSheet } from '../scenario/sheet.ts';
export { MOST_BRANCHES, MOST_NODES } from '../scenario/problems.ts';
export { type Member, type Scenario, requisitionFor, squadOf } from '../scenario/scenario.ts';
export { sheetHere } from '../book/nodes.ts';
export { UNIT_TYPES, type UnitKind, type UnitType, isUnitType, unitKind } from './units.ts';
