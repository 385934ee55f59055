// Who rolls and draws, in words.
import type { Typed } from '../../storage/tableRow.ts';

interface ChanceChoice {
  value: Typed | null;
  words: string;
  meaning: string;
}

const BY_TABLE: ChanceChoice = {
  value: null,
  words: 'Rolled by the table',
  meaning: 'The table rolls and draws; its seed proves every result.',
};

export const CHANCE: readonly ChanceChoice[] = [
  BY_TABLE,
  {
    value: 'dice',
    words: 'Rolled by you, typed in',
    meaning:
      'The table asks for every roll. It draws cards and tokens itself, for nobody may know them; the set-up too.',
  },
  {
    value: 'all',
    words: 'Rolled and drawn by you',
    meaning:
      'The table asks for every roll and every draw: for people with the real cards. It only lays out the set-up.',
  },
];

export const typedNamed = (value: string): ChanceChoice =>
  CHANCE.find((choice) => choice.value === value) ?? BY_TABLE;
