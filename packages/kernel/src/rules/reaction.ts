// Windows in which a seat may react, and orders that answer questions without asking the seat's player.
import type { Json } from '../read/json.ts';
import type { RuleId } from './world.ts';

/** A window as a standing order sees it. */
export interface Reaction<C> {
  /** Windows of the same kind have the same key: 'damage', 'reveal'. */
  key: string;
  label: string;
  pass: C;
  /** What 'always use' plays, if there is one obvious play. */
  use: C | null;
  /**
   * The windows of one moment ('this activation'). Its key is the window's key, '@' and the name of the moment. Orders
   * for a moment come before those for the window.
   */
  here?: { key: string; label: string };
  /** Must not be answered without asking: the player's own piece is about to be lost. */
  urgent: boolean;
  /** Passing gives nothing up: nothing that can be done here changes anything, or it can be done as well in the next window. */
  nothingLost?: true;
}

/** How windows of one kind are answered. */
export type StandingOrder = 'ask' | 'pass' | 'use';

/** An answer that is given once, to the next question of its rule. */
export interface PreparedAnswer {
  /** Chosen by its player's device; it makes sure that the answer is given only once. */
  id: string;
  choose: Json;
  /** The question and the answer in the words that the player saw. */
  asked: string;
  words: string;
  /** The question came and the answer could not be given; kept until its player has seen that. */
  lapsed?: true;
}

/** Standing orders by the key of the window (default 'ask'), prepared answers by the rule of the question. */
export type StandingOrders = Readonly<Record<string, StandingOrder | PreparedAnswer>>;

/** Whether the order under this key is for one moment only. */
export const isForMoment = (key: string): boolean => key.includes('@');

const said = (orders: StandingOrders, key: string): StandingOrder | PreparedAnswer =>
  Object.hasOwn(orders, key) ? (orders[key] ?? 'ask') : 'ask';

/** The key of the order for all windows in which passing gives nothing up. */
export const NOTHING_LOST = 'nothing lost';

/** The answer that the orders give in a window; null if its player must decide. */
export function ordered<C>(orders: StandingOrders, window: Reaction<C>): C | null {
  const { key, here, pass, use, urgent, nothingLost } = window;
  if (urgent) return null;
  const keys = [...(here === undefined ? [] : [here.key]), key, ...(nothingLost ? [NOTHING_LOST] : [])];
  const order = keys.map((one) => said(orders, one)).find((one) => one !== 'ask');
  return order === 'pass' ? pass : order === 'use' ? use : null;
}

/** The answer that waits for questions of this rule. */
export function preparedFor(orders: StandingOrders, rule: RuleId): PreparedAnswer | null {
  const order = said(orders, rule);
  return typeof order === 'string' || order.lapsed === true ? null : order;
}

/** The orders after the prepared answer to this rule was given or lapsed. */
export function spentOrder(orders: StandingOrders, rule: RuleId, came: 'given' | 'lapsed'): StandingOrders {
  const { [rule]: prepared, ...others } = orders;
  if (came === 'given' || prepared === undefined || typeof prepared === 'string') return others;
  return { ...others, [rule]: { ...prepared, lapsed: true } };
}
