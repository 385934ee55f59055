// The laws: what every game must obey. A game's test file passes them all with one line.
import type { AnyGame } from '../../src/rules/game.ts';
import { offerLaw, oddsLaw, secrecyLaw } from './players.ts';
import { type Trial, LawBroken } from './trial.ts';
import { copyLaw, endLaw, jsonLaw, replayLaw, undoLaw } from './worlds.ts';

export interface LawOptions {
  /** Random decisions per law, over all trials; games are added until there are that many. */
  decisions?: number;
  /** A random game of any trial ends within this many decisions. */
  bound?: number;
  seed?: number;
}

export interface Law {
  name: string;
  /** Throws LawBroken; returns how many decisions were looked at. */
  hold(): number;
}

type Check = (game: AnyGame, trial: Trial, seed: number, bound: number) => number;

const ALL: Record<string, Check> = {
  JSON: jsonLaw,
  Copy: copyLaw,
  Offer: offerLaw,
  End: endLaw,
  Replay: replayLaw,
  Secrecy: secrecyLaw,
  Undo: undoLaw,
  Odds: (game, trial, seed) => oddsLaw(game, trial, seed),
};

export const lawNames: readonly string[] = Object.keys(ALL);

/** All laws for a game, each over random games of every trial. */
export function laws(game: AnyGame, trials: readonly Trial[], options: LawOptions = {}): Law[] {
  const { decisions = 2000, bound = 20_000, seed = 1 } = options;
  return Object.entries(ALL).map(([name, law]) => ({
    name,
    hold() {
      let seen = 0;
      // One comparison of odds plays a position thousands of times.
      const enough = name === 'Odds' ? decisions / 20 : decisions;
      for (let round = 0; seen < enough || round === 0; round++) {
        for (const trial of trials) {
          try {
            seen += Math.max(1, law(game, trial, seed + round, bound));
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
}
