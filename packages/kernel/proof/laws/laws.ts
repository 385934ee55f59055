// The laws: properties that every game must have. A game's test file checks them all with one line.
import type { AnyGame } from '../../src/rules/game.ts';
import { judgeLaw } from './judge.ts';
import { measureLaw } from './measure.ts';
import { offerLaw } from './offer.ts';
import { perftDifference, perftText } from '../perft.ts';
import { pureLaw } from './pure.ts';
import { roundTripLaw } from './roundTrip.ts';
import { scoreLaw } from './score.ts';
import { secrecyLaw } from './secrecy.ts';
import { secrecyOverTimeLaw } from './secrecyOverTime.ts';
import { LawBroken, type Trial } from './trial.ts';
import { wordsLaw } from './words.ts';
import { copyLaw, endLaw, jsonLaw, replayLaw, undoLaw } from './worlds.ts';

export interface LawOptions {
  /** Random decisions per law, over all trials; games are added until this number is reached. */
  decisions?: number;
  /** A random game of any trial ends within this many decisions. */
  bound?: number;
  seed?: number;
  /** The stored perft counts as text (null: none), and the set-ups they were counted in; without it the law Perft is left out. */
  perft?: { kept: string | null; trials: readonly Trial[] };
}

export interface Law {
  name: string;
  /** Throws LawBroken; returns the number of decisions it looked at. */
  hold(): number;
}

interface Checked {
  /** Looks at one random game of a trial; returns the number of its decisions. */
  check(game: AnyGame, trial: Trial, seed: number, bound: number): number;
  /** The share of the decisions that is enough, for laws that play each position many times. */
  share?: number;
}

const ALL: Record<string, Checked> = {
  JSON: { check: jsonLaw },
  Copy: { check: copyLaw },
  Pure: { check: pureLaw, share: 1 / 2 },
  Offer: { check: offerLaw },
  Judge: { check: judgeLaw },
  Words: { check: wordsLaw },
  End: { check: endLaw },
  Score: { check: scoreLaw },
  Replay: { check: replayLaw },
  Undo: { check: undoLaw },
  Secrecy: { check: secrecyLaw },
  'Secrecy over time': { check: secrecyOverTimeLaw, share: 1 / 2 },
  'Round trip': { check: roundTripLaw, share: 1 / 8 },
  Measure: { check: measureLaw, share: 1 / 20 },
};

export const lawNames: readonly string[] = [...Object.keys(ALL), 'Perft'];

/** All laws for a game, each over random games of every trial. */
export function laws(game: AnyGame, trials: readonly Trial[], options: LawOptions = {}): Law[] {
  const { decisions = 2000, bound = 20_000, seed = 1, perft } = options;
  const all: Law[] = Object.entries(ALL).map(([name, { check, share = 1 }]) => ({
    name,
    hold() {
      let seen = 0;
      const enough = decisions * share;
      for (let round = 0; seen < enough || round === 0; round++) {
        for (const trial of trials) {
          try {
            seen += Math.max(1, check(game, trial, seed + round, bound));
          } catch (error) {
            if (error instanceof LawBroken)
              throw new LawBroken(`${name}: ${error.message}`, { cause: error });
            throw error;
          }
          if (seen >= enough && round > 0) break;
        }
      }
      return seen;
    },
  }));
  if (perft !== undefined) all.push({ name: 'Perft', hold: () => perftHolds(game, perft) });
  return all;
}

/** Compares the counts of today's rules with the stored ones. */
function perftHolds(game: AnyGame, { kept, trials }: NonNullable<LawOptions['perft']>): number {
  if (kept === null) throw new LawBroken(`Perft: no counts are kept (xenotable perft ${game.name} --write)`);
  const difference = perftDifference(kept, perftText(game, trials));
  if (difference !== null) throw new LawBroken(`Perft: ${difference}`);
  return trials.length;
}
