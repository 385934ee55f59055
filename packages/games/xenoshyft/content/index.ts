// The box: every card, the Divisions, the sieges, and the training siege.
export { scenarioSheet } from '../scenario/sheet.ts';
export { deckSize } from '../scenario/problems.ts';
export { BOSS_IDS } from '../scenario/read.ts';
export * from '../scenario/scenario.ts';
export * from './abilities.ts';
export * from './cards.ts';
export * from './divisions.ts';
export * from './enemies.ts';
export * from './items.ts';
export * from './lessons.ts';
export * from './sieges.ts';
export * from './exampleSieges.ts';
export * from './training.ts';
export * from './troops.ts';
export { KINDS as OWN_KINDS, keyOf } from './own.ts';
export { type OwnId, called, likeOf, withOwnOf } from './ownIds.ts';
