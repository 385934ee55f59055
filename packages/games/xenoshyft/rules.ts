// The rules alone: what a table needs for its first question. `game.ts` adds what programs, cases and laws need.
import { type Rules, type RulesParts, defineRules } from '@xenotable/kernel';
import { begin } from './begin.ts';
import { book } from './book/index.ts';
import type { Choice } from './choices.ts';
import { copy } from './copy.ts';
import { EDITION } from './edition.ts';
import { imagine } from './imagine.ts';
import type { Happening } from './happenings.ts';
import { log } from './log.ts';
import { oddsReply } from './oddsReply.ts';
import { options, tableOptions } from './options.ts';
import { outlooksWith } from './outlook/outlook.ts';
import { reaction, windows } from './reaction.ts';
import { actEnds, stakes } from './stakes.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { choiceWords } from './words.ts';

export const parts: RulesParts<Table, Choice, View, Happening> = {
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
  words: { choice: choiceWords, ...log },
  stakes,
  actEnds,
  oddsReply,
  reaction,
  windows,
};

export const rules: Rules<Table, Choice, View, Happening> = defineRules(parts);

/** What the board asks of the rules, in a worker. */
export const previews = { outlooks: outlooksWith(rules) };
