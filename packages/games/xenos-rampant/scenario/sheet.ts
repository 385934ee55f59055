// What Xenos Rampant offers to whoever makes scenarios for it.
import { type ScenarioSheet, writeScenarioFile } from '@xenotable/kernel';
import { UNIT_KIND } from '../detachment/own.ts';
import { examples, freshScenario } from '../content/scenarios.ts';
import { problemsOf } from './problems.ts';
import { readScenario } from './read.ts';
import type { Scenario } from './scenario.ts';

export const scenarioSheet = {
  read: readScenario,
  write: writeScenarioFile,
  problems: problemsOf,
  fresh: freshScenario,
  examples,
  options: (scenario) => ({
    scenario: 'OWN',
    scenarioData: JSON.parse(writeScenarioFile(scenario)),
  }),
  people: () => 1,
  content: [UNIT_KIND],
} satisfies ScenarioSheet<Scenario>;
