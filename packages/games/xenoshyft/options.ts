// XS-OPT What may be set when a table is made.
import {
  BadInput,
  type Json,
  type OptionSheet,
  type Options,
  applies,
  itemAt,
  someJson,
} from '@xenotable/kernel';
import { readSiege } from './scenario/read.ts';
import type { Siege } from './scenario/scenario.ts';

/** What is chosen from a list. */
const agreed = {
  /** XS-M-TRAIN The training siege is a short game with fixed Divisions and Items. */
  siege: {
    says: 'How long the Hive comes.',
    about: [
      'Three waves of three rounds: the whole game, about an hour.',
      'Wave 1 only, with fixed Items and the Barracks: twenty minutes.',
      'Waves, Enemies, Base and Items that you have set yourself.',
    ],
    label: 'Siege',
    rule: 'XS-M-STD-01',
    choices: ['standard', 'training', 'own'],
    names: ['Nine rounds', 'Training, three rounds', 'A siege of your own'],
  },
  /** XS-OPT-01 */
  reactions: {
    says: 'How often each player may act before a Fight.',
    about: [
      'As many cards and abilities as you like.',
      'Only one each: Med Packs and grenades must be spread over the table.',
    ],
    names: ['Any number', 'One each'],
    label: 'Reaction limit',
    rule: 'XS-OPT-01',
    advanced: true,
    choices: ['any number', 'one each'],
  },
  /** XS-OPT-02 XS-M-DIFF-01 */
  base: {
    says: 'How much the Base can take: the level of the game.',
    about: [
      'The usual game.',
      'For the first sieges: a third more.',
      'For those who hold Standard.',
      'One broken lane may be the end.',
      'As Standard for one or two seats; 20 each for three, 19 for four, who then hold it about as often as one.',
    ],
    shown: { siege: ['standard'] },
    label: 'Base Hit Points per seat',
    rule: 'XS-OPT-02',
    choices: [15, 20, 12, 10, 'even'],
    ladder: [20, 'even', 15, 12, 10],
    names: ['15, Standard', '20, Recruit', '12, Veteran', '10, Nightmare', '15 to 20, Even'],
  },
  /** XS-OPT-03 */
  divisions: {
    says: 'Who gets which Division.',
    about: ['Dealt at random.', 'Each picks one, in turn.', 'Each picks from what is dealt.'],
    shown: { siege: ['standard'] },
    names: ['Dealt', 'Chosen', 'Drafted'],
    label: 'Divisions',
    rule: 'XS-OPT-03',
    advanced: true,
    choices: ['random', 'choose', 'draft'],
  },
  /** XS-OPT-04 */
  hands: {
    says: 'Whether partners see each other’s cards.',
    about: ['Everybody plans with everything.', 'Each knows the own hand only.'],
    label: 'Hands',
    rule: 'XS-OPT-04',
    advanced: true,
    choices: ['open', 'closed'],
    names: ['Open to allies', 'Closed'],
  },
  /** XS-OPT-05 */
  waves: {
    says: 'How fast each wave grows.',
    about: [
      'Four Enemies a lane from the first round on, Bosses in the deck at once.',
      'Three Enemies in the first round of a wave, its Boss in the third.',
    ],
    shown: { siege: ['standard'] },
    label: 'Waves',
    rule: 'XS-OPT-05',
    advanced: true,
    choices: ['book', 'gradual'],
    names: ['As in the book', 'Gradual'],
  },
  /** XS-OPT-06 */
  bosses: {
    says: 'How many Bosses a wave has.',
    about: ['One for one or two seats, both for more.', 'Always one.', 'Always both.', 'None.'],
    shown: { siege: ['standard'] },
    names: ['By seats', 'One', 'Both', 'None'],
    label: 'Bosses in the deck',
    rule: 'XS-OPT-06',
    advanced: true,
    choices: ['by seats', 'one', 'both', 'none'],
  },
  /** XS-OPT-07 */
  research: {
    says: 'What the price cut of Weapons Research is for.',
    about: ['Weapons, as printed.', 'Any card: a stronger Division.'],
    names: ['Weapons', 'Any card'],
    label: 'Weapons Research serves',
    rule: 'XS-OPT-07',
    advanced: true,
    choices: ['weapons', 'any card'],
  },
  /** XS-OPT-08 */
  wounds: {
    says: 'Whether survivors heal after Combat.',
    about: ['Wounds stay until they are treated.', 'All wounds heal: an easier game.'],
    names: ['Stay', 'Heal'],
    label: 'Wounds between rounds',
    rule: 'XS-OPT-08',
    advanced: true,
    choices: ['stay', 'heal'],
  },
  /** XS-OPT-09 */
  standDown: {
    says: 'Whether a Troop may leave its lane to make room.',
    about: ['A Troop leaves by death only.', 'An old Troop may be discarded in Deployment.'],
    label: 'Stand down',
    rule: 'XS-OPT-09',
    advanced: true,
    choices: [false, true],
    names: ['No', 'A Troop may be discarded in Deployment'],
  },
  /** XS-OPT-10 */
  overrun: {
    says: 'How Enemies break through a lane without Troops.',
    about: ['One after the other, with time to react to each.', 'All are turned up at once.'],
    names: ['One by one', 'All at once'],
    label: 'Overrun display',
    rule: 'XS-OPT-10',
    advanced: true,
    choices: ['one by one', 'all at once'],
  },
  /** XS-OPT-11 */
  consent: {
    says: 'Whether help in your lane needs your word.',
    about: ['Partners may deploy and equip in your lane.', 'You are asked each time.'],
    label: 'Consent to help',
    rule: 'XS-OPT-11',
    advanced: true,
    choices: [false, true],
    names: ['Not needed', 'The lane owner may refuse'],
  },
  /** XS-OPT-12 */
  items: {
    says: 'Which nine Items are for sale.',
    about: [
      'Nine of 24, drawn at random.',
      'The same nine as in the training: a good mix.',
      'The players pick them.',
    ],
    shown: { siege: ['standard'] },
    names: ['Drawn at random', 'Fixed', 'Drafted'],
    label: 'Items',
    rule: 'XS-OPT-12',
    advanced: true,
    choices: ['random', 'fixed', 'draft'],
  },
  /** XS-OPT-13 */
  first: {
    says: 'Who fights first in round 1.',
    about: ['The first seat says who.', 'Drawn.'],
    label: 'First player of round 1',
    rule: 'XS-OPT-13',
    advanced: true,
    choices: ['host', 'random'],
    names: ["Host's choice", 'Random'],
  },
  /** XS-OPT-14 */
  between: {
    says: 'Whether one may react between two exchanges of blows.',
    about: ['Only before the Fight.', 'Also between exchanges.'],
    label: 'Reaction between exchanges',
    rule: 'XS-OPT-14',
    advanced: true,
    choices: [false, true],
    names: ['No', 'Yes (easier)'],
  },
  /** XS-OPT-15 */
  allies: {
    says: 'How Ally Commanders act.',
    about: ['They act at once.', 'Each shows what it is about to do.'],
    label: 'Scripted allies',
    rule: 'XS-OPT-15',
    advanced: true,
    choices: ['act freely', 'wait'],
    names: ['Act freely', 'Show their play and wait for a click'],
  },
  /** XS-OPT-16 */
  takeBack: {
    says: 'How far your own acts can be taken back.',
    about: [
      'In Combat too, until chance or the Hive has spoken.',
      'A play in Combat stands.',
      'Everything stands.',
    ],
    label: 'Take back',
    rule: 'XS-OPT-16',
    advanced: true,
    choices: ['until something shows', 'allowed', 'never'],
    names: ['Until a card is drawn or turned up', 'Not in Combat', 'Never'],
  },
} as const satisfies OptionSheet;

