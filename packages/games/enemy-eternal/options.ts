// What may be set when a table is made; EE-GEN-01 the options are agreed before the game begins.
import { type Json, type OptionSheet, type Options, type Reader, listOf, oneOf } from '@xenotable/kernel';
import { squadReader } from './book/squad/readSquad.ts';
import { readSquadText } from './book/squad/squadText.ts';
import { missions } from './book/missions/index.ts';
import { type Difficulty, type Squad, type TableOptions, missionIds } from './table.ts';

/** A Squad as data or as text. */
const readSquad: Reader<Squad> = (value, where) =>
  typeof value === 'string' ? readSquadText(value) : squadReader(value, where);

export const limits = Array.from({ length: 36 }, (_, i) => 250 + 50 * i);

export const difficulties: readonly Difficulty[] = ['Normal', 'Easy', 'Classic', 'Impossible'];

export const options: OptionSheet = {
  mode: { label: 'Mode', rule: 'EE-BAT-01', choices: ['battle', 'campaign', 'rival campaign'] },
  opponent: { label: 'Opponent', rule: 'EE-AIM-01', choices: ['automaton', 'player'] },
  mission: {
    label: 'Scenario',
    rule: 'EE-BAT-02',
    choices: [...missionIds, 'random'],
    names: [...Object.values(missions).map((mission) => `${mission.id} ${mission.name}`), 'Roll a D8'],
  },
  limit: { label: 'Supplies', rule: 'EE-SQD-03', choices: [500, ...limits.filter((limit) => limit !== 500)] },
  difficulty: { label: 'Difficulty', rule: 'EE-DIF-01', choices: difficulties },
  people: { label: 'People play side', rule: 'EE-AIM-01', choices: ['A', 'B'] },
  automaton: { label: "The automaton's faction", rule: 'EE-AIM-01', choices: ['ADVENT', 'XCOM'] },
  squads: {
    label: 'Squads',
    rule: 'EE-SQD-10',
    read: (value, where): Json =>
      value === null ? null : JSON.parse(JSON.stringify(listOf(readSquad)(value, where))),
    fallback: null,
  },
  armour: {
    label: 'Armour test',
    rule: 'EE-OPT-01',
    advanced: true,
    choices: ['saving', 'literal'],
    names: ['Success stops damage', 'Success applies damage'],
  },
  'least damage': { label: 'Least damage', rule: 'EE-OPT-02', advanced: true, choices: [0, 1] },
  suppression: { label: 'Suppression', rule: 'EE-OPT-03', advanced: true, choices: [false, true] },
  'high ground': { label: 'High ground', rule: 'EE-OPT-04', advanced: true, choices: [false, true] },
  'attack and overwatch': {
    label: 'Attack and Overwatch together',
    rule: 'EE-OPT-05',
    advanced: true,
    choices: [false, true],
  },
  'officer command': {
    label: 'Commanding Presence of the Officer',
    rule: 'EE-OPT-06',
    advanced: true,
    choices: ['book', 'data'],
    names: ['One Trooper within 24', 'One ADVENT model within 12'],
  },
  'officer card': {
    label: "Officer's AI card",
    rule: 'EE-OPT-07',
    advanced: true,
    choices: ['Officer', 'Support-Focused'],
  },
  splash: { label: 'Blast splash', rule: 'EE-OPT-08', advanced: true, choices: [false, true] },
  'no fire into melee': {
    label: 'No firing into melee',
    rule: 'EE-OPT-09',
    advanced: true,
    choices: [false, true],
  },
  'explosives need damage': {
    label: 'High Explosive needs damage',
    rule: 'EE-OPT-10',
    advanced: true,
    choices: [false, true],
  },
  compensation: {
    label: '50 more Supplies for XCOM',
    rule: 'EE-OPT-11',
    advanced: true,
    choices: [false, true],
  },
  permadeath: { label: 'Permadeath', rule: 'EE-OPT-12', advanced: true, choices: [true, false] },
  iron: { label: 'Iron campaign', rule: 'EE-OPT-13', advanced: true, choices: [false, true] },
  distance: {
    label: 'Distance',
    rule: 'EE-OPT-14',
    advanced: true,
    choices: ['square', 'alternating'],
    names: ['Diagonals cost 1', 'Diagonals cost 1 and 2 in turn'],
  },
  'faceless price': {
    label: 'Price of the Faceless',
    rule: 'EE-OPT-15',
    advanced: true,
    choices: [114, 102],
  },
  'random crates': {
    label: 'Random crates in SE1.2',
    rule: 'EE-OPT-16',
    advanced: true,
    choices: [false, true],
  },
};

/** The value of an option of the sheet, as one of those that it may have. */
export const chosen = <T extends string | number | boolean>(
  given: Options,
  option: string,
  known: readonly T[],
): T => oneOf(known)(given[option], `options.${option}`);

export function readTableOptions(given: Options): TableOptions {
  const isOn = (option: string): boolean => chosen(given, option, [false, true]);
  return {
    armour: chosen(given, 'armour', ['saving', 'literal']),
    leastDamage: chosen(given, 'least damage', [0, 1]),
    suppression: isOn('suppression'),
    highGround: isOn('high ground'),
    attackAndOverwatch: isOn('attack and overwatch'),
    officerCommand: chosen(given, 'officer command', ['book', 'data']),
    officerCard: chosen(given, 'officer card', ['Officer', 'Support-Focused']),
    splash: isOn('splash'),
    meleeFire: isOn('no fire into melee'),
    explosiveNeedsDamage: isOn('explosives need damage'),
    compensation: isOn('compensation'),
    permadeath: isOn('permadeath'),
    iron: isOn('iron'),
    diagonals: chosen(given, 'distance', ['square', 'alternating']),
    facelessPrice: chosen(given, 'faceless price', [114, 102]),
    randomCrates: isOn('random crates'),
  };
}

/** EE-SQD-10 The Squads that the table was made with. */
export const readSquads = (given: Options): Squad[] | null =>
  given['squads'] === null ? null : listOf(readSquad)(given['squads'], 'options.squads');
