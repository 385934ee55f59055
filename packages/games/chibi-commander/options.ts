// What may be set when a table is made.
import type { Json, OptionSheet } from '@xenotable/kernel';
import { missionNamed, missionNames } from './missions/index.ts';
import type { MissionName } from './missions/mission.ts';
import { readScenario } from './scenario/read.ts';
import { tasteSheet } from './taste.ts';

/** 'COOP 1 Province' */
function missionTitle(name: MissionName): string {
  if (name === 'Scenario') return 'A scenario of your own';
  const { mode, title } = missionNamed(name);
  return mode === 'nightmare' ? `Nightmare ${title}` : `${name} ${title}`;
}

export const options: OptionSheet = {
  mission: {
    label: 'Mission',
    rule: 'CC-GEN-15',
    choices: missionNames,
    names: missionNames.map(missionTitle),
  },
  scenario: {
    label: 'Scenario of your own',
    rule: 'CC-SCN-01',
    read: (value, where) => (value === null ? null : (readScenario(value, where) as unknown as Json)),
    fallback: null,
  },
  variation: {
    label: 'Variation',
    rule: 'CC-CMP-08',
    choices: [0, 1, 2, 3, 4],
    names: ['rolled', '1', '2', '3', '4'],
  },
  play: { label: 'Play', rule: 'CC-GEN-16', choices: ['single', 'campaign'] },
  allies: {
    label: 'Mercs and Reapers in a duel',
    rule: 'CC-GEN-07',
    choices: [false, true],
    names: ['absent', 'in the game'],
  },
  double: {
    label: 'Who commands two factions of three players',
    rule: 'CC-GEN-08',
    choices: ['Invaders', 'Earth'],
  },
  squads: { label: 'Squads', rule: 'CC-CMP-13', choices: ['chosen', 'standard'] },
  automaton: {
    label: "The automaton's ties",
    rule: 'CC-NPC-30',
    choices: ['ask', 'quick'],
    names: ['put to people', 'the table decides'],
  },
  rounds: {
    label: 'Round limit',
    rule: 'CC-VP-06',
    choices: [0, 3, 5, 10, 15],
    names: ['none', '3 rounds', '5 rounds', '10 rounds', '15 rounds'],
  },
  ...tasteSheet,
};
