// How this device likes films.
import { currentSettings } from '../../storage/settings.ts';
import { BETWEEN, type Pace } from './pace.ts';

/** As this device likes it; null: nothing is shown step by step. */
export function paceNow(): Pace | null {
  const { film, motion, advance } = currentSettings();
  if (film === 'none') return null;
  const still = motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { speed: film === 'step' ? 'normal' : film, waits: film === 'step' || (still && !advance), still };
}

/** For as long as people need to see what happened last. */
export const rest = (): Promise<void> =>
  new Promise((rested) => setTimeout(rested, paceNow() === null ? 0 : BETWEEN.slow));
