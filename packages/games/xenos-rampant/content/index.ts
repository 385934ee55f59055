// What stands in the box: units, options, rules of xenos, powers, sample detachments; and how a detachment is written, priced and judged.
export { samplesFor } from '../detachment/fit.ts';
export { costOf, totalOf } from '../detachment/cost.ts';
export { type Fault, faultsOf, faultsOfEntry, powersKnown } from '../detachment/judge.ts';
export { type Entry, type List, entryOf } from '../detachment/list.ts';
export { buildOf, profileOfEntry } from '../detachment/profile.ts';
export { randomList } from '../randomList.ts';
export { readBuild, readList, writeEntry, writeList } from '../detachment/text.ts';
export { lessons } from './lesson.ts';
export { MAPS } from './maps.ts';
export { OPTIONS, optionsOf } from './options.ts';
export { POWERS, type PowerName } from './powers.ts';
export { SAMPLES } from './samples.ts';
export { type Action, UNITS, type UnitName } from './units.ts';
export { XENO } from './xeno.ts';
export { scenarioMap } from '../scenarios/index.ts';
export { BATTLES } from './battles.ts';
export { examples, freshScenario } from './scenarios.ts';
export {
  type Goal,
  type Piece,
  type Reinforcements,
  type Role,
  type Scenario,
  type StanceTerms,
  type ZoneTerms,
  OBSTACLE_KINDS,
  depthOf,
  isObstacle,
} from '../scenario/scenario.ts';
export { AREA_KINDS, EDGES, GROUND_LETTERS, readRows, readScenario } from '../scenario/read.ts';
export { problemsOf } from '../scenario/problems.ts';
export { scenarioSheet } from '../scenario/sheet.ts';
export {
  type FairRow,
  type Fairness,
  apart,
  fairnessOf,
  isFair,
  zonesCompared,
} from '../scenario/fairness.ts';
export { generate, twinOf } from '../scenario/generate.ts';
export { UNIT_KIND, optionsFor, typeOf } from '../detachment/own.ts';
export { listWith, weighed } from '../scenario/pricing.ts';
export {
  type Result,
  type Series,
  battleOf,
  pointsOf,
  readSeries,
  seriesFrom,
  withAttacker,
} from '../scenario/series.ts';
export { type Nudge, bestNudge } from '../scenario/nudge.ts';
