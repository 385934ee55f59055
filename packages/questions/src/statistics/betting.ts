// An interval that may be checked after every deal. One gambler bets a share of the capital that every value is above a
// claimed mean, another that it is below. If the claim is true, the bets are fair at best, and the chance that the
// capital ever grows to 1/error is at most the error (Ville). So a mean against which a gambler would have become rich
// is excluded. The bets are a mixture of fixed shares, so that the capital does not depend on the order of the values.
// After Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2024).
import type { Estimate } from './estimate.ts';
import { bisect } from './normal.ts';
import type { Tally } from './tally.ts';

/** Shares of the largest possible bet; small ones are good for many deals, large ones for few. */
const STAKES = Array.from({ length: 20 }, (_, i) => 0.008 * (0.9 / 0.008) ** (i / 19));

/** Values between 0 and 1 with their counts. */
type Values = readonly (readonly [value: number, count: number])[];

/** The logarithm of the capital of a gambler who bets on values above `claim`; it falls as the claim grows. */
function capitalAbove(values: Values, claim: number): number {
  const logs = STAKES.map((stake) => {
    let log = 0;
    for (const [value, count] of values) log += count * Math.log1p(stake * (value / claim - 1));
    return log;
  });
  const most = Math.max(...logs);
  let sum = 0;
  for (const log of logs) sum += Math.exp(log - most);
  return most + Math.log(sum / logs.length);
}

const mirrored = (values: Values): Values => values.map(([value, count]) => [1 - value, count] as const);

/** Values of deals from `-scale` (or 0) to `scale` as values from 0 to 1. */
const between = (tally: Tally, scale: number, signed: boolean): Values =>
  tally.sorted.map(([value, count]) => [signed ? (value / scale + 1) / 2 : value / scale, count] as const);

/** The smallest mean that is not excluded. */
function lowest(values: Values, error: number): number {
  const rich = Math.log(2 / error);
  if (capitalAbove(values, 1e-9) < rich) return 0;
  return bisect((claim) => -capitalAbove(values, claim), -rich, 1e-9, 1, 40);
}

/** The interval of a mean; `signed` for differences from -1 to 1. */
export function anytime(tally: Tally, scale: number, error: number, signed: boolean): Estimate {
  const mean = tally.mean / scale;
  if (tally.size === 0) return { mean, low: signed ? -1 : 0, high: 1 };
  const values = between(tally, scale, signed);
  const low = lowest(values, error);
  const high = 1 - lowest(mirrored(values), error);
  return signed ? { mean, low: 2 * low - 1, high: 2 * high - 1 } : { mean, low, high };
}

/** A p-value that may be checked after every deal; at most `error` if the interval does not contain `truth`. */
export function anytimeTest(tally: Tally, scale: number, truth: number, signed: boolean): number {
  if (tally.size === 0) return 1;
  const values = between(tally, scale, signed);
  const claim = signed ? (truth + 1) / 2 : truth;
  const above = capitalAbove(values, claim);
  const below = capitalAbove(mirrored(values), 1 - claim);
  return Math.min(1, 2 * Math.exp(-Math.max(above, below)));
}
