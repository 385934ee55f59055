// XS-ALLY The Ally Commander: a function from its own view and a question to a choice. The book consults it; so may others outside.
import { applies } from '@xenotable/kernel';
import { type Choice, does } from '../choices.ts';
import { ITEMS } from '../content/items.ts';
import type { Glimpse } from '../viewTypes.ts';
import {
  answerDamage,
  answerKill,
  answerReveal,
  callIn,
  discardOne,
  extraHit,
  regroup,
  takeBack,
} from './answering.ts';
import { buying } from './buying.ts';
import { deploying, wrappingUp } from './deploying.ts';
import { reacting } from './reacting.ts';
import { type Asking, type Moment, by, firstOffer, momentOf } from './moment.ts';

/** What it does at each question, by the question's rule. */
const SCRIPT: Record<string, (m: Moment) => Choice> = {
  'XS-ACQ-04': buying,
  'XS-DEP-01': deploying,
  'XS-WRP-01': wrappingUp,
  'XS-REV-06': answerReveal,
  'XS-REA-04': reacting,
  'XS-DMG-09': answerDamage,
  'XS-DMG-16': answerKill,
  'XS-ABI-06': extraHit,
  'XS-DIV-05': takeBack,
  'XS-D-01': discardOne,
  'XS-D-06': callIn,
  'XS-I-24': regroup,
  'XS-OPT-12': draft,
};

/** XS-SEAT-03 Plays any seat from its own view, at the table or for somebody who has left it. */
export function commander(view: Glimpse, ask: Asking): Choice {
  const m = momentOf(view, ask);
  if (m.own.kind === 'person') applies('XS-SEAT-03');
  return SCRIPT[ask.rule]?.(m) ?? firstOffer(ask);
}

/** XS-OPT-12 In a draft it stocks what it thinks most of. */
function draft({ ask }: Moment): Choice {
  const items = ask.offers.filter((offer) => does(offer, 'stock'));
  const [best] = items.sort((a, b) => ITEMS[b.item].worth - ITEMS[a.item].worth);
  return by('XS-ALLY-25', best ?? firstOffer(ask));
}
