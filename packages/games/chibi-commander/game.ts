// Chibi Commander: a comic alien war on a grid, for one to four players.
import { EDITION } from './edition.ts';
import { type Game, defineGame } from '@xenotable/kernel';
import { anytime } from './anytime.ts';
import { arrange } from './arrange.ts';
import { begin } from './begin.ts';
import { book } from './book/index.ts';
import { clock } from './clock.ts';
import type { Choice } from './choices.ts';
import { copy } from './copy.ts';
import { face } from './face.ts';
import { forecasts } from './forecasts.ts';
import { given } from './given.ts';
import type { Happening } from './happenings.ts';
import { imagine } from './imagine.ts';
import { inSpace } from './inSpace.ts';
import { log } from './log.ts';
import { oddsReply } from './oddsReply.ts';
import { options } from './options.ts';
import { intents } from './preview/intents.ts';
import { threatOf } from './preview/threat.ts';
import { reaction } from './reaction.ts';
import { reason } from './reason.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';
import { score, sides } from './score.ts';
import { actEnds, stakes } from './stakes.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { choiceWords } from './words.ts';

export { setups } from './setups.ts';
export { bound, trials } from './trials.ts';

export const previews = { threatOf, intents };

export const game: Game<Table, Choice, View, Happening, Space> = defineGame<
  Table,
  Choice,
  View,
  Happening,
  Space
>({
  name: 'chibi-commander',
  title: 'Chibi Commander',
  edition: EDITION,
  seats: { least: 1, most: 4, kinds: ['person', 'program'] },
  options,
  book,
  begin,
  view,
  imagine,
  copy,
  score,
  sides,
  clock,
  rounds: (w) => w.round,
  words: { choice: choiceWords, ...log },
  arrange,
  given,
  report,
  sample,
  inSpace,
  face,
  anytime,
  oddsReply,
  reaction,
  reason,
  forecasts,
  stakes,
  actEnds,
});
