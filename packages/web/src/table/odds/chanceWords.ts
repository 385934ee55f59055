// Words for exact and for sampled chances.
import type { Prospect, Prospects } from '@xenotable/kernel';
import { percent } from '../../kit/draw/text.ts';

/** Fewer samples than this are shown as no chance. */
const FEWEST = 25;

/** Whether figures are known well enough to be shown. */
export const isTelling = ({ exact, walks }: Pick<Prospects, 'exact' | 'walks'>): boolean =>
  exact || walks >= FEWEST;

/** Few samples tell only roughly: the step in points to which their figures are rounded. */
const stepOf = (samples: number): number => (samples < 50 ? 10 : samples < 400 ? 5 : 1);

/** A chance from so many samples; null: it is exact. Samples never prove that something is certain. */
export const chanceWords = (chance: number, samples: number | null): string => {
  if (chance > 1 - 1e-9) return samples === null ? 'certain' : '> 99 %';
  const step = samples === null ? 1 : stepOf(samples);
  if (step > 1) {
    const rough = Math.min(100 - step, Math.max(step, Math.round((100 * chance) / step) * step));
    return `≈ ${rough} %`;
  }
  return chance < 0.005 ? '< 1 %' : `${percent(chance)} %`;
};

/** The smallest and the largest value. */
export const spreadWords = ({ lines }: Pick<Prospect, 'lines'>, exact: boolean): string => {
  const first = lines[0]?.value;
  const last = lines.at(-1)?.value;
  if (first === last) return exact ? 'certain' : 'in every sample';
  return `${first} to ${last}`;
};
