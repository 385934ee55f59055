// What an editor needs to make scenarios.
export { freshScenario, scenarios } from '../content/scenarios.ts';
export { cellsOf, placesOf } from '../places.ts';
export type { Problem } from './problem.ts';
export { problemsOf } from './problems.ts';
export { readScenario, writeScenario } from './read.ts';
export { GOAL_KINDS as goalKinds, MODES as scenarioModes } from './scenario.ts';
export type { Goal, GoalKind, Placed, Scenario, Squad, Zones } from './scenario.ts';
