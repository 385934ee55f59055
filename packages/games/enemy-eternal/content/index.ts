// What is in the box, for screens: units, weapons, gear, facilities, ranks, maps, the season and the tutorial.
export * from './cards.ts';
export * from './facilities.ts';
export * from './gear.ts';
export * from './lesson.ts';
export * from './maps.ts';
export * from './ranks.ts';
export * from './scenarios.ts';
export * from '../scenario/fairness.ts';
export * from '../scenario/generate.ts';
export * from '../scenario/generateCampaign.ts';
export * from '../scenario/march.ts';
export * from '../scenario/ownCampaign.ts';
export * from '../scenario/places.ts';
export {
  readCondition,
  readEnd,
  readOrder,
  readPieceTerms,
  readPodTerms,
  readScore,
  readTie,
} from '../scenario/readParts.ts';
export { goalOrders } from '../scenario/orders.ts';
export { boardFor } from '../scenario/board.ts';
export type { Problem } from '../scenario/problems.ts';
export { readScenario } from '../scenario/read.ts';
export * from '../scenario/scenario.ts';
export * from '../scenario/sentences.ts';
export * from '../scenario/sheet.ts';
export * from '../scenario/signs.ts';
export * from './season.ts';
export * from './squads.ts';
export * from './units.ts';
export * from './weapons.ts';
export { KINDS as OWN_KINDS } from '../own/kinds.ts';
export { explained } from '../own/meanings.ts';
export { type Made, armed, profileOf, typeOf, weaponIn, weaponName } from '../own/own.ts';
export { prices, weighed } from '../own/pricing.ts';
