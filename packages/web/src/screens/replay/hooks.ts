// Keys of the player, and room for its strip.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { stepAfter } from './steps.ts';
import type { Replay } from './useReplay.ts';

/** Arrows step and Space plays wherever nothing else wants them. */
export function useReplayKeys(replay: Replay): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest('input, [role=log], dialog, [role=grid]')
    )
      return;
    const { at, last, parts, playing, goTo, setPlaying } = replay;
    if (event.key === ' ' && target.closest('button, a') === null) setPlaying(!playing);
    else if (/^Arrow(Left|Right)$|^[[\]]$/.test(event.key)) goTo(stepAfter(event.key, at, last, parts)!);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** Pixels that there are for the strip: its text is drawn at full size. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(800);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.max(200, Math.round(entry!.contentRect.width))),
    );
    if (ref.current !== null) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
