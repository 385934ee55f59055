// Keys of the player, and room for its strip.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { stepAfter } from './steps.ts';
import type { Replay } from './useReplay.ts';

/** Arrows step and Space plays wherever nothing else wants them. */
export function useReplayKeys(replay: Replay): void {
  const latest = useRef(replay);
  latest.current = replay;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.closest('input, [role=log], dialog, [role=grid]')
      )
        return;
      const { at, last, parts, playing, goTo, setPlaying } = latest.current;
      if (event.key === ' ' && target.closest('button, a') === null) setPlaying(!playing);
      else if (/^Arrow(Left|Right)$|^[[\]]$/.test(event.key)) goTo(stepAfter(event.key, at, last, parts)!);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Pixels that there are for the strip: its text is drawn at full size. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(800);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.max(200, Math.round(entry!.contentRect.width))),
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return width;
}
