// For cases and tutorials: the dice fall as written.
import { BadInput } from '../read/badInput.ts';
import { closest } from '../read/readers.ts';
import type { Chance } from './chance.ts';

/** A die's number, or the name of what is drawn. */
export type Scripted = number | string;

export interface ScriptedChance extends Chance {
  /** How many scripted results nobody has asked for yet. */
  left(): number;
}

/** Plays the script; when it is used up, `then` goes on, or the case is told that it needs more. */
export function scriptedChance(script: readonly Scripted[], then?: Chance): ScriptedChance {
  let at = 0;
  const where = (): string => `dice[${at}]`;
  return {
    left: () => script.length - at,
    roll(sides, why) {
      const value = script[at];
      if (value === undefined) {
        if (then !== undefined) return then.roll(sides, why);
        throw new BadInput(
          'dice',
          `${why} asks for a d${sides}, but the script holds only ${script.length} results`,
        );
      }
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > sides) {
        throw new BadInput(
          where(),
          `${JSON.stringify(value)} is impossible: ${why} asks for a d${sides}, a number from 1 to ${sides}`,
        );
      }
      at++;
      return value;
    },
    pick(weights, why, name) {
      const value = script[at];
      if (value === undefined) {
        if (then !== undefined) return then.pick(weights, why, name);
        throw new BadInput(
          'dice',
          `${why} draws something, but the script holds only ${script.length} results`,
        );
      }
      const index =
        typeof value === 'number'
          ? value
          : weights.findIndex((weight, i) => weight > 0 && name?.(i) === value);
      if (!Number.isInteger(index) || index < 0 || index >= weights.length || weights[index] === 0) {
        const names = weights.flatMap((weight, i) => (weight > 0 ? [name?.(i) ?? String(i)] : []));
        throw new BadInput(
          where(),
          `${JSON.stringify(value)} cannot be drawn for ${why}${closest(String(value), names)}`,
        );
      }
      at++;
      return index;
    },
  };
}
