// What may be set when a table is made.
import { type OptionSheet, aText, someJson } from '@xenotable/kernel';
import { taleOf } from './content/goals.ts';
import { readSquad, writeSquad } from './content/squadText.ts';
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

const VERSUS: readonly MissionName[] = missionNames.filter(
  (name) => name !== 'Scenario' && missionNamed(name).mode === 'versus',
);
const BY_THE_BOOK: readonly MissionName[] = missionNames.filter(
  (name) => name !== 'Scenario' && missionNamed(name).mode !== 'versus',
);
const VARIED: readonly MissionName[] = missionNames.filter(
  (name) => name !== 'Scenario' && missionNamed(name).variations.length > 0,
);

/** A mission in one sentence. */
function missionAbout(name: MissionName): string {
  if (name === 'Scenario') return 'A map and mission that you have drawn yourself.';
  const { mode } = missionNamed(name);
  const kind =
    mode === 'versus'
      ? 'A duel of people or programs.'
      : mode === 'nightmare'
        ? 'Wave after wave by the book, for points.'
        : 'Together or alone against the Invaders by the book.';
  return `${kind} ${taleOf(name).story}`;
}

export const options: OptionSheet = {
  mission: {
    label: 'Mission',
    rule: 'CC-GEN-15',
    choices: missionNames,
    names: missionNames.map(missionTitle),
    says: 'Where you fight, against whom, and what for.',
    about: missionNames.map(missionAbout),
  },
  scenario: {
    label: 'Scenario of your own',
    rule: 'CC-SCN-01',
    read: (value, where) => (value === null ? null : someJson(readScenario(value, where), where)),
    fallback: null,
  },
  variation: {
    label: 'Variation',
    rule: 'CC-CMP-08',
    choices: [0, 1, 2, 3, 4],
    names: ['rolled', 'the first', 'the second', 'the third', 'the fourth'],
    says: 'Most missions have several plots; the dice choose one, or you do.',
    shown: { mission: VARIED },
  },
  play: {
    label: 'One mission or the whole war',
    rule: 'CC-GEN-16',
    choices: ['single', 'campaign'],
    names: ['one mission', 'a campaign of six'],
    says: 'In a campaign your units grow from mission to mission, and the dead stay dead.',
  },
  allies: {
    label: 'Mercs and Reapers in a duel',
    rule: 'CC-GEN-07',
    choices: [false, true],
    names: ['absent', 'in the game'],
    says: 'Two players may command two factions each.',
    shown: { mission: VERSUS },
  },
  double: {
    label: 'Who commands two factions of three players',
    rule: 'CC-GEN-08',
    choices: ['Invaders', 'Earth'],
    says: 'Only for three at the table.',
    shown: { mission: VERSUS },
  },
  squads: {
    label: 'Squads',
    rule: 'CC-CMP-13',
    choices: ['chosen', 'standard'],
    names: ['chosen by you', 'standard'],
    says: 'Choose who comes along, or begin at once with the usual ones.',
  },
  squad: {
    label: 'Squad of your own',
    rule: 'CC-CMP-16',
    read: (value, where) => (value === null ? null : writeSquad(readSquad(aText(value, where), where))),
    fallback: null,
  },
  automaton: {
    label: "The automaton's ties",
    rule: 'CC-NPC-30',
    choices: ['ask', 'quick'],
    names: ['put to people', 'the table decides'],
    says: 'Whether you say in which order the Invaders act and whom of two equally near they attack.',
    shown: { mission: [...BY_THE_BOOK, 'Scenario'] },
  },
  rounds: {
    label: 'Round limit',
    rule: 'CC-VP-06',
    choices: [0, 3, 5, 10, 15],
    names: ['none', '3 rounds', '5 rounds', '10 rounds', '15 rounds'],
    says: 'After so many rounds the mission is scored as it stands.',
  },
  ...tasteSheet,
};
