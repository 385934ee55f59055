// XS-OPT What may be set when a table is made.
import type { OptionSheet, Options } from '@xenotable/kernel';

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

/** The options in force. */
export interface Rules {
  siege: 'standard' | 'training';
  reactions: 'any number' | 'one each';
  base: number;
  divisions: 'random' | 'choose' | 'draft';
  hands: 'open' | 'closed';
  waves: 'book' | 'gradual';
  bosses: 'by seats' | 'one' | 'both' | 'none';
  research: 'weapons' | 'any card';
  wounds: 'stay' | 'heal';
  standDown: boolean;
  overrun: 'one by one' | 'all at once';
  consent: boolean;
  items: 'random' | 'fixed' | 'draft';
  first: 'host' | 'random';
  between: boolean;
  allies: 'act freely' | 'wait';
  takeBack: 'allowed' | 'never';
}

export const rulesOf = (given: Options): Rules => given as unknown as Rules;

/** XS-M-DIFF-01 XS-M-DIFF-02 What a table calls its level, also on the result sheet. */
export const levelOf = ({ siege, base }: Rules): string =>
  siege === 'training'
    ? 'Training'
    : ({ 20: 'Recruit', 15: 'Standard', 12: 'Veteran', 10: 'Nightmare' }[base] ?? `${base} per seat`);
