// What a board asks of the rules: pure functions from a view and plain arguments to plain data.
export { SHIP, columnOf, freshBoard, grid, pictureOf, rowOf, terrainOf } from '../board.ts';
export type { Choice } from '../choices.ts';
export { blipName, nameOf } from '../names.ts';
export { isWords } from '../spaces.ts';
export type { Cell, Mode, Unit } from '../table.ts';
export * from '../things.ts';
export type { BlipView, Page, View } from '../view.ts';
export { choiceWords } from '../words.ts';
export { type Act, actsNext } from './automaton.ts';
export { type Site, fieldBuilt, siteOf } from './building.ts';
export { fieldNamed } from './fields.ts';
export {
  type OwnArmy,
  type WarMission,
  boardAhead,
  goalsAhead,
  gradeOf,
  missionsOf,
  modeOf,
  optionsFor,
  ownArmies,
  ownArmy,
  pagesOf,
  priceOf,
  promotionPrice,
  recruitable,
  slotsFor,
  turnsOf,
  underlyingValueOf,
  variantsOf,
} from './headquarters.ts';
export { couldBe } from './pools.ts';
export { type Fields, actionsLeft, actor, fieldsOf, lookAhead, unseen, wayTo } from './reach.ts';
export {
  type Danger,
  type Shot,
  chainsFor,
  dangersAt,
  forgivesSlips,
  halfChanceDistance,
  shotOf,
  threatened,
} from './shots.ts';
