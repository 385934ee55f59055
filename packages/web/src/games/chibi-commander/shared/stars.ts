// What is said about commander stars.
import { typeOf } from '@xenotable/chibi-commander/content';
import { type Choice, nameOf, rethrowOf, type View } from '@xenotable/chibi-commander/preview';
import { unitOf } from './faces.ts';

/** Stars that a leader has left in this round, and how many it has. */
export function starsOf(view: View, leader: number): { left: number; all: number } {
  const unit = unitOf(view, leader);
  if (unit === null) return { left: 0, all: 0 };
  const { stars } = typeOf(unit.type);
  return { left: Math.max(0, stars - unit.starsUsed), all: stars };
}

/** CC-CMD-02 'Commander has 1 of 1 star, back next round'. */
export function starsWords(view: View, leader: number): string {
  const { left, all } = starsOf(view, leader);
  return `${nameOf(view, leader)} has ${left} of ${all} ${all === 1 ? 'star' : 'stars'}, new each round`;
}

/** No new throw would end better. */
export const isVainLuck = (view: View): boolean => rethrowOf(view)?.better === 0;

type Luck = Extract<Choice, { do: 'luck' }>;

/** The star that could be spent on the throw that lies there, unless that is in vain. */
export const luckIn = (offers: readonly Choice[], view: View): Luck | null =>
  isVainLuck(view) ? null : (offers.find((offer) => offer.do === 'luck') ?? null);
