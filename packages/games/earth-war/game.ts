// Coaliens Earth War: Merely Shadows.
import { type Game, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { autopilot } from './auto/autopilot.ts';
import { begin } from './begin.ts';
import { caseWords } from './caseWords.ts';
import { book } from './book/index.ts';
import { copy } from './copy.ts';
import { oddsReply } from './oddsReply.ts';
import type { Happening } from './happenings.ts';
import { forecasts } from './forecasts.ts';
import { given } from './given.ts';
import { imagine } from './imagine.ts';
import { intents } from './intents.ts';
import { inSpace } from './inSpace.ts';
import { actEnds, stakes } from './stakes.ts';
import { options } from './options.ts';
import { reaction } from './reaction.ts';
import { reason } from './reason.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';
import { clock, score, sides } from './score.ts';
import { sensible } from './sensible.ts';
import { sergeant } from './auto/sergeant.ts';
import type { Choice } from './choices.ts';
import { chances } from './chances.ts';
import type { Space } from './spaces.ts';
import { EDITION } from './edition.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { log } from './log.ts';
import { choiceWords } from './words.ts';

export const game: Game<Table, Choice, View, Happening, Space> = defineGame({
  name: 'earth-war',
  title: 'Coaliens Earth War: Merely Shadows',
  edition: EDITION,
  seats: { least: 1, most: 5, kinds: ['person', 'autopilot'] },
  options,
  book,
  begin,
  view,
  imagine,
  copy,
  score,
  chances,
  clock,
  rounds: ({ mission }) => mission.rounds,
  sides,
  sensible,
  reason,
  words: { choice: choiceWords, ...log },
  arrange,
  report,
  caseWords,
  given,
  sample,
  reaction,
  inSpace,
  forecasts,
  stakes,
  actEnds,
  oddsReply,
});

export { setups } from './setups.ts';
export { bench, bound, trials } from './trials.ts';
/** What the board asks of the rules, in their worker. */
export const previews = { intents };
export const players = { autopilot, sergeant };
