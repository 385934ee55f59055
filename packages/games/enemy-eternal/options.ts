// What may be set when a table is made; EE-GEN-01 the options are agreed before the game begins.
import { type Json, type OptionSheet, type Options, type Reader, listOf, oneOf } from '@xenotable/kernel';
import { squadReader } from './book/squad/readSquad.ts';
import { readSquadText } from './squadText.ts';
import { missions } from './book/missions/index.ts';
import { readScenario } from './scenario/read.ts';
import { type Difficulty, type Squad, type TableOptions, missionIds } from './table.ts';

/** A Squad as data or as text. */
const readSquad: Reader<Squad> = (value, where) =>
  typeof value === 'string' ? readSquadText(value) : squadReader(value, where);

export const limits = Array.from({ length: 36 }, (_, i) => 250 + 50 * i);

export const difficulties: readonly Difficulty[] = ['Normal', 'Easy', 'Classic', 'Impossible'];

const BATTLE = { mode: ['battle'] };
const ALONE = { mode: ['battle'], opponent: ['automaton'] };

/** A rule that is off or on. */
const toggle = (label: string, rule: string, says: string, off: string, on: string) => ({
  label,
  rule,
  advanced: true as const,
  says,
  choices: [false, true],
  names: [off, on],
});

export const options: OptionSheet = {
  mode: {
    label: 'What is played',
    rule: 'EE-BAT-01',
    says: 'One battle, or a campaign whose soldiers live on from mission to mission.',
    choices: ['battle', 'campaign', 'rival campaign'],
    names: ['One battle', 'Campaign: Season One', 'Campaign of two rivals'],
    about: [
      'One mission, from the set-up to its end.',
      'Ten missions against the automaton with one Squad, a base and rewards.',
      'Five battles between two people, each with a base.',
    ],
  },
  opponent: {
    label: 'Opponent',
    rule: 'EE-AIM-01',
    says: 'Who plays the other side.',
    choices: ['automaton', 'player'],
    names: ['The automaton', 'Another person'],
    about: ['Its models act by the cards of the rulebook.', 'Two people, one on each side.'],
    shown: BATTLE,
  },
  mission: {
    label: 'Scenario',
    rule: 'EE-BAT-02',
    says: 'Where is fought, and what for.',
    choices: [...missionIds, 'random', 'Scenario'],
    names: [
      ...Object.values(missions).map((mission) => `${mission.id} ${mission.name}`),
      'Roll a D8',
      'A scenario of your own',
    ],
    about: [
      ...Object.values(missions).map((mission) => mission.text),
      'One of B1 to B8, by the die.',
      'A map and mission that you have drawn yourself.',
    ],
    shown: BATTLE,
  },
  scenario: {
    label: 'Scenario of your own',
    rule: 'EE-SCN-01',
    read: (value, where): Json =>
      value === null ? null : JSON.parse(JSON.stringify(readScenario(value, where))),
    fallback: null,
  },
  limit: {
    label: 'Supplies',
    rule: 'EE-SQD-03',
    says: 'How much a Squad may cost; 500 is four or five models.',
    choices: [500, ...limits.filter((limit) => limit !== 500)],
    shown: { mode: ['battle', 'rival campaign'] },
  },
  difficulty: {
    label: 'Difficulty',
    rule: 'EE-DIF-01',
    says: 'How many dice the automaton has in the bag.',
    choices: difficulties,
    ladder: ['Easy', 'Normal', 'Classic', 'Impossible'],
    about: [
      'One die fewer than models each round.',
      'Two dice fewer than models each round.',
      'A die for each of its models.',
      'One die more than models: somebody acts twice.',
    ],
    shown: ALONE,
  },
  people: {
    label: 'Your side',
    rule: 'EE-AIM-01',
    says: 'In some scenarios side A attacks and side B defends.',
    choices: ['A', 'B'],
    names: ['Side A, which attacks', 'Side B, which defends'],
    about: ['You begin at the left.', 'You begin at the right.'],
    shown: { ...ALONE, mission: [...missionIds.filter((id) => id.startsWith('B')), 'Scenario'] },
  },
  automaton: {
    label: "The automaton's faction",
    rule: 'EE-AIM-01',
    says: 'Whom you fight against.',
    choices: ['ADVENT', 'XCOM'],
    names: ['ADVENT, you lead XCOM', 'XCOM, you lead ADVENT'],
    shown: { mode: ['battle', 'campaign'], opponent: ['automaton'] },
  },
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
    says: 'What a passed Armour test does.',
    choices: ['saving', 'literal'],
    names: ['Success stops damage', 'Success applies damage'],
  },
  'least damage': {
    label: 'Least damage',
    rule: 'EE-OPT-02',
    advanced: true,
    says: 'What a hit does at least, whatever resists it.',
    choices: [0, 1],
    names: ['Nothing', 'One Wound'],
  },
  suppression: toggle(
    'Suppression',
    'EE-OPT-03',
    'Shots that hit leave markers; the suppressed test WILL before they act.',
    'Not used',
    'Used',
  ),
  'high ground': toggle(
    'High ground',
    'EE-OPT-04',
    'Shots from a higher level have +1.',
    'Makes no difference',
    'Gives +1 to hit',
  ),
  'attack and overwatch': toggle(
    'Attack and Overwatch together',
    'EE-OPT-05',
    'Whether one activation may have both.',
    'Either of them',
    'Both are possible',
  ),
  'officer command': {
    label: 'Commanding Presence of the Officer',
    rule: 'EE-OPT-06',
    advanced: true,
    says: 'Whom the Officer brings forward.',
    choices: ['book', 'data'],
    names: ['One Trooper within 24', 'One ADVENT model within 12'],
  },
  'officer card': {
    label: "Officer's AI card",
    rule: 'EE-OPT-07',
    advanced: true,
    says: 'By which card the Officer of the automaton acts.',
    choices: ['Officer', 'Support-Focused'],
    names: ['The Officer card', 'The Support-Focused card'],
  },
  splash: toggle(
    'Blast splash',
    'EE-OPT-08',
    'Whether explosives hurt those beside the target.',
    'Only the target',
    'Those beside it too',
  ),
  'no fire into melee': toggle(
    'Firing into melee',
    'EE-OPT-09',
    'Whether an enemy who is engaged with others may be shot at.',
    'Allowed',
    'Forbidden',
  ),
  'explosives need damage': toggle(
    'Explosives and terrain',
    'EE-OPT-10',
    'When High Explosive destroys cover.',
    'Always',
    'Only with damage',
  ),
  compensation: toggle(
    'Help for XCOM',
    'EE-OPT-11',
    '50 more Supplies for the XCOM side.',
    'None',
    '50 more Supplies',
  ),
  permadeath: {
    label: 'Death in the campaign',
    rule: 'EE-OPT-12',
    advanced: true,
    says: 'What becomes of soldiers who are destroyed.',
    choices: [true, false],
    names: ['They are dead', 'They recover and miss a mission'],
    shown: { mode: ['campaign', 'rival campaign'] },
  },
  iron: toggle(
    'Iron campaign',
    'EE-OPT-13',
    'Whether a lost mission with a star may be tried again.',
    'It may',
    'It ends the campaign',
  ),
  distance: {
    label: 'Distance',
    rule: 'EE-OPT-14',
    advanced: true,
    says: 'What a diagonal step costs.',
    choices: ['square', 'alternating'],
    names: ['Diagonals cost 1', 'Diagonals cost 1 and 2 in turn'],
  },
  'faceless price': {
    label: 'Price of the Faceless',
    rule: 'EE-OPT-15',
    advanced: true,
    says: 'The catalogue has two prices.',
    choices: [114, 102],
  },
  'random crates': toggle(
    'Crates in SE1.2',
    'EE-OPT-16',
    'Where the crates of the Supply Raid stand.',
    'As on the map',
    'Drawn anew',
  ),
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
