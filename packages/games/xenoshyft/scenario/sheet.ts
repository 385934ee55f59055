// What XenoShyft offers to whoever makes sieges for it.
import { type ScenarioSheet, writeScenarioFile } from '@xenotable/kernel';
import { KINDS } from '../content/own.ts';
import { called } from '../content/ownIds.ts';
import { SIEGES, freshSiege } from '../content/exampleSieges.ts';
import { problemsOf } from './problems.ts';
import { readSiege } from './read.ts';
import type { Siege } from './scenario.ts';

/** XS-SCN-11 The file calls cards of its own by their names. */
const writeSiege = (siege: Siege): string => called(writeScenarioFile(siege));

export const scenarioSheet = {
  read: readSiege,
  write: writeSiege,
  problems: problemsOf,
  fresh: freshSiege,
  examples: SIEGES,
  options: (siege) => ({ siege: 'own', scenario: JSON.parse(writeSiege(siege)) }),
  content: KINDS,
  people: (siege) => siege.seats.least,
} satisfies ScenarioSheet<Siege>;
