// The film settings of this device.
import { currentSettings } from '../../storage/settings.ts';
import { BETWEEN, type Pace } from './pace.ts';

/** The pace set on this device; null: no films. */
export function paceNow(): Pace | null {
  const { film, motion, advance } = currentSettings();
  if (film === 'none') return null;
  const still = motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const byHand = film === 'step';
  return {
    speed: byHand ? 'normal' : film,
    waits: byHand || (still && !advance),
    still,
    wholeActs: still && !byHand,
  };
}

/** Waits as long as people need to see what happened last. */
export const rest = (): Promise<void> =>
  new Promise((rested) => setTimeout(rested, paceNow() === null ? 0 : BETWEEN.slow));
