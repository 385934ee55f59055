// A game's whole proof in one line of its tests.
export { type ProofOptions, proveCompanion, proveGame } from './proveGame.ts';
export { proveLesson } from './proveLesson.ts';
