// Things that changed their place slide there; new ones appear. Only transform and opacity move, and nothing waits for it.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Less than this is no movement. */
const SLIGHT = 3;

/** As the board says: a film may want it slower or quicker. */
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
      const id = el.dataset['thing']!;
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
