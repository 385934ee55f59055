// Xenos Rampant.
import { EDITION } from './edition.ts';
import { type Game, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { begin } from './begin.ts';
import { book } from './book/index.ts';
import { caseWords } from './caseWords.ts';
import { giveUp, mayGiveUp } from './book/turn/givingUp.ts';
import type { Choice } from './choices.ts';
import { chances } from './chances.ts';
import { copy } from './copy.ts';
import type { Happening } from './happenings.ts';
import { forecasts } from './forecasts.ts';
import { given } from './given.ts';
import { imagine } from './imagine.ts';
import { inSpace } from './inSpace.ts';
import { log } from './log.ts';
import { oddsReply } from './oddsReply.ts';
import { OPTIONS } from './options.ts';
import { aimAt } from './odds/aim.ts';
import { bordersIn, sightsOf, suggestedStands } from './preview/index.ts';
import { intents } from './preview/intents.ts';
import { threatOf } from './preview/threat.ts';
import { reaction } from './reaction.ts';
import { reason } from './reason.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';
import { clock, score, sides } from './score.ts';
import { sensible } from './sensible.ts';
import type { Space } from './spaces.ts';
import { actEnds, stakes } from './stakes.ts';
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
  chances,
  sides,
  clock,
  rounds: (w) => w.turn,
  reason,
  words: { choice: choiceWords, ...log },
  arrange,
  caseWords,
  report,
  sample,
  sensible,
  inSpace,
  forecasts,
  given,
  reaction,
  stakes,
  actEnds,
  oddsReply,
  anytime: {
    offers: (w, seat) => (mayGiveUp(w, seat) ? [{ concede: true }] : []),
    includes: (choice) => 'concede' in choice,
    take: (play, seat) => giveUp(play, seat),
  },
});

export { setups } from './setups.ts';
export { trials, bound } from './trials.ts';

/** What the board asks in the worker. */
export const previews = { bordersIn, sightsOf, suggestedStands, aimAt, intents, threatOf };
