// The rules alone: what a table needs for its first question. `game.ts` adds what programs, cases and laws need.
import { type Rules, type RulesParts, defineRules } from '@xenotable/kernel';
import { begin } from './begin.ts';
import { laterInStep2 } from './book/combat/squadWounds.ts';
import { book } from './book/index.ts';
import { copy } from './copy.ts';
import { oddsReply } from './oddsReply.ts';
import type { Happening } from './happenings.ts';
import { imagine } from './imagine.ts';
import { intents } from './intents.ts';
import { actEnds, stakes } from './stakes.ts';
import { options } from './options.ts';
import { reaction, windows } from './reaction.ts';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import { EDITION } from './edition.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { log } from './log.ts';
import { choiceWords } from './words.ts';

export const parts: RulesParts<Table, Choice, View, Happening, Space> = {
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
  words: { choice: choiceWords, ...log },
  reaction,
  windows,
  later: laterInStep2,
  stakes,
  actEnds,
  oddsReply,
};

export const rules: Rules<Table, Choice, View, Happening, Space> = defineRules(parts);

/** What the board asks of the rules, in a worker. */
export const previews = { intents };
