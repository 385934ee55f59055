// What can be set at the table, the points that are open to taste among it.
import {
  type OptionSheet,
  type Options,
  type Reader,
  BadInput,
  aFlag,
  aNumber,
  aText,
  fields,
  listOf,
  oneOf,
  someJson,
} from '@xenotable/kernel';
import type { Json } from '@xenotable/kernel';
import { MAP_NAMES, type MapName, mapTitle } from './content/maps.ts';
import { SAMPLES } from './content/samples.ts';
import { readList } from './detachment/text.ts';
import { readScenario } from './scenario/read.ts';
import type { Scenario } from './scenario/scenario.ts';
import { type BookName, scenarioNamed } from './scenarios/index.ts';
import type { ScenarioName } from './table.ts';

const DIFFICULTIES = ['Veteran', 'Recruit', 'Warlord'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** What was agreed on, read and typed. */
export interface Agreed {
  size: number;
  traits: 'roll' | 'pick' | 'none';
  boasts: boolean;
  unitsBlock: boolean;
  naturalSix: boolean;
  roughOnlyWorsens: boolean;
  wildEnds: boolean;
  freeAfterFailure: boolean;
  firstChance: boolean;
  uphill: boolean;
  mercy: boolean;
  randomLength: boolean;
  doctrines: boolean;
  facing: boolean;
  pinnedSilent: boolean;
  noQuarter: boolean;
  difficulty: Difficulty;
  campaign: boolean;
  scenario: ScenarioName | 'roll';
  map: MapName | 'of the scenario';
  /** One text per seat; an empty one is chosen at the table. */
  lists: string[];
  /** XR-SCN-01 The scenario that is played, if it is one's own. */
  own?: Scenario;
}

export const SCENARIO_NAMES: readonly BookName[] = [
  'GRIND',
  'SECRET',
  'DROP',
  'FIGHTRET',
  'VIP',
  'ENCOUNTER',
  'BUGHUNT',
  'LAST',
  'CONVOY',
  'DIVERSION',
];

/** Lists given with the table: the text of a list, or the name or id of a sample detachment. */
const readLists: Reader<Json> = (value, where) =>
  listOf(aText)(value, where).map((text, i) => {
    if (text === '') return text;
    const sample = SAMPLES.find((one) => one.name.toLowerCase() === text.toLowerCase() || one.id === text);
    if (sample !== undefined) return sample.text;
    if (!text.includes('\n'))
      throw new BadInput(
        `${where}[${i}]`,
        `${JSON.stringify(text)} is neither a list (a name and one unit per line) nor a sample detachment: ${SAMPLES.map((one) => one.name).join(', ')}`,
      );
    const stranger = readList(text, `${where}[${i}]`).entries.find(({ own }) => own !== undefined);
    if (stranger !== undefined)
      throw new BadInput(
        `${where}[${i}]`,
        `${stranger.own?.name} is home-made: give the list in a scenario that has it among its content`,
      );
    return text;
  });

/** A house rule that is played or not; the first value is the usual one. */
const switched = (
  label: string,
  rule: string,
  says: string,
  usual: boolean = false,
): OptionSheet[string] => ({
  label,
  rule,
  says,
  advanced: true,
  choices: usual ? [true, false] : [false, true],
  names: usual ? ['Yes', 'No'] : ['No', 'Yes'],
});

const SCENARIO_CHOICES = [...SCENARIO_NAMES, 'roll', 'OWN'] as const;

const OTHERS = {
  roll: { title: 'Roll for it', blurb: 'Two dice pick one of the ten battles.' },
  OWN: { title: 'A scenario of your own', blurb: 'Made in the editor, or opened from a file or a link.' },
};
const sheetFor = (name: (typeof SCENARIO_CHOICES)[number]): { title: string; blurb: string } =>
  name === 'roll' || name === 'OWN' ? OTHERS[name] : scenarioNamed(name);
const MAP_CHOICES = ['of the scenario', ...MAP_NAMES] as const;

export const OPTIONS: OptionSheet = {
  campaign: {
    label: 'One battle or a campaign',
    rule: 'XR-C-01',
    choices: [false, true],
    names: ['One battle', 'A campaign of five'],
    about: [
      'You choose which.',
      'Each of its battles is rolled. Commanders gain career points, learn traits and may fall.',
    ],
  },
  scenario: {
    label: 'Battle',
    // XR-C-01 The battles of a campaign are rolled.
    shown: { campaign: [false] },
    rule: 'XR-M-COM-05',
    says: 'What both sides fight for.',
    choices: SCENARIO_CHOICES,
    names: SCENARIO_CHOICES.map((name) => sheetFor(name).title),
    about: SCENARIO_CHOICES.map((name) => sheetFor(name).blurb),
  },
  difficulty: {
    label: 'The automaton',
    rule: 'XR-TASTE-15',
    says: 'How well the seats that are played by the book are led.',
    choices: [...DIFFICULTIES],
    ladder: ['Recruit', 'Veteran', 'Warlord'],
    names: [...DIFFICULTIES],
    about: [
      'Plays by the book, with the points of its list.',
      'Misjudges its orders by up to a third, and often stops before all are given.',
      'Plays by the book, and its list grows by 3 points.',
    ],
  },
  size: {
    label: 'Size of the detachments',
    rule: 'XR-DET-01',
    says: 'More points are more units and a longer battle.',
    choices: [24, 12, 18, 30, 36],
    names: ['24 points', '12 points', '18 points', '30 points', '36 points'],
    about: [
      'Five or six units a side, about 45 minutes.',
      'Three units a side, half an hour.',
      'Four or five units a side.',
      'Six to eight units a side.',
      'Up to nine units a side: an evening.',
    ],
  },
  map: {
    label: 'Map',
    rule: 'XR-TER-01',
    says: 'Where it is fought.',
    choices: MAP_CHOICES,
    names: MAP_CHOICES.map((name) => (name === 'of the scenario' ? 'That of the battle' : mapTitle(name))),
  },
  scenarioData: {
    label: 'Scenario',
    rule: 'XR-SCN-01',
    read: (value, where) => (value === null ? null : someJson(readScenario(value, where), where)),
    fallback: null,
  },
  lists: { label: 'Detachments', rule: 'XR-DET-12', read: readLists, fallback: [] },
  noTraits: switched('Without traits', 'XR-TASTE-05', 'Commanders have no traits, good or bad.'),
  pickTraits: switched('Pick traits', 'XR-TASTE-04', 'Traits of the Commander are chosen instead of rolled.'),
  boasts: switched('Boasts', 'XR-TASTE-06', 'Each side draws three boasts and keeps those that it dares.'),
  unitsBlock: switched(
    'Units block sight',
    'XR-TASTE-01',
    'Nobody shoots through a unit that stands between.',
    true,
  ),
  naturalSix: switched('A natural 6 always hits', 'XR-TASTE-02', 'Whatever the value that is needed.', true),
  roughOnlyWorsens: switched(
    'Rough terrain only worsens',
    'XR-TASTE-03',
    'Weak fighters are not made better by rough ground.',
  ),
  wildEnds: switched(
    'A failed Wild Charge ends the phase',
    'XR-TASTE-07',
    'Otherwise only the unit loses its turn.',
  ),
  freeAfterFailure: switched(
    'Free actions after a failed order',
    'XR-TASTE-08',
    'After a failure Free orders may still be given.',
  ),
  firstChance: switched(
    'Firefight at the first chance',
    'XR-TASTE-09',
    'A shot from out of its range does not use up a unit\u2019s answer.',
  ),
  uphill: switched('Uphill defence', 'XR-TASTE-10', 'Defenders on a hill have 1 Armour more in a fight.'),
  mercy: switched(
    'Mercy at the table edge',
    'XR-TASTE-11',
    'Fleeing units halt at the edge instead of leaving.',
  ),
  randomLength: switched('Random length', 'XR-TASTE-12', 'From turn 6 on a die may end the battle.'),
  doctrines: switched('Doctrines', 'XR-TASTE-13', 'Each detachment chooses one of four doctrines.'),
  facing: switched(
    'Vehicles have a facing',
    'XR-TASTE-14',
    'They turn, and fixed guns shoot forward only.',
    true,
  ),
  pinnedSilent: switched(
    'A Suppressed Commander is silent',
    'XR-TASTE-16',
    'It gives no bonus at all, not even to Courage.',
  ),
  noQuarter: switched(
    'No quarter for trapped units',
    'XR-TASTE-17',
    'A unit that cannot get away from an enemy surrenders.',
  ),
};

/** The switches of the sheet as the rules read them. */
const readSheet = fields({
  size: aNumber(12, 36),
  pickTraits: aFlag,
  noTraits: aFlag,
  boasts: aFlag,
  unitsBlock: aFlag,
  naturalSix: aFlag,
  roughOnlyWorsens: aFlag,
  wildEnds: aFlag,
  freeAfterFailure: aFlag,
  firstChance: aFlag,
  uphill: aFlag,
  mercy: aFlag,
  randomLength: aFlag,
  doctrines: aFlag,
  facing: aFlag,
  pinnedSilent: aFlag,
  noQuarter: aFlag,
  difficulty: oneOf(DIFFICULTIES),
  campaign: aFlag,
  scenario: oneOf(SCENARIO_CHOICES),
  scenarioData: (value: unknown, where: string) => (value === null ? null : readScenario(value, where)),
  map: oneOf(['of the scenario', ...MAP_NAMES] as const),
  lists: listOf(aText),
});

export function agreedOf(options: Options): Agreed {
  const { pickTraits, noTraits, scenarioData, ...agreed } = readSheet(options, 'options');
  const picked = pickTraits ? 'pick' : 'roll';
  return {
    ...agreed,
    traits: noTraits ? 'none' : picked,
    ...(scenarioData !== null && { own: scenarioData }),
  };
}
