// The rules alone: what a table needs for its first question. `game.ts` adds what programs, cases and laws need.
import { type Rules, type RulesParts, defineRules } from '@xenotable/kernel';
import { EDITION } from './edition.ts';
import { begin } from './begin.ts';
import { anytime } from './book/concede.ts';
import { book } from './book/index.ts';
import type { Choice } from './choices.ts';
import { copy } from './copy.ts';
import type { Happening } from './happenings.ts';
import { imagine } from './imagine.ts';
import { log } from './log.ts';
import { oddsReply } from './oddsReply.ts';
import { options } from './options.ts';
import { threatTo } from './preview/dangers.ts';
import { intents } from './preview/intents.ts';
import { callingCells } from './preview/surprises.ts';
import { watchedFoes } from './preview/watching.ts';
import { watchOf } from './preview/moves.ts';
import { targetsOf } from './preview/ways.ts';
import { reaction, windows } from './reaction.ts';
import type { Space } from './spaces.ts';
import { actEnds, stakes } from './stakes.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { choiceWords } from './words.ts';

export const parts: RulesParts<Table, Choice, View, Happening, Space> = {
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
  words: { choice: choiceWords, ...log },
  stakes,
  actEnds,
  oddsReply,
  reaction,
  windows,
  anytime,
};

export const rules: Rules<Table, Choice, View, Happening, Space> = defineRules(parts);

/** What the board asks of the rules, in a worker. */
export const previews = { callingCells, intents, targetsOf, threatTo, watchOf, watchedFoes };
