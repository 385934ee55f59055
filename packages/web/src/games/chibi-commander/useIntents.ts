// The automaton's next turn as its own rules would play it now, or after the planned walk and attack, computed beside the page.
import type { previews } from '@xenotable/chibi-commander';
import { sideOf } from '@xenotable/chibi-commander/content';
import type { Announced, Planned, View } from '@xenotable/chibi-commander/preview';
import { useState } from 'react';
import { previewsOf } from '../../table/usePreview.ts';

const usePreview = previewsOf<typeof previews>('chibi-commander');
const NONE: readonly Announced[] = [];

/** The automaton announces something; nothing is announced where people or programs decide for both sides. */
export const announces = (view: View): boolean =>
  view.page === null && view.round > 0 && view.over === null && view.armies.some((army) => army.seat < 0);

/** The automaton acts: what it announced before stays as it was. */
export const actsNow = (view: View): boolean =>
  view.turn !== '' &&
  view.armies.some((army) => army.seat < 0 && army.side === sideOf(view.turn || army.faction));

/** What is announced; `planned`: if that walk and attack were done. */
export function useIntents(view: View, planned: Planned | null): readonly Announced[] {
  const asks = announces(view) && !actsNow(view);
  const answer = usePreview('announced', asks ? [view, planned] : null);
  const [last, setLast] = useState(NONE);
  if (answer !== null && answer !== last) setLast(answer);
  return announces(view) ? (answer ?? last) : NONE;
}
