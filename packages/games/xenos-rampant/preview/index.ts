// What a board asks of the rules before something is decided: pure functions from a view and plain arguments to plain data.
import type { Point } from '@xenotable/board';
import type { Choice } from '../choices.ts';
import type { Space } from '../spaces.ts';
import type { View } from '../view.ts';
import { bordersOf } from './spaces.ts';
import { tableOf } from './table.ts';
import { choiceTowards } from './walks.ts';

export type { Choice, Choices, Order, Spot } from '../choices.ts';
export { isKind, kindOf } from '../choices.ts';
export type { Space } from '../spaces.ts';
export { houseThing, thingsOf, unitOfThing, unitThing } from '../things.ts';
export type { OrderView, UnitView, View } from '../view.ts';
export { choiceWords, house as houseName, orderAlone } from '../words.ts';
export { whyNotAt } from './whyNot.ts';
export { stopOf } from './walks.ts';
export { type Walk, comeToward, keepFrom, moveToward, toEdgeOfRange } from './inWords.ts';
export { type CourageView, type Foe, type RoomView, type Sight, type Standpoint } from './standpoint.ts';
export { courageFor, sightsOf, standpointOf } from './standpoint.ts';
export { type Way as Route, canGoIn, landingOf, spaceAfterOrder, wayOf } from './ways.ts';

/** The outer border of a space's region, then those of the patches inside it where nobody may stop. */
export const bordersIn = (view: View, space: Space): Point[][] => bordersOf(tableOf(view), space);

/** The legal choice nearest to a pointer; null if there is none. */
export const choiceAt = (view: View, space: Space, x: number, y: number): Choice | null =>
  choiceTowards(tableOf(view), space, x, y);

export { type Way, aimAt, gone, stopped } from '../odds/aim.ts';
export { type Effect, effectOf, effectPlate, effectWords, lossWords } from '../odds/effect.ts';
export type { Fate } from '../odds/fate.ts';
export { type Firepower, firepowerAgainst } from '../odds/firepower.ts';
export { meanOf } from '../odds/spread.ts';
export type { Blow, Exchange } from '../odds/shotOdds.ts';
export type { Aim } from './aimParts.ts';
export { aimsOf, scoreNow } from './aims.ts';
export { suggestedStands } from './deploying.ts';
export { type EntryEdge, entryEdges } from './entering.ts';
export { endsPhaseUnasked } from './lastOrder.ts';
export { retreatAnswers, skirmishShots } from './answers.ts';
export { type UnitSheet, profileView } from './sheet.ts';
export { INTENT_WALKS, type XrIntent, intents } from './intents.ts';
export { THREAT_CELL, type ThreatMap, reachOfEnemy } from './threat.ts';
export {
  type PlanRow,
  endsOf,
  freeFirst,
  hasRow,
  isWorthwhile,
  keptRows,
  reachedOf,
  suggestedPlan,
} from './planOdds.ts';
export { campaignScore } from '../campaign.ts';
export { traitCost } from '../book/campaign/campaign.ts';
export { TRAITS, type TraitName } from '../content/traits.ts';
export { scenarioNamed } from '../scenarios/index.ts';
