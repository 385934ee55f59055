// Words for exact and for sampled chances.
import type { Prospect, Prospects } from '@xenotable/kernel';
import { percent } from '../../kit/draw/text.ts';

/** Fewer samples than this are shown as no chance. */
const FEWEST = 100;

/** Whether figures are known well enough to be shown. */
export const isTelling = ({ exact, walks }: Pick<Prospects, 'exact' | 'walks'>): boolean =>
  exact || walks >= FEWEST;

/** Samples never prove that something is certain. */
export const chanceWords = (chance: number, exact: boolean): string => {
  if (chance > 1 - 1e-9) return exact ? 'certain' : '> 99 %';
  return chance < 0.005 ? '< 1 %' : `${percent(chance)} %`;
};

/** The smallest and the largest value. */
export const spreadWords = ({ lines }: Pick<Prospect, 'lines'>, exact: boolean): string => {
  const first = lines[0]?.value;
  const last = lines.at(-1)?.value;
  if (first === last) return exact ? 'certain' : 'in every sample';
  return `${first} to ${last}`;
};
