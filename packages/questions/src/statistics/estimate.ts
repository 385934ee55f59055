// Intervals for a fixed number of deals.
import { normalWidth, studentTwoSided, studentWidth, twoSided } from './normal.ts';
import type { Tally } from './tally.ts';

/** A number with its interval. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

export const halfWidth = ({ low, high }: Estimate): number => (high - low) / 2;

const clipped = (mean: number, middle: number, give: number): Estimate => ({
  mean,
  low: mean === 0 ? 0 : Math.max(0, middle - give),
  high: mean === 1 ? 1 : Math.min(1, middle + give),
});

/** Wilson's interval of a counted share, for any error. */
export function wilson(share: number, of: number, error = 0.05): Estimate {
  if (of === 0) return { mean: 0, low: 0, high: 1 };
  const z = normalWidth(error);
  const whole = 1 + (z * z) / of;
  const give = (z / whole) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return clipped(share, (share + (z * z) / (2 * of)) / whole, give);
}

/**
 * The number of independent games that carry as much information as these deals: games of one deal are not independent,
 * and a draw says less than a win. Never more than were played.
 */
export function effectiveSize(values: Tally, scale: number, games: number): number {
  const share = values.mean / scale;
  const variance = values.variance / scale ** 2;
  if (variance === 0) return share === 0 || share === 1 ? values.size : games;
  return Math.min(games, (share * (1 - share) * values.size) / variance);
}

/** The rate of wins, from values of deals between 0 and `scale`. */
export const rateOf = (values: Tally, scale: number, games: number, error: number): Estimate =>
  wilson(values.mean / scale, effectiveSize(values, scale, games), error);

/** The probability of such a rate if the true one is `truth`: the test that belongs to Wilson's interval. */
export function rateTest(values: Tally, scale: number, games: number, truth: number): number {
  if (values.size === 0) return 1;
  const size = effectiveSize(values, scale, games);
  return twoSided((values.mean / scale - truth) / Math.sqrt((truth * (1 - truth)) / size));
}

/** A mean of values that have no bounds, by Student's t. */
export function meanOf(values: Tally, scale: number, error: number): Estimate {
  const mean = values.mean / scale;
  if (values.size < 2) return { mean, low: -Infinity, high: Infinity };
  const give =
    studentWidth(error, values.size - 1) * Math.sqrt(values.variance / (values.size - 1)) * (1 / scale);
  return { mean, low: mean - give, high: mean + give };
}

/** The probability of such a mean if the true one is `truth`. */
export function meanTest(values: Tally, scale: number, truth = 0): number {
  if (values.size < 2) return 1;
  const error = Math.sqrt(values.variance / (values.size - 1)) / scale;
  const away = values.mean / scale - truth;
  if (error === 0) return away === 0 ? 1 : 0;
  return studentTwoSided(away / error, values.size - 1);
}

/** The mean and standard error of paired differences with one imagined deal more for either side (Bonett and Price). */
function imagined(differences: Tally, scale: number): { mean: number; error: number } {
  const size = differences.size + 2;
  const mean = differences.sum / scale / size;
  const squares = (differences.squares / scale ** 2 + 2) / size;
  return { mean, error: Math.sqrt(Math.max(0, squares - mean ** 2) / size) };
}

/** A mean of paired differences between -1 and 1; it is never certain, even if no deal told the two apart. */
export function pairedOf(differences: Tally, scale: number, error: number): Estimate {
  const { mean, error: one } = imagined(differences, scale);
  const give = normalWidth(error) * one;
  return {
    mean: differences.mean / scale,
    low: Math.max(-1, mean - give),
    high: Math.min(1, mean + give),
  };
}

/** The probability of such differences if there is none: the test that belongs to the interval. */
export function pairedTest(differences: Tally, scale: number): number {
  const { mean, error } = imagined(differences, scale);
  return twoSided(mean / error);
}
