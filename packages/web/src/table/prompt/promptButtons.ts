// Which buttons the prompt has, and their labels.
import { type Asked, type Json, type Worded, same } from '@xenotable/kernel';
import type { Selection } from '../actions/selection.ts';

const MOST = 4;

/** The buttons, the first one first; the others are only in the list of actions. */
export function promptButtons(
  selection: Selection,
  { offers, withdrawals }: Asked,
  say: (choice: Json) => string | undefined,
): Worded[] {
  if (selection.picked !== null) {
    const chosen = [...offers, ...withdrawals].find((offer) => same(offer.choice, selection.picked)) ?? {
      choice: selection.picked,
      words: say(selection.picked) ?? 'Do it',
    };
    return [chosen, ...selection.exact.filter((offer) => offer !== chosen)].slice(0, MOST);
  }
  if (selection.path.length > 0) return selection.exact.slice(0, MOST);
  if (selection.plain.length > 0) return selection.plain.slice(0, MOST);
  return offers.length <= MOST ? [...offers] : [];
}

/** Fewer common words than this are repeated. */
const COMMON = 3;

/** The words that all offers begin with, if there are enough to show them once. */
export function beginning(buttons: readonly Worded[]): string[] {
  const words = buttons.map((button) => button.words.split(' '));
  let first = 0;
  while (words.length > 1 && words.every((one) => one.length > first + 1 && one[first] === words[0]![first]))
    first++;
  // A number alone means nothing, so the name before it stays with it.
  const bare = words.some((one) => /^\d+$/.test(one[first] ?? ''));
  if (bare) first = 1 + words[0]!.slice(0, first).findLastIndex((word) => !/^[A-Z]/.test(word));
  return first < COMMON ? [] : words[0]!.slice(0, first);
}

/** The labels that distinguish several offers: common beginnings and ends are left out. */
export function apart(buttons: readonly Worded[]): string[] {
  const words = buttons.map((button) => button.words.split(' '));
  const first = beginning(buttons).length;
  if (first === 0) return words.map((one) => one.join(' '));
  let last = 0;
  while (words.every((one) => one.length > first + last + 1 && one.at(-1 - last) === words[0]!.at(-1 - last)))
    last++;
  if (last < COMMON) last = 0;
  return words.map((one) => `…\u00a0${one.slice(first, one.length - last).join(' ')}`);
}

/** Number of letters that the buttons can show on two lines, and how many the rest of a button takes. */
const ROOM = { page: 100, wide: 70, phone: 30 };
const EDGE = 8;

/** How many buttons can be read in full; the others are in the list of actions. */
export function readable(labels: readonly string[], size: keyof typeof ROOM): number {
  let room = ROOM[size];
  const fit = labels.findIndex((label) => (room -= label.length + EDGE) < 0);
  return fit < 0 ? labels.length : Math.max(1, fit);
}
