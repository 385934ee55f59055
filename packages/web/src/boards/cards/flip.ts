// Things that changed their place slide there; new ones fade in. Only transform and opacity are animated, and nothing waits for it.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A movement of fewer pixels is not animated. */
const SLIGHT = 3;

/** The duration set on the board: a film may make it slower or faster. */
const duration = (board: Element): number =>
  Number.parseFloat(getComputedStyle(board).getPropertyValue('--m-move')) || 0;

export function useFlip(board: RefObject<HTMLElement | null>, view: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    if (board.current === null) return;
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const ms = duration(board.current);
    for (const el of board.current.querySelectorAll<HTMLElement>('button[data-thing]')) {
      const { thing: id = '' } = el.dataset;
      const box = el.getBoundingClientRect();
      now.set(id, box);
      const old = before.get(id);
      if (ms === 0 || before.size === 0) continue;
      if (old === undefined) el.animate([{ opacity: 0 }, { opacity: 1 }], ms);
      else {
        const dx = old.left - box.left;
        const dy = old.top - box.top;
        if (Math.hypot(dx, dy) > SLIGHT)
          el.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
            duration: ms,
            easing: 'cubic-bezier(.2,.8,.2,1)',
          });
      }
    }
    places.current = now;
  }, [board, view]);
}
