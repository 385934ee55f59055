// XenoShyft: Onslaught. One to four commanders hold a mining base against the Hive for nine rounds.
import { type Game, type Player, defineGame } from '@xenotable/kernel';
import { commander } from './auto/commander.ts';
import { arrange } from './arrange.ts';
import { begin } from './begin.ts';
import { book } from './book/index.ts';
import { caseWords } from './caseWords.ts';
import { clock } from './clock.ts';
import type { Choice } from './choices.ts';
import { chances } from './chances.ts';
import { copy } from './copy.ts';
import { EDITION } from './edition.ts';
import { given } from './given.ts';
import { imagine } from './imagine.ts';
import type { Happening } from './happenings.ts';
import { log } from './log.ts';
import { oddsReply } from './oddsReply.ts';
import { options, tableOptions } from './options.ts';
import { outlooksWith } from './outlook/outlook.ts';
import { reaction } from './reaction.ts';
import { reason } from './reason/reason.ts';
import { report } from './report.ts';
import { score } from './score.ts';
import { actEnds, stakes } from './stakes.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { choiceWords } from './words.ts';

export { setups } from './setups.ts';
export { bound, trials } from './trials.ts';
export type { Aim, Choice, Deed, Doing } from './choices.ts';
export type { Outlook } from './outlook/outlook.ts';
export type * from './viewTypes.ts';

/** XS-ALLY The script of the Ally Commanders, to be used from outside as well. */
export const players: Record<string, Player<Choice, View>> = { commander };

export const game: Game<Table, Choice, View, Happening> = defineGame<Table, Choice, View, Happening>({
  name: 'xenoshyft',
  title: 'XenoShyft: Onslaught',
  edition: EDITION,
  seats: { least: 1, most: 4, kinds: ['person', 'ally'] },
  options,
  book,
  begin: (given, seats) => begin(tableOptions(given), seats),
  view,
  imagine,
  copy,
  score,
  chances,
  clock,
  rounds: (w) => w.round,
  reason,
  words: { choice: choiceWords, ...log },
  arrange,
  report,
  caseWords,
  given,
  stakes,
  actEnds,
  oddsReply,
  reaction,
});

/** What the board asks of the rules, in a worker. */
export const previews = { outlooks: outlooksWith(game) };
