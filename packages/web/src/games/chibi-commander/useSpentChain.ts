// A chain of which nothing is left ends by itself.
import { type Choice, endingOf, type View } from '@xenotable/chibi-commander/preview';
import { useEffect, useEffectEvent } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import type { Field } from './useField.ts';

/** A chain is used up, and nothing is lost by breaking it off: nothing else can be chosen, or all of it can be chosen afterwards as well. */
export function isSpent(view: View, offers: readonly Choice[]): boolean {
  const { acting } = view;
  if (acting === null || acting.chain < 0 || acting.points + acting.deeds + acting.jumps > 0) return false;
  if (!offers.some((offer) => offer.do === 'break off')) return false;
  return offers.length === 1 || endingOf(view).length > 1;
}

export function useSpentChain({ view, ask, goOn, still }: BoardProps<View>, { offers }: Field): void {
  const spent = !still && ask !== null && isSpent(view, offers);
  const answer = useEffectEvent(() => goOn({ do: 'break off' }));
  useEffect(() => {
    if (spent) answer();
  }, [ask, spent]);
}
