// Windows in which a seat may react, and the orders that answer questions without asking the seat's player.
import type { Json } from '../read/json.ts';
import type { RuleId } from './world.ts';

/** A window as a standing order sees it. */
export interface Reaction<C> {
  /** Windows of one kind have one key: 'damage', 'reveal'. */
  key: string;
  label: string;
  pass: C;
  /** What 'always use' plays, if there is one obvious play. */
  use: C | null;
  /** The windows of one moment ('this activation'), whose key is that of the window, '@' and what names the moment. What is ordered for it comes first. */
  here?: { key: string; label: string };
  /** Not to be answered without a look: the own piece is about to be lost. */
  urgent: boolean;
}

/** How windows of one kind are answered. */
export type StandingOrder = 'ask' | 'pass' | 'use';

/** An answer that is given once, to the next question of its kind. */
export interface PreparedAnswer {
  /** Made up by its player's device: it is given at most once. */
  id: string;
  choose: Json;
  /** What is asked then and what is answered, in the words that its player chose it by. */
  asked: string;
  words: string;
  /** The question came and the answer was not possible: it is kept until its player has seen that. */
  lapsed?: true;
}

/** Standing orders by the key of the window ('ask' where nothing is said), prepared answers by the rule of the question. */
export type StandingOrders = Readonly<Record<string, StandingOrder | PreparedAnswer>>;

/** Whether what is ordered under a key is good for one moment only. */
export const isForMoment = (key: string): boolean => key.includes('@');

const said = (orders: StandingOrders, key: string): StandingOrder | PreparedAnswer =>
  Object.hasOwn(orders, key) ? (orders[key] ?? 'ask') : 'ask';

/** What the orders say to a window, or null where its player is to decide. */
export function ordered<C>(orders: StandingOrders, { key, here, pass, use, urgent }: Reaction<C>): C | null {
  const now = here === undefined ? 'ask' : said(orders, here.key);
  const order = urgent ? 'ask' : now === 'ask' ? said(orders, key) : now;
  return order === 'pass' ? pass : order === 'use' ? use : null;
}

/** The answer that waits for questions of this rule. */
export function preparedFor(orders: StandingOrders, rule: RuleId): PreparedAnswer | null {
  const order = said(orders, rule);
  return typeof order === 'string' || order.lapsed === true ? null : order;
}

/** The orders once the answer to questions of this rule was given, or could not be. */
export function spentOrder(orders: StandingOrders, rule: RuleId, came: 'given' | 'lapsed'): StandingOrders {
  const { [rule]: prepared, ...others } = orders;
  if (came === 'given' || prepared === undefined || typeof prepared === 'string') return others;
  return { ...others, [rule]: { ...prepared, lapsed: true } };
}
