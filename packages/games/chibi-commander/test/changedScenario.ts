// A scenario that differs in some parts from a fresh one, and what is said about it.
import { freshScenario, scenarioSheet } from '../content/index.ts';
import type { Scenario } from '../scenario/scenario.ts';

export const change = (parts: Partial<Scenario>): Scenario => ({ ...freshScenario(), ...parts });

export const said = (scenario: Scenario): string[] =>
  scenarioSheet.problems(scenario).map(({ field, reason }) => `${field}: ${reason}`);
