// All checks of a game in one line of its tests.
export { LONG } from './long.ts';
export { type ProofOptions, proveCompanion, proveGame } from './proveGame.ts';
export { proveLesson } from './proveLesson.ts';
