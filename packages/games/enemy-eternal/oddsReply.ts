// How odds go on until a choice has had its effect: nobody interferes.
import type { Ask, Seat } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';

/** Choices that mean 'no, go on'. */
const PASSES: readonly Choice['do'][] = ['hold fire', 'no free attack', 'go on', 'stay hidden', 'hold found'];

/** Questions that somebody must answer: where a stray shot falls, whom an explosion hits first, where the last marker was an Infiltrator. */
const FORCED: readonly Choice['do'][] = ['spot', 'first', 'declare'];

/** The pass at an interrupt, or the first of what is forced. Elsewhere the effect has been had. */
export function oddsReply(_w: Table, asks: Ask<Choice, Space>[]): { seat: Seat; choice: Choice } | null {
  for (const { seat, offers } of asks) {
    const pass =
      offers.find((offer) => PASSES.includes(offer.do)) ?? offers.find((offer) => FORCED.includes(offer.do));
    if (pass !== undefined) return { seat, choice: pass };
  }
  return null;
}
