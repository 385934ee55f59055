// Xenos Rampant.
import { EDITION } from './edition.ts';
import { type Game, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { begin } from './begin.ts';
import { book } from './book/index.ts';
import { caseWords } from './caseWords.ts';
import { giveUp, mayGiveUp } from './book/turn/givingUp.ts';
import type { Choice } from './choices.ts';
import { copy } from './copy.ts';
import type { Happening } from './happenings.ts';
import { forecasts } from './forecasts.ts';
import { given } from './given.ts';
import { imagine } from './imagine.ts';
import { inSpace } from './inSpace.ts';
import { log } from './log.ts';
import { measures } from './measures.ts';
import { OPTIONS } from './options.ts';
import { bordersIn, sightsOf } from './preview/index.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';
import { score } from './score.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { choiceWords } from './words.ts';

export const game: Game<Table, Choice, View, Happening, Space> = defineGame({
  name: 'xenos-rampant',
  title: 'Xenos Rampant',
  edition: EDITION,
  seats: { least: 2, most: 4, kinds: ['person', 'automaton'] },
  options: OPTIONS,
  book,
  begin,
  view,
  imagine,
  copy,
  score,
  words: { choice: choiceWords, ...log },
  arrange,
  caseWords,
  report,
  sample,
  inSpace,
  forecasts,
  given,
  measures,
  anytime: {
    offers: (w, seat) => (mayGiveUp(w, seat) ? [{ concede: true }] : []),
    includes: (choice) => 'concede' in choice,
    take: (play, seat) => giveUp(play, seat),
  },
});

export { trials, bound } from './trials.ts';

/** What the board asks in the worker. */
export const previews = { bordersIn, sightsOf };
