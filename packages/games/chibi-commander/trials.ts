// Set-ups that the laws and the fuzzer play.
import { type Trial, people } from '@xenotable/kernel/proof';
import { scenarios } from './content/scenarios.ts';
import type { Scenario } from './scenario/scenario.ts';

/** A versus mission with standard squads. */
const duel = (
  mission: string,
  variation: number,
  seats: number,
  more: Record<string, unknown> = {},
): Trial => ({
  name: `${mission}.${variation} with ${seats}`,
  options: { mission, variation, squads: 'standard', ...more },
  seats: people(seats),
});

/** A mission against the automaton that settles its ties itself. */
export const alone = (mission: string, variation: number): Trial => ({
  name: `${mission}.${variation} alone`,
  options: { mission, variation, automaton: 'quick', squads: 'standard' },
  seats: people(1),
});

/** A mission of one's own. */
const scenario = (one: Scenario): Trial => ({
  name: one.name,
  options: { mission: 'Scenario', scenario: one, automaton: 'quick', squads: 'standard' },
  seats: people(one.play === 'versus' ? 2 : 1),
});

export const trials: readonly Trial[] = [
  alone('COOP 1', 1),
  { name: 'VS 1 duel', options: { mission: 'VS 1' }, seats: people(2) },
  { name: 'COOP 1 with three, ties asked', options: { mission: 'COOP 1', variation: 2 }, seats: people(3) },
  duel('VS 1', 0, 4),
  duel('VS 2', 1, 2),
  duel('VS 2', 2, 4),
  duel('VS 2', 3, 2),
  duel('VS 2', 4, 2, { allies: true }),
  duel('VS 3', 1, 2),
  duel('VS 3', 2, 4),
  { name: 'VS 3.3 duel, squads chosen', options: { mission: 'VS 3', variation: 3 }, seats: people(2) },
  duel('VS 4', 1, 2, { allies: true }),
  duel('VS 4', 2, 3),
  { name: 'VS 4.3 duel, squads chosen', options: { mission: 'VS 4', variation: 3 }, seats: people(2) },
  duel('VS 5', 1, 4),
  duel('VS 5', 2, 2),
  duel('VS 6', 1, 2),
  duel('VS 6', 2, 4),
  alone('COOP 2', 0),
  alone('COOP 3', 1),
  alone('COOP 3', 2),
  alone('COOP 4', 1),
  alone('COOP 4', 2),
  alone('COOP 4', 3),
  alone('COOP 5', 1),
  alone('COOP 5', 2),
  alone('COOP 6', 1),
  alone('High Spot', 0),
  alone('Super Hero', 0),
  alone('Evil Dreams', 0),
  alone('Blood Pool', 0),
  {
    name: 'VS 1 against the program',
    options: { mission: 'VS 1', squads: 'standard' },
    seats: [...people(1), { kind: 'program', name: 'Hive' }],
  },
  {
    name: 'VS 6 against the program',
    options: { mission: 'VS 6', squads: 'standard' },
    seats: [{ kind: 'program', name: 'Command' }, ...people(2).slice(1)],
  },
  {
    name: 'VS 3 on a map of their own',
    options: { mission: 'VS 3', variation: 1, squads: 'standard', terrain: 'free' },
    seats: people(2),
  },
  {
    name: 'VS 1 duel to other tastes',
    options: {
      mission: 'VS 1',
      goals: 'two drawn',
      passing: 'lying',
      spotting: 'by choice',
      stars: 'faction',
      healing: 'luck',
      doubles: 'movement too',
      armor: 'pierced',
    },
    seats: people(2),
  },
  {
    name: 'COOP 4.1 to other tastes',
    options: {
      mission: 'COOP 4',
      variation: 1,
      lying: 'last',
      teleport: 'three',
      explosives: 'any',
      controlled: 'freed',
      purse: 2,
      dice: 'W6',
      terrain: 'free',
    },
    seats: people(2),
  },
  ...Object.values(scenarios).map(scenario),
  { name: 'versus campaign', options: { mission: 'VS 1', play: 'campaign', rounds: 3 }, seats: people(2) },
  {
    name: 'versus campaign of four',
    options: { mission: 'VS 1', play: 'campaign', rounds: 3 },
    seats: people(4),
  },
  {
    name: 'cooperative campaign',
    options: { mission: 'COOP 1', play: 'campaign', automaton: 'quick', rounds: 5 },
    seats: people(2),
  },
];

/** The same, ended after three rounds: for laws that look at every decision many times. */
export const shortTrials: readonly Trial[] = trials.map((trial) => ({
  ...trial,
  name: `${trial.name}, short`,
  options: { ...trial.options, rounds: 3 },
}));

/** Random games end within this many decisions. */
export const bound = 40_000;
