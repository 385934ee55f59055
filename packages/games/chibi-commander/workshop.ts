// What is made beside a table: maps that are drawn and judged, squads. A table does without it.
export {
  type SquadList,
  calledIn,
  christened,
  placesIn,
  purseIn,
  readSquad,
  squadFaults,
  squadMissions,
  without,
  writeSquad,
} from './preview/squads.ts';
export { FAIR, type Fairness, fairnessOf } from './scenario/fairness.ts';
export { drawnScenario } from './scenario/generate.ts';
export { missionFrom } from './scenario/generateMission.ts';
export { seenFrom, waysFrom } from './scenario/measuring.ts';
