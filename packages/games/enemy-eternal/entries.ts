// The entries of the AI cards in words.

const LETTERS: Readonly<Record<string, string>> = {
  A: 'attacks',
  D: 'guards a friend',
  F: 'falls back',
  M: 'moves closer',
  O: 'goes for its objective',
};

/** EE-AIM-05 What a letter tells a model to do. */
export const letterWords = (letter: string): string => LETTERS[letter[0] ?? ''] ?? 'acts';

const ORDERS: Readonly<Record<string, string>> = {
  A: 'attack',
  D: 'guard a friend',
  F: 'fall back',
  M: 'move closer',
  O: 'go for its objective',
};

/** What the card orders; whether the model can do it is another matter. */
export const orderWords = (letter: string): string => ORDERS[letter[0] ?? ''] ?? 'act';

/** EE-AIM-06 EE-AIM-07 A whole entry: `!` without looking for cover, `*` stays engaged. */
export const entryWords = (entry: string): string =>
  [
    `it ${letterWords(entry)}`,
    ...(entry.includes('!') ? ['without looking for cover'] : []),
    ...(entry.includes('*') ? ['and stays engaged'] : []),
  ].join(' ');

/** A whole entry as an order: 'fall back without looking for cover'. */
export const cardWords = (entry: string): string =>
  [
    orderWords(entry),
    ...(entry.includes('!') ? ['without looking for cover'] : []),
    ...(entry.includes('*') ? ['and stay engaged'] : []),
  ].join(' ');

const MOVES: readonly string[] = ['run', 'climb', 'charge'];

const moves = (orders: readonly string[]): boolean => orders.some((order) => MOVES.includes(order));

const isStuck = (letter: string, orders: readonly string[]): boolean =>
  /^[FM]/.test(letter) && !moves(orders);

/** EE-AUT-05 In base contact a model fights or flees before anything else, whatever its order. */
function engagedWords(letter: string, orders: readonly string[]): string {
  if (!moves(orders)) return `is in base contact: ${orders.join(', then ') || 'it stands guard'}`;
  return letter === 'A'
    ? 'is ordered to attack but has no weapon for close combat: it flees'
    : `is in base contact: it flees to ${orderWords(letter)}`;
}

/** What becomes of a letter: 'moves closer: run', or 'cannot move closer: overwatch'. */
export function planWords(letter: string, orders: readonly string[], engaged = false): string {
  if (engaged) return engagedWords(letter, orders);
  const does = orders.length === 0 ? 'it stands guard' : orders.join(', then ');
  return `${isStuck(letter, orders) ? `cannot ${orderWords(letter)}` : letterWords(letter)}: ${does}`;
}

/** Whether a model does something else than its card orders, or flees for it. */
export const departs = (letter: string, orders: readonly string[], engaged = false): boolean =>
  engaged ? moves(orders) : isStuck(letter, orders);
