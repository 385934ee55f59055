// Windows in which a seat may react, and the standing orders that answer them without asking its player.

/** A window as a standing order sees it. */
export interface Reaction<C> {
  /** Windows of one kind have one key: 'damage', 'reveal'. */
  key: string;
  label: string;
  pass: C;
  /** What 'always use' plays, if there is one obvious play. */
  use: C | null;
  /** The windows of one moment, which has a key of its own: 'this activation'. What is ordered for it comes first. */
  here?: { key: string; label: string };
  /** Not to be answered without a look: the own piece is about to be lost. */
  urgent: boolean;
}

/** How windows of one kind are answered. */
export type StandingOrder = 'ask' | 'pass' | 'use';

/** By the key of the window; 'ask' where nothing is said. */
export type StandingOrders = Readonly<Record<string, StandingOrder>>;

/** What the orders say to a window, or null where its player is to decide. */
export function ordered<C>(orders: StandingOrders, { key, here, pass, use, urgent }: Reaction<C>): C | null {
  const said = (one: string): StandingOrder => (Object.hasOwn(orders, one) ? (orders[one] ?? 'ask') : 'ask');
  const now = here === undefined ? 'ask' : said(here.key);
  const order = urgent ? 'ask' : now === 'ask' ? said(key) : now;
  return order === 'pass' ? pass : order === 'use' ? use : null;
}
