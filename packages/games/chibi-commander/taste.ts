// What the book leaves open to taste: each with the book's own reading first.
import { type Options, type OptionSheet, readOptions, keysOf } from '@xenotable/kernel';

export interface Taste {
  lying: 'ask' | 'always' | 'last';
  passing: 'friends' | 'lying';
  doubles: 'deed' | 'movement too';
  healing: 'no luck' | 'luck';
  reanimation: 'any' | 'LV3';
  teleport: 'by level' | 'three';
  explosives: 'two' | 'any';
  stars: 'side' | 'faction';
  spotting: 'automatic' | 'by choice';
  goals: 'rolled' | 'two drawn';
  serpents: 'three' | 'return';
  shaft: 'entering' | 'action';
  terrain: 'layout' | 'free';
  blips: 'at random' | 'placed';
  purse: 0 | 2;
  armor: 'full' | 'pierced';
  controlled: 'stay' | 'freed';
  dice: 'damage dice' | 'W6';
  strike: 'available' | 'removed';
  witnesses: 'in the list' | 'thrown again';
}

export const tastes = {
  lying: {
    label: 'Units in coma as targets of the automaton',
    rule: 'CC-NPC-13',
    choices: ['ask', 'always', 'last'],
    names: ['people say; else no', 'always', 'when nothing else is in range'],
  },
  passing: {
    label: 'Passing other units',
    rule: 'CC-MOV-04',
    choices: ['friends', 'lying'],
    names: ['friends and bystanders', 'only units in coma'],
  },
  doubles: {
    label: 'A double action repeats',
    rule: 'CC-ACT-06',
    choices: ['deed', 'movement too'],
    names: ['the deed', 'the movement too'],
  },
  healing: {
    label: 'Luck for heal throws',
    rule: 'CC-HEAL-05',
    choices: ['no luck', 'luck'],
    names: ['off', 'on'],
  },
  reanimation: {
    label: 'Reanimation',
    rule: 'CC-LVL-09',
    choices: ['any', 'LV3'],
    names: ['any level', 'LV3 only'],
  },
  teleport: {
    label: 'Teleport of the automaton',
    rule: 'CC-NPC-22',
    choices: ['by level', 'three'],
    names: ['3 or 6 fields by symbol', '3 fields'],
  },
  explosives: {
    label: 'Explosives of the automaton',
    rule: 'CC-NPC-24',
    choices: ['two', 'any'],
    names: ['first against two or more', 'first against any target'],
  },
  stars: {
    label: 'Stars serve',
    rule: 'CC-CMD-03',
    choices: ['side', 'faction'],
    names: ['the whole side', 'their own faction'],
  },
  spotting: {
    label: 'Spotting in the Earth turn',
    rule: 'CC-BLP-12',
    choices: ['automatic', 'by choice'],
    names: ['automatic', 'the Earth may decline'],
  },
  goals: {
    label: 'Secret goals of VS 1',
    rule: 'CC-M-VS1-13',
    shown: { mission: ['VS 1'] },
    choices: ['rolled', 'two drawn'],
    names: ['rolled', 'two drawn, one kept'],
  },
  serpents: {
    label: 'Serpent Men in COOP 1',
    rule: 'CC-M-CO1-10',
    shown: { mission: ['COOP 1'] },
    choices: ['three', 'return'],
    names: ['three in all', 'the dead return'],
  },
  shaft: {
    label: 'Getting into a shaft',
    rule: 'CC-M-VS6-01',
    shown: { mission: ['VS 6', 'COOP 6'] },
    choices: ['entering', 'action'],
    names: ['by entering it', 'by an action on it'],
  },
  terrain: {
    label: 'Terrain',
    rule: 'CC-MAP-21',
    choices: ['layout', 'free'],
    names: ['default layout', 'placed by people'],
  },
  blips: {
    label: 'Unseen Blips of the automaton',
    rule: 'CC-NPC-01',
    choices: ['at random', 'placed'],
    names: ['at random', 'distributed by people'],
  },
  purse: {
    label: 'Points in a cooperative single mission',
    rule: 'CC-LVL-13',
    choices: [0, 2],
    names: ['none', '2 for options and drugs'],
  },
  armor: {
    label: 'A damage die of 2',
    rule: 'CC-DMG-08',
    choices: ['full', 'pierced'],
    names: ['may be stopped', 'costs at least a heart'],
  },
  controlled: {
    label: 'Controlled civilians when the PSI dies',
    rule: 'CC-M-VS4-11',
    shown: { mission: ['VS 4', 'COOP 4'] },
    choices: ['stay', 'freed'],
    names: ['stay controlled', 'become neutral'],
  },
  dice: { label: 'Damage is thrown with', rule: 'CC-GEN-19', choices: ['damage dice', 'W6'] },
  strike: {
    label: 'Nuclear strike in COOP 3',
    rule: 'CC-M-CO3-07',
    shown: { mission: ['COOP 3'] },
    choices: ['available', 'removed'],
  },
  witnesses: {
    label: 'VS 1 goal of killing civilians',
    rule: 'CC-M-VS1-25',
    shown: { mission: ['VS 1'] },
    choices: ['in the list', 'thrown again'],
  },
} as const satisfies OptionSheet;

/** The same, folded away on the sheet of options. */
export const tasteSheet: OptionSheet = Object.fromEntries(
  Object.entries(tastes).map(([key, option]) => [key, { ...option, advanced: true }]),
);

export const tasteNames: readonly (keyof Taste)[] = keysOf(tastes);

/** What a table's options say about taste. */
export const tasteOf = (options: Options): Taste =>
  // The kernel has checked each value against the sheet.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(Object.keys(tastes).map((key) => [key, options[key]])) as unknown as Taste;

export const readTaste = (given: unknown): Taste => tasteOf(readOptions(tasteSheet, given));

export const bookTaste: Taste = readTaste({});
