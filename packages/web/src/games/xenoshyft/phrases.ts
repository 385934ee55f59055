// What Commanders say to each other.
import type { View } from '@xenotable/xenoshyft';
import { CARDS, isCard } from '@xenotable/xenoshyft/content';
import { heldThing } from '@xenotable/xenoshyft/preview';
import type { Phrase, PhraseBook } from '../../table/talkContract.ts';

const PLAIN: Readonly<Record<string, string>> = {
  'help-lane': 'I need help in my lane',
  'lane-holds': 'My lane holds',
  'save-crystals': 'Save your Xenosathem',
  'front-me': 'I take the front',
};

/** Items in the own hand can be given, most of them in Combat. */
const spare = (view: View, seat: number): Phrase[] =>
  [...new Set(view.seats[seat]?.hand ?? [])]
    .filter((card) => CARDS[card].kind !== 'troop' && CARDS[card].kind !== 'crystal')
    .map((card) => ({ phrase: 'spare', what: card }));

export const phraseBook: PhraseBook<View> = {
  offered: (view, seat) => [
    ...spare(view, seat),
    ...[1, 2, 3].map((number) => ({ phrase: 'you-take', number })),
    ...Object.keys(PLAIN).map((phrase) => ({ phrase })),
  ],
  words({ phrase, what = '', number }) {
    if (phrase === 'spare') return isCard(what) ? `I can spare ${a(CARDS[what].name)}` : null;
    if (phrase === 'you-take') return number === undefined ? null : `You take ${number}`;
    return PLAIN[phrase] ?? null;
  },
  names(thing, view) {
    const [kind, seat = '', zone] = thing.split(':');
    const name = view.seats[Number(seat)]?.name;
    if (kind === 'base') return 'the Base';
    if (name === undefined) return null;
    if (kind === 'zone') return `zone ${zone} of ${name}`;
    return kind === 'lane' ? `the lane of ${name}` : kind === 'seat' ? name : null;
  },
  toOthers(thing, seat) {
    const card = thing.startsWith('hand:') ? thing.slice('hand:'.length) : '';
    return isCard(card) ? heldThing(seat, card) : thing;
  },
};

const a = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
