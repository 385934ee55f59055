// What Enemy Eternal offers to whoever makes scenarios for it.
import { type ScenarioSheet, writeScenarioFile } from '@xenotable/kernel';
import { KINDS } from '../own/kinds.ts';
import { freshScenario, scenarios } from '../content/scenarios.ts';
import { problemsOf } from './problems.ts';
import { readScenario } from './read.ts';
import { type Scenario, isListed } from './scenario.ts';

export const scenarioSheet = {
  read: readScenario,
  write: writeScenarioFile,
  problems: problemsOf,
  fresh: freshScenario,
  get examples() {
    return Object.values(scenarios());
  },
  options: (scenario) => ({
    mode: 'battle',
    mission: 'Scenario',
    opponent: scenario.play === 'versus' ? 'player' : 'automaton',
    ...(isListed(scenario) && { automaton: scenario.forces.ADVENT === undefined ? 'XCOM' : 'ADVENT' }),
    scenario: JSON.parse(writeScenarioFile(scenario)),
  }),
  content: KINDS,
  people: (scenario) => (scenario.play === 'versus' ? 2 : 1),
} satisfies ScenarioSheet<Scenario>;
