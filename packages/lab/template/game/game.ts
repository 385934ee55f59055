// Bug Hunt: what the table needs to know about the game.
import { type Game, defineGame } from '@xenotable/kernel';
import { arrange, report } from './arrange.ts';
import { HEARTS, begin } from './begin.ts';
import { book } from './book/index.ts';
import type { Choice } from './choices.ts';
import { copy } from './copy.ts';
import type { Happening } from './happenings.ts';
import { imagine } from './imagine.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { choiceWords, log } from './words.ts';

export const game: Game<Table, Choice, View, Happening> = defineGame({
  name: 'bug-hunt',
  title: 'Bug Hunt',
  edition: '1',
  seats: { least: 1, most: 1, kinds: ['person'] },
  options: {},
  book,
  begin: () => begin(),
  view,
  imagine,
  copy,
  score: (w) => (w.over === null ? w.hearts / (2 * HEARTS) : w.over.winners.length),
  words: { choice: choiceWords, ...log },
  arrange,
  report,
  stakes: () => [
    { key: 'hearts', title: 'Hearts', values: { unit: 'hearts', better: 'more' }, of: (w) => w.hearts },
  ],
});

export { bound, trials } from './trials.ts';
export type { View } from './view.ts';
