// XenoShyft: Onslaught. One to four commanders hold a mining base against the Hive for nine rounds.
import { type Game, type Player, bookOf, defineGame } from '@xenotable/kernel';
import { commander } from './auto/commander.ts';
import { arrange } from './arrange.ts';
import { EDITION, begin } from './begin.ts';
import { book } from './book/index.ts';
import type { Choice } from './choices.ts';
import { copy } from './copy.ts';
import { imagine } from './imagine.ts';
import { oddsReply, measures } from './measures.ts';
import { options, rulesOf } from './options.ts';
import { report } from './report.ts';
import { score } from './score.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { words } from './words.ts';

export { bound, trials } from './trials.ts';

/** XS-ALLY The script of the Ally Commanders, to be used from outside as well. */
export const players: Record<string, Player<Choice, View>> = { commander };

export const game: Game<Table, Choice, View> = defineGame<Table, Choice, View>({
  name: 'xenoshyft',
  title: 'XenoShyft: Onslaught',
  edition: EDITION,
  seats: { least: 1, most: 4, kinds: ['person', 'ally'] },
  options,
  book: bookOf<Table, Choice>(book),
  begin: (given, seats) => begin(rulesOf(given), seats),
  view,
  imagine,
  copy,
  score,
  words,
  arrange,
  report,
  measures,
  oddsReply,
});
