// XCOM Enemy Eternal.
import { EDITION } from './edition.ts';
import { type Game, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { begin } from './begin.ts';
import { anytime } from './book/concede.ts';
import { book } from './book/index.ts';
import { caseWords } from './caseWords.ts';
import type { Choice } from './choices.ts';
import { chances } from './chances.ts';
import { copy } from './copy.ts';
import type { Happening } from './happenings.ts';
import { given } from './given.ts';
import { imagine } from './imagine.ts';
import { inSpace } from './inSpace.ts';
import { log } from './log.ts';
import { oddsReply } from './oddsReply.ts';
import { options } from './options.ts';
import { threatTo } from './preview/dangers.ts';
import { intents } from './preview/intents.ts';
import { watchedFoes } from './preview/watching.ts';
import { watchOf } from './preview/moves.ts';
import { targetsOf } from './preview/ways.ts';
import { reaction } from './reaction.ts';
import { reason } from './reason.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';
import { sensible } from './sensible.ts';
import { clock, score, sides } from './score.ts';
import type { Space } from './spaces.ts';
import { actEnds, stakes } from './stakes.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { choiceWords } from './words.ts';

export const game: Game<Table, Choice, View, Happening, Space> = defineGame({
  name: 'enemy-eternal',
  title: 'XCOM Enemy Eternal',
  edition: EDITION,
  seats: { least: 1, most: 4, kinds: ['person'] },
  options,
  book,
  begin,
  view,
  imagine,
  copy,
  score,
  chances,
  sides,
  clock,
  rounds: (w) => w.round,
  words: { choice: choiceWords, ...log },
  arrange,
  report,
  given,
  caseWords,
  sample,
  sensible,
  reason,
  inSpace,
  stakes,
  actEnds,
  oddsReply,
  reaction,
  anytime,
});

export { setups } from './setups.ts';
export { bound, trials } from './trials.ts';

/** What the board asks in the worker. */
export const previews = { intents, targetsOf, threatTo, watchOf, watchedFoes };
