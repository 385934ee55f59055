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
export type { Planned } from './aftermath.ts';
export { type Capture, captureBy, captureCost } from './capturing.ts';
export { type Site, fieldBuilt, siteOf } from './building.ts';
export { doorPrice, seenThroughDoor } from './doors.ts';
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
export { type Healing, healingOf } from './healing.ts';
export type { Announced, Harm, Moved } from './intents.ts';
export { type Rethrow, rethrowOf } from './luck.ts';
export { couldBe } from './pools.ts';
export {
  type Fields,
  type Handover,
  actionsLeft,
  actor,
  arrivalsOf,
  endingOf,
  handoverOf,
  landingOf,
  nextToAct,
  unseen,
  wayTo,
} from './reach.ts';
export { type Sending, sendingAfter, sendingOf } from './sending.ts';
export { hitChance } from '../book/fight/strike.ts';
export { type Shot, chainsFor, forgivesSlips, halfChanceDistance, shotOf } from './shots.ts';
export { nothingToGain, wonAsItStands } from './standing.ts';
export { type Answer, answersAt, threatOf } from './threat.ts';
export {
  type Walk,
  type Walker,
  isBehindAlienDoor,
  openTo,
  walkBeside,
  walkFields,
  walkTo,
  walkerNow,
} from './walks.ts';
export { type Sighting, seenMoving, seenOnWay } from './watch.ts';
