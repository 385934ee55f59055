// What may be set when a table is made (EW-TASTE and the modes of play).
import type { OptionSheet, Options } from '@xenotable/kernel';
import { MISSIONS } from './content/missions/index.ts';
import type { HouseRules } from './table.ts';

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

const { mission: _mission, squad: _squad, hive: _hive, ...kept } = options;

/** The options that the table keeps for the whole game. */
export const houseRules = (chosen: Options): HouseRules =>
  Object.fromEntries(Object.keys(kept).map((key) => [key, chosen[key]])) as unknown as HouseRules;
