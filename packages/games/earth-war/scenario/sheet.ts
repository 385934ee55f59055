// What Earth War offers to whoever makes missions for it.
import { type ScenarioSheet, writeScenarioFile } from '@xenotable/kernel';
import { bookMissions, freshScenario, ownMissions } from '../content/scenarios.ts';
import { kennels } from '../content/kennels.ts';
import { OWN_KINDS } from '../content/own/index.ts';
import { problemsOf } from './problems.ts';
import { readScenario } from './read.ts';
import type { Scenario } from './scenario.ts';

export const scenarioSheet = {
  read: readScenario,
  write: writeScenarioFile,
  problems: problemsOf,
  fresh: freshScenario,
  examples: [...ownMissions, kennels, ...bookMissions],
  options: (scenario) => ({ play: 'scenario', scenario: JSON.parse(writeScenarioFile(scenario)) }),
  people: () => 1,
  content: OWN_KINDS,
} satisfies ScenarioSheet<Scenario>;
