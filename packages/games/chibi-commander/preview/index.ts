// What a board asks of the rules: pure functions from a view and plain arguments to plain data.
export { SHIP, columnOf, freshBoard, grid, pictureOf, rowOf, terrainOf } from '../board.ts';
export type { Choice } from '../choices.ts';
export { blipName, nameOf } from '../names.ts';
export { isWords } from '../spaces.ts';
export type { Cell, Mode, Unit } from '../table.ts';
export * from '../things.ts';
export type { BlipView, Page, View } from '../view.ts';
export { choiceWords } from '../words.ts';
export { type Target, type Way, attackers, waysTo } from './aim.ts';
export { type End, fallChance, hurtChance } from './blows.ts';
export { type Site, fieldBuilt, siteOf } from './building.ts';
export { fieldNamed } from './fields.ts';
export {
  type OwnArmy,
  type WarMission,
  boardAhead,
  boardOf,
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
export { type Fields, actionsLeft, actor, nextToAct, unseen, wayTo } from './reach.ts';
export {
  type Rethrow,
  type Shot,
  chainsFor,
  forgivesSlips,
  halfChanceDistance,
  rethrowOf,
  shotOf,
} from './shots.ts';
export {
  type SquadList,
  placesIn,
  purseIn,
  readSquad,
  squadFaults,
  squadMissions,
  writeSquad,
} from './squads.ts';
export { wonAsItStands } from './standing.ts';
export { type Answer, answersAt, threatOf } from './threat.ts';
export { type Walk, type Walker, walkBeside, walkFields, walkTo, walkerNow } from './walks.ts';
export { type Sighting, seenMoving, seenOnWay } from './watch.ts';
