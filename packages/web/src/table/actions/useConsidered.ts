// The answer that somebody points at without choosing it yet: the odds show it, if a question has few answers.
import type { Asked, Json } from '@xenotable/kernel';
import { useCallback, useEffect, useState } from 'react';

/** With more answers than this the pointer often only passes over them. */
const FEW = 8;
/** Milliseconds: if the pointer leaves sooner, it only passed over. */
const PASSING = 120;

const hasFewAnswers = (ask: Asked): boolean => ask.offers.length <= FEW && ask.spaces.length === 0;

export function useConsidered(ask: Asked | null) {
  const [under, setUnder] = useState<Json | null>(null);
  const [considered, setConsidered] = useState<Json | null>(null);
  const [asked, setAsked] = useState(ask);
  if (asked !== ask) {
    setAsked(ask);
    setUnder(null);
    setConsidered(null);
  }
  useEffect(() => {
    const rests = setTimeout(() => setConsidered(under), PASSING);
    return () => clearTimeout(rests);
  }, [under]);
  const few = ask !== null && hasFewAnswers(ask);
  const consider = useCallback((choice: Json | null) => setUnder(few ? choice : null), [few]);
  // The render in which the question changes already shows the new view, in which an answer to the old question has no meaning.
  return { considered: asked === ask ? considered : null, consider };
}

/** The event handlers of a button whose odds are shown while it is pointed at. */
export const considers = (consider: (choice: Json | null) => void, choice: Json) => ({
  onPointerEnter: () => consider(choice),
  onPointerLeave: () => consider(null),
  onFocus: () => consider(choice),
  onBlur: () => consider(null),
});
