// For records: returns the recorded results. Each must be asked for by the same rule as before.
import { type Chance, type Result, askedDie, askedDraw } from './chance.ts';

export class ReplayMismatch extends Error {
  override name = 'ReplayMismatch';
}

export interface ReplayedChance extends Chance {
  left(): number;
}

export function replayedChance(results: readonly Result[]): ReplayedChance {
  let at = 0;
  const next = (why: string, asked: string): number => {
    const result = results[at];
    if (result === undefined)
      throw new ReplayMismatch(`${why} asks for ${asked}, but the record has no more results here`);
    if (result[0] !== why || result[1] !== asked) {
      throw new ReplayMismatch(`${why} asks for ${asked}, but the record has ${result[1]} for ${result[0]}`);
    }
    at++;
    return result[2];
  };
  return {
    left: () => results.length - at,
    roll(sides, why) {
      const value = next(why, askedDie(sides));
      if (!Number.isInteger(value) || value < 1 || value > sides)
        throw new ReplayMismatch(`${value} is no result of a d${sides} (${why})`);
      return value;
    },
    pick(weights, why) {
      const value = next(why, askedDraw(weights));
      if (!((weights[value] ?? 0) > 0)) throw new ReplayMismatch(`${value} cannot be drawn for ${why}`);
      return value;
    },
  };
}
