// What screens ask of the rules before a choice is made: pure functions from the view and plain arguments to plain data.
export type { Choice, ChoiceOf, Spot } from '../choices.ts';
export type { Space } from '../spaces.ts';
export type {
  Campaign,
  Cell,
  Deed,
  Difficulty,
  MissionId,
  Model,
  Recruit,
  Sheet,
  Side,
  Squad,
  Veteran,
} from '../table.ts';
export type { AimView, CampView, View, WatchView } from '../view.ts';
export { choiceWords } from '../words.ts';
export * from '../things.ts';
export { deployLimit, deployValue, priceOfGear, removable, teamValue } from '../book/campaign/sheet.ts';
export { raisePrice } from '../book/campaign/outpost.ts';
export { waysOf36 } from '../book/tests.ts';
export { randomSquad } from '../book/squad/randomSquad.ts';
export { LONGEST_NAME } from '../book/squad/readSquad.ts';
export { freeTrooper, priceOf, recruit, standard, unitPrice, weaponsOf } from '../book/squad/recruit.ts';
export { type SquadRules, costOf, limitFor, problemsOf } from '../book/squad/squad.ts';
export { readSquadText, squadText } from '../squadText.ts';
export { type MissionSheet, missionSheet } from './missions.ts';
export { type Blast, blastOf } from './blasts.ts';
export { type Danger, answering, anyHurt, dangersIn, hurtBy, killBy, soonest, threatTo } from './dangers.ts';
export { type EternalIntent, intents } from './intents.ts';
export { suggestedPlaces } from './setUp.ts';
export { worksNow } from './works.ts';
export { type Reacting, type ReactionAt, reactingOf } from './reacting.ts';
export { type TestView, testOf } from './tests.ts';
export { type Way, waysTo } from './ways.ts';
export { type Preview, pausedRun, previewOf, watchOf } from './moves.ts';
export { type WatchedFoe, watchedFoes } from './watching.ts';
export { nameOf, sideOfSeat } from './people.ts';
