// The rules alone: what a table needs for its first question. `game.ts` adds what programs, cases and laws need.
import { type Rules, type RulesParts, defineRules } from '@xenotable/kernel';
import { EDITION } from './edition.ts';
import { begin } from './begin.ts';
import { book } from './book/index.ts';
import { giveUp, mayGiveUp } from './book/turn/givingUp.ts';
import type { Choice } from './choices.ts';
import { copy } from './copy.ts';
import type { Happening } from './happenings.ts';
import { imagine } from './imagine.ts';
import { log } from './log.ts';
import { oddsReply } from './oddsReply.ts';
import { OPTIONS } from './options.ts';
import { aimAt } from './odds/aim.ts';
import { bordersIn, sightsOf, suggestedPlan, suggestedStands } from './preview/index.ts';
import { intents } from './preview/intents.ts';
import { threatOf } from './preview/threat.ts';
import { reaction, windows } from './reaction.ts';
import type { Space } from './spaces.ts';
import { actEnds, stakes } from './stakes.ts';
import type { Table } from './table.ts';
import { type View, view } from './view.ts';
import { choiceWords } from './words.ts';

export const parts: RulesParts<Table, Choice, View, Happening, Space> = {
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
  words: { choice: choiceWords, ...log },
  reaction,
  windows,
  stakes,
  actEnds,
  oddsReply,
  anytime: {
    offers: (w, seat) => (mayGiveUp(w, seat) ? [{ concede: true }] : []),
    includes: (choice) => 'concede' in choice,
    take: (play, seat) => giveUp(play, seat),
  },
};

export const rules: Rules<Table, Choice, View, Happening, Space> = defineRules(parts);

/** What the board asks of the rules, in a worker. */
export const previews = { bordersIn, sightsOf, suggestedStands, suggestedPlan, aimAt, intents, threatOf };
