// What XenoShyft offers to whoever makes sieges for it.
import { type ScenarioSheet, writeScenarioFile } from '@xenotable/kernel';
import { SIEGES, freshSiege } from '../content/exampleSieges.ts';
import { problemsOf } from './problems.ts';
import { readSiege } from './read.ts';
import type { Siege } from './scenario.ts';

export const scenarioSheet = {
  read: readSiege,
  write: writeScenarioFile,
  problems: problemsOf,
  fresh: freshSiege,
  examples: SIEGES,
  options: (siege) => ({ siege: 'own', scenario: JSON.parse(writeScenarioFile(siege)) }),
  people: (siege) => siege.seats.least,
} satisfies ScenarioSheet<Siege>;
