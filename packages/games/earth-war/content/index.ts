// What is printed: cards, units, equipment, missions, and the tutorial.
export {
  KINDS,
  KIND_NAMES,
  type CardKind,
  type KindName,
  bystanderPrice,
  cardKind,
  isEnemyKind,
} from './cards.ts';
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
export { ITEM_NAMES, type ItemKind, type ItemName, isItem, itemKind } from './equipment.ts';
export { lessons } from './lesson.ts';
export { MISSIONS, missionSheet } from './missions/index.ts';
export { ORDERS_BY_STEP, type OrderKind, orderKind } from './orders.ts';
export { scenarioSheet } from '../scenario/sheet.ts';
export { MOST_BRANCHES, MOST_NODES } from '../scenario/problems.ts';
export type { Scenario } from '../scenario/scenario.ts';
export { sheetHere } from '../book/nodes.ts';
export { UNIT_TYPES, type UnitKind, type UnitType, isUnitType, unitKind } from './units.ts';
