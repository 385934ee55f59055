// Set-ups that the laws and the fuzzer play.
import type { SeatPlan } from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';
import { SCENARIO_NAMES } from './options.ts';
import { scenarioSheet } from './scenario/sheet.ts';

const person = (name: string): SeatPlan => ({ kind: 'person', name });
const automaton: SeatPlan = { kind: 'automaton', name: 'Automaton' };

export const trials: readonly Trial[] = [
  ...SCENARIO_NAMES.map((scenario): Trial => ({
    name: scenario,
    options: { scenario },
    seats: scenario === 'LAST' ? [person('Ruth'), automaton] : [person('Ruth'), person('Oskar')],
  })),
  {
    name: 'solo against the automaton',
    options: { scenario: 'ENCOUNTER', difficulty: 'Warlord' },
    seats: [person('Ruth'), automaton],
  },
  {
    name: 'co-op bug hunt',
    options: { scenario: 'BUGHUNT', size: 12 },
    seats: [person('Ruth'), person('Oskar'), automaton],
  },
  {
    name: 'two teams',
    options: { scenario: 'ENCOUNTER', size: 12 },
    seats: [person('Ruth'), person('Oskar'), person('Ida'), person('Emil')],
  },
  {
    name: 'everything to taste',
    options: {
      scenario: 'roll',
      boasts: true,
      doctrines: true,
      facing: false,
      mercy: true,
      uphill: true,
      randomLength: true,
      firstChance: true,
      freeAfterFailure: true,
      wildEnds: true,
      roughOnlyWorsens: true,
      naturalSix: false,
      unitsBlock: false,
      pickTraits: true,
      pinnedSilent: true,
      noQuarter: true,
    },
    seats: [person('Ruth'), person('Oskar')],
  },
  {
    name: 'alone for the VIP',
    options: { scenario: 'VIP', difficulty: 'Recruit' },
    seats: [person('Ruth'), automaton],
  },
  { name: 'alone with a secret', options: { scenario: 'SECRET' }, seats: [person('Ruth'), automaton] },
  {
    name: 'co-op convoy',
    options: { scenario: 'CONVOY', size: 18, doctrines: true },
    seats: [person('Ruth'), person('Oskar'), automaton],
  },
  ...scenarioSheet.examples.map((scenario): Trial => ({
    name: scenario.name,
    options: scenarioSheet.options(scenario),
    seats: [person('Ruth'), automaton],
  })),
  { name: 'a campaign', options: { campaign: true, size: 12 }, seats: [person('Ruth'), automaton] },
];

export const bound = 6000;