export const options = {
  ...agreed,
  /** XS-SCN-01 */
  scenario: {
    label: 'Siege of your own',
    rule: 'XS-SCN-01',
    read: (value: unknown, where: string): Json =>
      value === null ? null : someJson(readSiege(value, where), where),
    fallback: null,
  },
} as const satisfies OptionSheet;

/** The options in force: of each entry of the sheet one of its choices, and the siege of one's own if one is played. */
export type TableOptions = { [K in keyof typeof agreed]: (typeof agreed)[K]['choices'][number] } & {
  scenario?: Siege;
};

/** The kernel has checked each value against the sheet. XS-SCN-09 What a siege fixes takes the place of the table's options. */
export function tableOptions(given: Options): TableOptions {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { scenario, ...chosen } = given as Omit<TableOptions, 'scenario'> & { scenario: Json };
  if (scenario === null || scenario === undefined) {
    if (chosen.siege === 'own') throw new BadInput('options.scenario', 'is missing');
    return chosen;
  }
  if (chosen.siege !== 'own')
    throw new BadInput('options.siege', "a siege of one's own is given: choose the siege 'own'");
  const siege = readSiege(scenario, 'options.scenario');
  if (Object.keys(siege.rules).length > 0) applies('XS-SCN-09');
  return { ...chosen, ...siege.rules, scenario: siege };
}

const LEVELS = { 20: 'Recruit', 15: 'Standard', 12: 'Veteran', 10: 'Nightmare', even: 'Even' };

function levelWith(base: TableOptions['base']): string {
  applies('XS-M-DIFF-01');
  return LEVELS[base];
}

/** XS-M-DIFF-03 Hit Points of the Base per seat by which three and four win as often as one. */
const EVEN_BASE: readonly number[] = [15, 15, 20, 19];

/** XS-OPT-02 XS-M-DIFF-01 XS-M-DIFF-03 Hit Points of the Base per seat at a table of so many. */
export function baseOf(base: TableOptions['base'], seats: number): number {
  if (base !== 'even') return base;
  applies('XS-M-DIFF-03');
  return itemAt(EVEN_BASE, seats - 1);
}

/** XS-M-DIFF-01 XS-M-DIFF-02 What a table calls its level, also on the result sheet; a siege of one's own has a name. */
export function levelOf({ siege, base, scenario }: TableOptions): string {
  if (scenario !== undefined) return scenario.name;
  return siege === 'training' ? 'Training' : levelWith(base);
}
