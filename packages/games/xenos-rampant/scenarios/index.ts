// The ten battles by name; seven of them are built from data, like those of one's own.
import { BATTLES, type DataBattle } from '../content/battles.ts';
import { battleOf } from '../scenario/battle.ts';
import type { Scenario as Own } from '../scenario/scenario.ts';
import type { ScenarioName, Table } from '../table.ts';
import { bugHunt } from './bugHunt/bugHunt.ts';
import { lastStand } from './lastStand.ts';
import type { Scenario } from './scenario.ts';
import { secretMission } from './secretMission.ts';

export type BookName = Exclude<ScenarioName, 'OWN'>;

const built = new Map<DataBattle, Scenario>();
/** Built when it is first asked for: these files need each other. */
const fromData = (name: DataBattle) => (): Scenario => {
  let battle = built.get(name);
  if (battle === undefined) {
    const { scenario, terms } = BATTLES[name];
    built.set(name, (battle = battleOf(scenario, terms)));
  }
  return battle;
};

const SCENARIOS: Record<BookName, () => Scenario> = {
  GRIND: fromData('GRIND'),
  SECRET: () => secretMission,
  DROP: fromData('DROP'),
  FIGHTRET: fromData('FIGHTRET'),
  VIP: fromData('VIP'),
  ENCOUNTER: fromData('ENCOUNTER'),
  BUGHUNT: () => bugHunt,
  LAST: () => lastStand,
  CONVOY: fromData('CONVOY'),
  DIVERSION: fromData('DIVERSION'),
};

const own = new WeakMap<Own, Scenario>();

/** XR-SCN-01 The battle that a scenario of one's own describes. */
function ownBattle(scenario: Own | undefined): Scenario {
  if (scenario === undefined) throw new Error('there is no scenario of its own');
  let battle = own.get(scenario);
  if (battle === undefined) {
    battle = battleOf(scenario, { name: 'OWN', map: 'OWN', blurb: scenario.text, cites: {} });
    own.set(scenario, battle);
  }
  return battle;
}

export const scenarioOf = ({ scenario, options }: Pick<Table, 'scenario' | 'options'>): Scenario =>
  scenario === 'OWN' ? ownBattle(options.own) : SCENARIOS[scenario]();

export const scenarioNamed = (name: BookName): Scenario => SCENARIOS[name]();

/** XR-M-COM-05 2D6: which scenario is played; null for a free choice. */
const SCENARIO_TABLE: Record<number, BookName | null> = {
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

export function scenarioRolled(total: number): BookName | null {
  const name = SCENARIO_TABLE[total];
  if (name === undefined) throw new Error(`two dice do not show ${total}`);
  return name;
}

/** The map on which a scenario is fought unless another is chosen; null if there is no such scenario. */
export const scenarioMap = (name: string): string | null =>
  Object.entries(SCENARIOS).find(([known]) => known === name)?.[1]().map ?? null;
