// What may be set when a table is made (EW-TASTE and the modes of play).
import { type OptionSheet, type Options, aNumber, oneOf, textOf, someJson } from '@xenotable/kernel';
import { MISSIONS } from './content/missions/index.ts';
import { readSquad, writeSquad } from './content/squads.ts';
import { readScenario } from './scenario/read.ts';
import type { Scenario } from './scenario/scenario.ts';
import type { TableOptions } from './table.ts';

const aText = textOf(1, 2000);

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
const toggle = (label: string, rule: string, says: string) => ({
  label,
  rule,
  says,
  advanced: true as const,
  choices: [false, true] as const,
  names: ['off', 'on'],
});

/** How many missions and patrols a scripted player wins stands in RULES.md, 'Balance as simulated'. */
export const options = {
  play: {
    label: 'Play',
    rule: 'EW-CAM-01',
    choices: ['mission', 'campaign', 'patrol', 'scenario'],
    names: ['One mission', 'Campaign of eight missions', 'Patrol: one combat', 'A mission of your own'],
    says: 'How long the evening is.',
    about: [
      'Fights, checks and choices on the way to one goal: 20 to 60 minutes.',
      'All missions in a row with a squad that learns, buys and buries its dead: several evenings.',
      'One fight against a deck drawn by its threat: about 20 minutes.',
      'A mission that you or somebody else has written.',
    ],
  },
  mission: {
    label: 'Mission',
    rule: 'EW-CAM-09',
    choices: MISSIONS.map((mission) => mission.number),
    names: MISSIONS.map((mission) => `${mission.number} ${mission.name}`),
    about: MISSIONS.map((mission) => mission.story),
    says: 'Later missions are longer and give more RP.',
    shown: { play: ['mission'] },
  },
  scenario: {
    label: 'Mission of your own',
    rule: 'EW-SCN-01',
    read: (value, where) => (value === null ? null : someJson(readScenario(value, where), where)),
    fallback: null,
  },
  roster: {
    label: 'Squad from a list',
    rule: 'EW-SQD-08',
    read: (value, where) => (value === null ? null : writeSquad(readSquad(aText(value, where), where))),
    fallback: null,
  },
  threat: {
    label: 'Threat of the patrol',
    rule: 'EW-M-PATROL-01',
    choices: [8, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16],
    says: 'Enemies are drawn until this much threat lies in the deck: a Drone is 2, a Crusher 5.',
    shown: { play: ['patrol'] },
  },
  squad: {
    label: 'Squad',
    rule: 'EW-SQD-01',
    choices: ['ready', 'muster'],
    names: ['Balanced squad', 'Hire your own'],
    says: 'Who goes.',
    about: [
      'A leader, a Smartgunner, a Dog Team, a Corporal, a Medic and a Rifleman, with what is left spent on equipment. A mission of your own may name others.',
      'Spend the RP yourself before you set out.',
    ],
  },
  difficulty: {
    label: 'Difficulty',
    rule: 'EW-TASTE-01',
    choices: ['standard', 'easy', 'hard'],
    ladder: ['easy', 'standard', 'hard'],
    says: 'Shadows hide the enemy: the more there are, the more AMMO is lost on them.',
    about: ['Shadows as the list says.', 'One shadow fewer in every deck.', 'One shadow more in every deck.'],
  },
  commonRange: toggle(
    'One range for everybody',
    'EW-TASTE-02',
    'One number ranges both sides; orders move everybody.',
  ),
  detection: toggle(
    'Detection beats ambush',
    'EW-TASTE-03',
    'A card that was turned up early cannot ambush.',
  ),
  meleeSaves: toggle('MELEE saves AMMO', 'EW-TASTE-04', 'Wounds made hand to hand cost no AMMO on shadows.'),
  openLists: toggle(
    'Lists of later nodes are open',
    'EW-TASTE-05',
    'You know from the start what lies ahead.',
  ),
  repeats: toggle(
    'Lost missions may be repeated',
    'EW-TASTE-06',
    'In a campaign a lost mission may be played once more, for 4 RP.',
  ),
  deadlyAcid: toggle('Deadly acid', 'EW-TASTE-07', 'Acid hits everybody at CLOSE, not only the first.'),
  hive: toggle(
    'The last seat plays the hive',
    'EW-TASTE-08',
    'A second person looks at cards, exchanges them and chooses whom the enemies hit.',
  ),
  hiddenWounds: toggle(
    'Known wounds are hidden',
    'EW-TASTE-09',
    'You must remember which enemy you have hurt.',
  ),
  injuries: toggle('Permanent injuries', 'EW-TASTE-10', 'Whoever survives being DOWN fires worse for good.'),
} satisfies OptionSheet;

/** The options that the table keeps for the whole game; EW-SCN-01 a mission of one's own is played like one of the book's. */
export const tableOptions = (chosen: Options, scenario: Scenario | null = null): TableOptions => ({
  play: scenario === null ? aPlay(chosen['play'], 'options.play') : 'mission',
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
  ...(scenario !== null && { scenario }),
});
