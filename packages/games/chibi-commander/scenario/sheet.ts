// What Chibi Commander offers to whoever makes scenarios for it.
import { type ScenarioSheet, writeScenarioFile } from '@xenotable/kernel';
import { bookScenarios } from '../content/bookScenarios.ts';
import { freshScenario, scenarios } from '../content/scenarios.ts';
import { TYPE_KIND } from '../content/own.ts';
import { called } from '../content/units.ts';
import { problemsOf } from './problems.ts';
import { readScenario } from './read.ts';
import type { Scenario } from './scenario.ts';

/** CC-SCN-15 The file calls types of its own by their names. */
const writeScenario = (scenario: Scenario): string => called(writeScenarioFile(scenario));

export const scenarioSheet = {
  read: readScenario,
  write: writeScenario,
  problems: problemsOf,
  fresh: freshScenario,
  examples: [
    ...Object.values(scenarios),
    ...bookScenarios.flatMap(({ seats, scenario }) => (seats > 2 ? [] : [scenario])),
  ],
  options: (scenario) => ({ mission: 'Scenario', scenario: JSON.parse(writeScenario(scenario)) }),
  content: [TYPE_KIND],
  people: ({ play }) => (play === 'versus' ? 2 : 1),
} satisfies ScenarioSheet<Scenario>;
