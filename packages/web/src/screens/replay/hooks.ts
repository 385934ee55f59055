// Keys of the player.
import { type Review, isMistake } from '@xenotable/bots';
import { stepAfter } from './steps.ts';
import type { Replay } from './useReplay.ts';
import { elementOf } from '../../kit/target.ts';
import { isModified } from '../../kit/keyEvents.ts';
import { useKeyDown } from '../../kit/useKeyDown.ts';

/** The next error of a review after a moment, or the one before it. */
function errorFrom(review: Review | null, at: number, by: 1 | -1): number | undefined {
  const errors = (review?.steps ?? []).filter(isMistake).map(({ entry }) => entry);
  return by > 0 ? errors.find((entry) => entry > at) : errors.findLast((entry) => entry < at);
}

/** Arrows step through happenings, with Shift through decisions, N and B through errors; Space plays unless another control uses it. */
export function useReplayKeys(replay: Replay, review: Review | null): void {
  useKeyDown((event) => {
    const target = elementOf(event);
    if (
      event.defaultPrevented ||
      isModified(event) ||
      target?.closest('input, [role=log], dialog, [role=grid]')
    )
      return;
    const { at, last, parts, playing, goTo, step, setPlaying } = replay;
    if (event.key === ' ' && target?.closest('button, a') === null) setPlaying(!playing);
    else if (!event.shiftKey && event.key === 'ArrowRight') step(1);
    else if (!event.shiftKey && event.key === 'ArrowLeft') step(-1);
    else if (/^[nb]$/i.test(event.key)) {
      const error = errorFrom(review, at, event.key.toLowerCase() === 'n' ? 1 : -1);
      if (error !== undefined) goTo(error);
    } else if (/^Arrow(Left|Right)$|^[[\]]$/.test(event.key))
      goTo(stepAfter(event.key, at, last, parts) ?? at);
    else return;
    event.preventDefault();
  });
}
