// Which buttons the prompt has, and what stands on them.
import { type Asked, type Json, type Worded, same } from '@xenotable/kernel';
import type { Selection } from '../actions/selection.ts';

const MOST = 4;

/** The buttons, first one first; what does not fit is in the Actions list. */
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

/** Fewer common words than this are worth saying again. */
const COMMON = 3;

/** The words that all of several offers begin with, where they are many enough to be said once. */
export function beginning(buttons: readonly Worded[]): string[] {
  const words = buttons.map((button) => button.words.split(' '));
  let first = 0;
  while (words.length > 1 && words.every((one) => one.length > first + 1 && one[first] === words[0]![first]))
    first++;
  return first < COMMON ? [] : words[0]!.slice(0, first);
}

/** What tells several offers apart: what all of them begin or end with is left out. */
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

/** Letters that the buttons can show on two lines, and what the rest of a button takes of them. */
const ROOM = { page: 100, wide: 70, phone: 30 };
const EDGE = 8;

/** How many buttons can be read in full; the others are in the Actions list. */
export function readable(labels: readonly string[], size: keyof typeof ROOM): number {
  let room = ROOM[size];
  const fit = labels.findIndex((label) => (room -= label.length + EDGE) < 0);
  return fit < 0 ? labels.length : Math.max(1, fit);
}
