// An interval that may be looked at after every deal. A gambler stakes a share of the capital on every value being above a claimed
// mean, another on its being below; if the claim is true, neither game is in favour of the gambler, and the chance that the capital
// ever grows to 1/error is at most the error (Ville). What would have made a gambler rich is not the mean. The stakes are fixed
// shares, mixed: so the capital does not depend on the order of the values.
// After Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2024).
import type { Estimate } from './estimate.ts';
import { bisect } from './normal.ts';
import type { Tally } from './tally.ts';

/** Shares of what can be staked at most; small ones are good for many deals, large ones for few. */
const STAKES = Array.from({ length: 20 }, (_, i) => 0.008 * (0.9 / 0.008) ** (i / 19));

/** Values between 0 and 1 with how often they came. */
type Values = readonly (readonly [value: number, count: number])[];

/** The logarithm of the capital of whoever stakes on values above `claim`; it falls as the claim grows. */
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

/** The smallest mean that nobody has become rich against. */
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

/** A p-value that may be looked at after every deal; at most `error` where the interval does not hold `truth`. */
export function anytimeTest(tally: Tally, scale: number, truth: number, signed: boolean): number {
  if (tally.size === 0) return 1;
  const values = between(tally, scale, signed);
  const claim = signed ? (truth + 1) / 2 : truth;
  const above = capitalAbove(values, claim);
  const below = capitalAbove(mirrored(values), 1 - claim);
  return Math.min(1, 2 * Math.exp(-Math.max(above, below)));
}
