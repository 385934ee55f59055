// The rules alone: what a table needs for its first question. `game.ts` adds what programs, cases and laws need.
import { type Rules, type RulesParts, defineRules } from '@xenotable/kernel';
import { EDITION } from './edition.ts';
import { anytime } from './anytime.ts';
import { begin } from './begin.ts';
import { book } from './book/index.ts';
import type { Choice } from './choices.ts';
import { called } from './content/units.ts';
import { copy } from './copy.ts';
import type { Happening } from './happenings.ts';
import { imagine } from './imagine.ts';
import { log } from './log.ts';
import { oddsReply } from './oddsReply.ts';
import { options } from './options.ts';
import { announced } from './preview/aftermath.ts';
import { threatOf } from './preview/threat.ts';
import { reaction, windows } from './reaction.ts';
import { actEnds, stakes } from './stakes.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { actingWords, choiceWords } from './words.ts';

export const parts: RulesParts<Table, Choice, View, Happening, Space> = {
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
  words: { choice: (choice, shown) => called(choiceWords(choice, shown)), acting: actingWords, ...log },
  anytime,
  oddsReply,
  reaction,
  windows,
  stakes,
  actEnds,
};

export const rules: Rules<Table, Choice, View, Happening, Space> = defineRules(parts);

/** What the board asks of the rules, in a worker. */
export const previews = { threatOf, announced };
