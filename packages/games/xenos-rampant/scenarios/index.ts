// The ten scenarios by name.
import type { ScenarioName, Table } from '../table.ts';
import { bugHunt } from './bugHunt/bugHunt.ts';
import { convoy } from './convoy.ts';
import { diversion } from './diversion.ts';
import { encounter } from './encounter.ts';
import { fightingRetreat } from './fightingRetreat.ts';
import { lastStand } from './lastStand.ts';
import { meatGrinder } from './meatGrinder.ts';
import { orbitalDrop } from './orbitalDrop.ts';
import type { Scenario } from './scenario.ts';
import { secretMission } from './secretMission.ts';
import { vipExtraction } from './vipExtraction.ts';

const SCENARIOS: Record<ScenarioName, () => Scenario> = {
  GRIND: () => meatGrinder,
  SECRET: () => secretMission,
  DROP: () => orbitalDrop,
  FIGHTRET: () => fightingRetreat,
  VIP: () => vipExtraction,
  ENCOUNTER: () => encounter,
  BUGHUNT: () => bugHunt,
  LAST: () => lastStand,
  CONVOY: () => convoy,
  DIVERSION: () => diversion,
};

export const scenarioOf = (w: Pick<Table, 'scenario'>): Scenario => SCENARIOS[w.scenario]();

export const scenarioNamed = (name: ScenarioName): Scenario => SCENARIOS[name]();

/** XR-M-COM-05 2D6: which scenario is played; null for a free choice. */
const SCENARIO_TABLE: Record<number, ScenarioName | null> = {
  2: 'CONVOY',
  3: 'LAST',
  4: 'BUGHUNT',
  5: 'FIGHTRET',
  6: 'ENCOUNTER',
  7: 'GRIND',
  8: 'DIVERSION',
  9: 'DROP',
  10: 'VIP',
  11: 'SECRET',
  12: null,
};

export function scenarioRolled(total: number): ScenarioName | null {
  const name = SCENARIO_TABLE[total];
  if (name === undefined) throw new Error(`two dice do not show ${total}`);
  return name;
}

/** The map on which a scenario is fought unless another is chosen; null if there is no such scenario. */
export const scenarioMap = (name: string): string | null =>
  Object.entries(SCENARIOS).find(([known]) => known === name)?.[1]().map ?? null;
