// What may be set when a table is made (EW-TASTE and the modes of play).
import { type OptionSheet, type Options, aNumber, oneOf } from '@xenotable/kernel';
import { MISSIONS } from './content/missions/index.ts';
import type { TableOptions } from './table.ts';

export const aPlay = oneOf(['mission', 'campaign', 'patrol'] as const);
export const aDifficulty = oneOf(['standard', 'easy', 'hard'] as const);

/** The matters of taste that a table keeps (EW-TASTE). */
export const aTaste = oneOf([
  'commonRange',
  'detection',
  'meleeSaves',
  'openLists',
  'repeats',
  'deadlyAcid',
  'hiddenWounds',
  'injuries',
] as const);

/** A matter of taste that is off unless the table wants it. */
const toggle = (label: string, rule: string) => ({
  label,
  rule,
  advanced: true as const,
  choices: [false, true] as const,
  names: ['off', 'on'],
});

export const options = {
  play: {
    label: 'Play',
    rule: 'EW-CAM-01',
    choices: ['mission', 'campaign', 'patrol'],
    names: ['One mission', 'Campaign of eight missions', 'Patrol: one combat'],
  },
  mission: {
    label: 'Mission',
    rule: 'EW-CAM-09',
    choices: MISSIONS.map((mission) => mission.number),
    names: MISSIONS.map((mission) => `${mission.number} ${mission.name}`),
  },
  threat: {
    label: 'Threat of the patrol',
    rule: 'EW-M-PATROL-01',
    choices: [8, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16],
  },
  squad: {
    label: 'Squad',
    rule: 'EW-SQD-01',
    choices: ['ready', 'muster'],
    names: ['Balanced squad', 'Hire your own'],
  },
  difficulty: { label: 'Difficulty', rule: 'EW-TASTE-01', choices: ['standard', 'easy', 'hard'] },
  commonRange: toggle('One range for everybody', 'EW-TASTE-02'),
  detection: toggle('Detection beats ambush', 'EW-TASTE-03'),
  meleeSaves: toggle('MELEE saves AMMO', 'EW-TASTE-04'),
  openLists: toggle('Lists of later nodes are open', 'EW-TASTE-05'),
  repeats: toggle('Lost missions may be repeated', 'EW-TASTE-06'),
  deadlyAcid: toggle('Deadly acid', 'EW-TASTE-07'),
  hive: toggle('The last seat plays the hive', 'EW-TASTE-08'),
  hiddenWounds: toggle('Known wounds are hidden', 'EW-TASTE-09'),
  injuries: toggle('Permanent injuries', 'EW-TASTE-10'),
} satisfies OptionSheet;

/** The options that the table keeps for the whole game. */
export const tableOptions = (chosen: Options): TableOptions => ({
  play: aPlay(chosen['play'], 'options.play'),
  difficulty: aDifficulty(chosen['difficulty'], 'options.difficulty'),
  threat: aNumber(4, 16)(chosen['threat'], 'options.threat'),
  commonRange: chosen['commonRange'] === true,
  detection: chosen['detection'] === true,
  meleeSaves: chosen['meleeSaves'] === true,
  openLists: chosen['openLists'] === true,
  repeats: chosen['repeats'] === true,
  deadlyAcid: chosen['deadlyAcid'] === true,
  hiddenWounds: chosen['hiddenWounds'] === true,
  injuries: chosen['injuries'] === true,
});
