// XS-OPT What may be set when a table is made.
import { type OptionSheet, type Options, applies } from '@xenotable/kernel';

export const options = {
  /** XS-M-TRAIN The training siege is a short game with fixed Divisions and Items. */
  siege: {
    label: 'Siege',
    rule: 'XS-M-STD-01',
    choices: ['standard', 'training'],
    names: ['Nine rounds', 'Training, three rounds'],
  },
  /** XS-OPT-01 */
  reactions: {
    label: 'Reaction limit',
    rule: 'XS-OPT-01',
    advanced: true,
    choices: ['any number', 'one each'],
  },
  /** XS-OPT-02 XS-M-DIFF-01 */
  base: {
    label: 'Base Hit Points per seat',
    rule: 'XS-OPT-02',
    choices: [15, 20, 12, 10],
    names: ['15, Standard', '20, Recruit', '12, Veteran', '10, Nightmare'],
  },
  /** XS-OPT-03 */
  divisions: {
    label: 'Divisions',
    rule: 'XS-OPT-03',
    advanced: true,
    choices: ['random', 'choose', 'draft'],
  },
  /** XS-OPT-04 */
  hands: {
    label: 'Hands',
    rule: 'XS-OPT-04',
    advanced: true,
    choices: ['open', 'closed'],
    names: ['Open to allies', 'Closed'],
  },
  /** XS-OPT-05 */
  waves: {
    label: 'Waves',
    rule: 'XS-OPT-05',
    advanced: true,
    choices: ['book', 'gradual'],
    names: ['As in the book', 'Gradual'],
  },
  /** XS-OPT-06 */
  bosses: {
    label: 'Bosses in the deck',
    rule: 'XS-OPT-06',
    advanced: true,
    choices: ['by seats', 'one', 'both', 'none'],
  },
  /** XS-OPT-07 */
  research: {
    label: 'Weapons Research serves',
    rule: 'XS-OPT-07',
    advanced: true,
    choices: ['weapons', 'any card'],
  },
  /** XS-OPT-08 */
  wounds: { label: 'Wounds between rounds', rule: 'XS-OPT-08', advanced: true, choices: ['stay', 'heal'] },
  /** XS-OPT-09 */
  standDown: {
    label: 'Stand down',
    rule: 'XS-OPT-09',
    advanced: true,
    choices: [false, true],
    names: ['No', 'A Troop may be discarded in Deployment'],
  },
  /** XS-OPT-10 */
  overrun: {
    label: 'Overrun display',
    rule: 'XS-OPT-10',
    advanced: true,
    choices: ['one by one', 'all at once'],
  },
  /** XS-OPT-11 */
  consent: {
    label: 'Consent to help',
    rule: 'XS-OPT-11',
    advanced: true,
    choices: [false, true],
    names: ['Not needed', 'The lane owner may refuse'],
  },
  /** XS-OPT-12 */
  items: { label: 'Items', rule: 'XS-OPT-12', advanced: true, choices: ['random', 'fixed', 'draft'] },
  /** XS-OPT-13 */
  first: {
    label: 'First player of round 1',
    rule: 'XS-OPT-13',
    advanced: true,
    choices: ['host', 'random'],
    names: ["Host's choice", 'Random'],
  },
  /** XS-OPT-14 */
  between: {
    label: 'Reaction between exchanges',
    rule: 'XS-OPT-14',
    advanced: true,
    choices: [false, true],
    names: ['No', 'Yes (easier)'],
  },
  /** XS-OPT-15 */
  allies: {
    label: 'Scripted allies',
    rule: 'XS-OPT-15',
    advanced: true,
    choices: ['act freely', 'wait'],
    names: ['Act freely', 'Show their play and wait for a click'],
  },
  /** XS-OPT-16 */
  takeBack: { label: 'Take back', rule: 'XS-OPT-16', advanced: true, choices: ['allowed', 'never'] },
} as const satisfies OptionSheet;

/** The options in force: of each entry of the sheet one of its choices. */
export type TableOptions = { [K in keyof typeof options]: (typeof options)[K]['choices'][number] };

/** The kernel has checked each value against the sheet. */
export const tableOptions = (given: Options): TableOptions => given as TableOptions;

const LEVELS = { 20: 'Recruit', 15: 'Standard', 12: 'Veteran', 10: 'Nightmare' };

function levelWith(base: TableOptions['base']): string {
  applies('XS-M-DIFF-01');
  return LEVELS[base];
}

/** XS-M-DIFF-01 XS-M-DIFF-02 What a table calls its level, also on the result sheet. */
export const levelOf = ({ siege, base }: TableOptions): string =>
  siege === 'training' ? 'Training' : levelWith(base);

/** XS-GEN-02 XS-M-TRAIN-02 How many rounds the siege lasts. */
export const roundsOf = ({ siege }: TableOptions): number => (siege === 'training' ? 3 : 9);
