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
} from '@xenotable/kernel';
import type { Json } from '@xenotable/kernel';
import { MAP_NAMES, type MapName } from './content/maps.ts';
import { SAMPLES } from './content/samples.ts';
import { readList } from './detachment/text.ts';
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
}

export const SCENARIO_NAMES: readonly ScenarioName[] = [
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
    readList(text, `${where}[${i}]`);
    return text;
  });

export const OPTIONS: OptionSheet = {
  size: { label: 'Points', rule: 'XR-DET-01', choices: [24, 12, 18, 30, 36] },
  scenario: { label: 'Scenario', rule: 'XR-M-COM-05', choices: [...SCENARIO_NAMES, 'roll'] },
  map: { label: 'Map', rule: 'XR-TER-01', choices: ['of the scenario', ...MAP_NAMES] },
  lists: { label: 'Detachments', rule: 'XR-DET-12', read: readLists, fallback: [] },
  campaign: { label: 'Campaign of five battles', rule: 'XR-C-01', choices: [false, true] },
  unitsBlock: { label: 'Units block sight', rule: 'XR-TASTE-01', advanced: true, choices: [true, false] },
  naturalSix: { label: 'Natural 6 always hits', rule: 'XR-TASTE-02', advanced: true, choices: [true, false] },
  roughOnlyWorsens: {
    label: 'Rough terrain only worsens',
    rule: 'XR-TASTE-03',
    advanced: true,
    choices: [false, true],
  },
  pickTraits: { label: 'Pick traits', rule: 'XR-TASTE-04', advanced: true, choices: [false, true] },
  noTraits: { label: 'No traits', rule: 'XR-TASTE-05', advanced: true, choices: [false, true] },
  boasts: { label: 'Boasts', rule: 'XR-TASTE-06', advanced: true, choices: [false, true] },
  wildEnds: {
    label: 'Failed Wild Charge ends the phase',
    rule: 'XR-TASTE-07',
    advanced: true,
    choices: [false, true],
  },
  freeAfterFailure: {
    label: 'Free actions after a failed order',
    rule: 'XR-TASTE-08',
    advanced: true,
    choices: [false, true],
  },
  firstChance: {
    label: 'Firefight at the first chance',
    rule: 'XR-TASTE-09',
    advanced: true,
    choices: [false, true],
  },
  uphill: { label: 'Uphill defence', rule: 'XR-TASTE-10', advanced: true, choices: [false, true] },
  mercy: { label: 'Table edge mercy', rule: 'XR-TASTE-11', advanced: true, choices: [false, true] },
  randomLength: { label: 'Random length', rule: 'XR-TASTE-12', advanced: true, choices: [false, true] },
  doctrines: { label: 'Detachment doctrines', rule: 'XR-TASTE-13', advanced: true, choices: [false, true] },
  facing: { label: 'Vehicle facing', rule: 'XR-TASTE-14', advanced: true, choices: [true, false] },
  pinnedSilent: {
    label: 'A Suppressed Commander gives no bonus at all',
    rule: 'XR-TASTE-16',
    advanced: true,
    choices: [false, true],
  },
  noQuarter: {
    label: 'No quarter for trapped units',
    rule: 'XR-TASTE-17',
    advanced: true,
    choices: [false, true],
  },
  difficulty: {
    label: 'Automaton',
    rule: 'XR-TASTE-15',
    advanced: true,
    choices: [...DIFFICULTIES],
  },
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
  scenario: oneOf([...SCENARIO_NAMES, 'roll'] as const),
  map: oneOf(['of the scenario', ...MAP_NAMES] as const),
  lists: listOf(aText),
});

export function agreedOf(options: Options): Agreed {
  const { pickTraits, noTraits, ...agreed } = readSheet(options, 'options');
  const picked = pickTraits ? 'pick' : 'roll';
  return { ...agreed, traits: noTraits ? 'none' : picked };
}
