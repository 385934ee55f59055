// What a Squad says to its friends, or to the other Squad.
import type { PhraseBook } from '../../table/talkContract.ts';
import type { View } from '@xenotable/enemy-eternal/preview';

const TO_FRIENDS: Readonly<Record<string, string>> = {
  'watch-lane': 'I watch this lane',
  'pod-last': 'Trigger the pod last',
  'cover-me': 'Cover me',
  'hold-fire': 'Hold your fire',
  'go-first': 'I go first',
  'take-objective': 'You take the objective',
  'need-heal': 'I need a medikit',
};

const TO_OPPONENTS: Readonly<Record<string, string>> = {
  'nice-shot': 'Nice shot',
  'lucky-dice': 'Lucky dice',
  'close-one': 'That was close',
  'not-seen': 'I did not see that coming',
  'good-luck': 'Good luck',
};

/** People on both sides play against each other; otherwise all of them are one side. */
const areOpponents = ({ sides }: View): boolean => sides.every(({ seats }) => seats.length > 0);

const WORDS: Readonly<Record<string, string>> = { ...TO_FRIENDS, ...TO_OPPONENTS };

export const phraseBook: PhraseBook<View> = {
  offered: (view) =>
    Object.keys(areOpponents(view) ? TO_OPPONENTS : TO_FRIENDS).map((phrase) => ({ phrase })),
  words: ({ phrase }) => (Object.hasOwn(WORDS, phrase) ? (WORDS[phrase] ?? null) : null),
};
