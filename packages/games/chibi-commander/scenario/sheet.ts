// What Chibi Commander offers to whoever makes scenarios for it.
import { type ScenarioSheet, writeScenarioFile } from '@xenotable/kernel';
import { bookScenarios } from '../content/bookScenarios.ts';
import { freshScenario, scenarios } from '../content/scenarios.ts';
import { problemsOf } from './problems.ts';
import { readScenario } from './read.ts';
import type { Scenario } from './scenario.ts';

export const scenarioSheet = {
  read: readScenario,
  write: writeScenarioFile,
  problems: problemsOf,
  fresh: freshScenario,
  examples: [
    ...Object.values(scenarios),
    ...bookScenarios.flatMap(({ seats, scenario }) => (seats > 2 ? [] : [scenario])),
  ],
  options: (scenario) => ({ mission: 'Scenario', scenario: JSON.parse(writeScenarioFile(scenario)) }),
  people: ({ play }) => (play === 'versus' ? 2 : 1),
} satisfies ScenarioSheet<Scenario>;
