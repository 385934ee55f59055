// Questions without games: deals whose difference is drawn at random, judged as an inquiry judges them.
import { uniform } from '@xenotable/kernel';
import { LOOK, Tally, anytimeTest } from '../src/index.ts';

export interface Ended {
  /** Number of deals after which it reported a difference; null if it never did. */
  deals: number | null;
}

/** On a share of deals only one of the two wins, more often the second by `difference`. */
export function walk(seed: number, discordant: number, difference: number, most: number): Ended {
  const any = uniform(seed);
  const tally = new Tally();
  for (let deals = 1; deals <= most; deals++) {
    const u = any(1_000_000) / 1_000_000;
    const better = (discordant + difference) / 2;
    tally.add(u < better ? 1000 : u < discordant ? -1000 : 0);
    if (deals % LOOK === 0 && anytimeTest(tally, 1000, 0, true) <= 0.05) return { deals };
  }
  return { deals: null };
}
