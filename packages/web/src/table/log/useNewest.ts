// The log scrolls to the newest line, unless somebody is reading older ones.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The newest line is at the bottom, where scrolling begins: above it the offset is negative. */
const NEAR = 24;

export interface Newest {
  /** Whether older lines are visible. */
  away: boolean;
  scrolled(): void;
  show(): void;
}

export function useNewest(list: RefObject<HTMLElement | null>, lines: number): Newest {
  const [away, setAway] = useState(false);
  const show = (): void => {
    if (list.current !== null) list.current.scrollTo(0, 0);
  };
  const follow = useEffectEvent(() => {
    const { current } = list;
    if (current === null || current.matches(':hover, :focus-within')) return;
    current.scrollTo(0, 0);
  });
  useEffect(() => follow(), [lines]);
  return {
    away,
    scrolled: () => setAway((list.current?.scrollTop ?? 0) < -NEAR),
    show,
  };
}
