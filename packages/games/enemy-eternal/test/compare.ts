// Shown chances against counted ones, exactly: the tail of the binomial distribution, not an approximation of it.
import type { Chance } from '@xenotable/kernel';
import { chanceToHit } from '../forecasts.ts';
import { type Position, happens } from './positions.ts';

/** As unlikely as 4.5 sigmas to both sides: with a thousand comparisons a sound table is accused once in 150 runs, and the seeds are fixed. */
const UNLIKELY = 6.8e-6;

/** The chance of `count` successes or a result even farther from the mean on the same side, doubled. */
export function tail(count: number, of: number, chance: number): number {
  if (chance <= 0 || chance >= 1) return count === Math.round(of * chance) ? 1 : 0;
  const step = count < of * chance ? -1 : 1;
  const odds = chance / (1 - chance);
  let log = of * Math.log1p(-chance);
  for (let k = 1; k <= count; k++) log += Math.log(((of - k + 1) / k) * odds);
  let term = Math.exp(log);
  let sum = 0;
  for (let k = count; k >= 0 && k <= of && (term > sum * 1e-12 || sum === 0); k += step) {
    sum += term;
    if (term === 0) break;
    term *= step > 0 ? ((of - k) / (k + 1)) * odds : k / ((of - k + 1) * odds);
  }
  return Math.min(1, 2 * sum);
}

export interface Comparison {
  words: string;
  /** How far the count is from the mean, in standard deviations. */
  sigmas: number;
  fits: boolean;
}

/** Makes the attack of a position many times; one line for the chance to hit and one for each loss of Wounds, shown or not. */
export function compare(position: Position, attacks: number, chance: Chance): Comparison[] {
  const { aim } = position;
  let hits = 0;
  const losses = new Map<number, number>();
  for (let n = 0; n < attacks; n++) {
    const { hit, wounds } = happens(position, chance);
    if (hit) hits++;
    losses.set(wounds, (losses.get(wounds) ?? 0) + 1);
  }
  const line = (what: string, count: number, shown: number): Comparison => {
    const spread = Math.sqrt(attacks * shown * (1 - shown));
    return {
      words: `${aim.weapon} (${aim.order.do}), ${what}: shown ${(100 * shown).toFixed(3)} %, counted ${((100 * count) / attacks).toFixed(3)} %`,
      sigmas: spread === 0 ? 0 : Math.abs(count - attacks * shown) / spread,
      fits: tail(count, attacks, shown) > UNLIKELY,
    };
  };
  const shown = new Map(aim.losses.map((one) => [one.wounds, one.ways / one.of]));
  const values = [...new Set([...shown.keys(), ...losses.keys()])];
  return [
    line('hit', hits, chanceToHit(aim)),
    ...values.map((value) => line(`${value} Wounds`, losses.get(value) ?? 0, shown.get(value) ?? 0)),
  ];
}
