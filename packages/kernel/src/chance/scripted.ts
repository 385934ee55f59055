// For cases and lessons: dice with written results.
import { BadInput } from '../read/badInput.ts';
import { closest } from '../read/readers.ts';
import type { Chance } from './chance.ts';
import type { Source } from './live.ts';

/** A die's number, or the name of what is drawn. */
export type Scripted = number | string;

export interface ScriptedChance extends Chance {
  /** How many scripted results nobody has asked for yet. */
  left(): number;
}

const isFace = (value: Scripted, sides: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= sides;

/** The index of the written thing among those that can be drawn; -1 if it cannot be drawn. */
function placeOf(value: Scripted, weights: readonly number[], name?: (i: number) => string): number {
  if (typeof value === 'number') return (weights[value] ?? 0) > 0 ? value : -1;
  return weights.findIndex((weight, i) => weight > 0 && name?.(i) === value);
}

/** Plays the script. Results that are missing or impossible come from `then`; without `then` it throws a BadInput that says what is wrong. */
export function scriptedChance(script: readonly Scripted[], then?: Chance): ScriptedChance {
  let at = 0;
  const next = (asks: string): Scripted | undefined => {
    if (at >= script.length && then === undefined)
      throw new BadInput('dice', `${asks}, but the script holds only ${script.length} results`);
    return script[at++];
  };
  const impossible = (what: string): BadInput => new BadInput(`dice[${at - 1}]`, what);
  return {
    left: () => Math.max(0, script.length - at),
    roll(sides, why) {
      const value = next(`${why} asks for a d${sides}`);
      if (value !== undefined && isFace(value, sides)) return value;
      if (then !== undefined) return then.roll(sides, why);
      throw impossible(
        `${JSON.stringify(value)} is impossible: ${why} asks for a d${sides}, a number from 1 to ${sides}`,
      );
    },
    pick(weights, why, name) {
      const value = next(`${why} draws something`);
      const index = value === undefined ? -1 : placeOf(value, weights, name);
      if (index >= 0) return index;
      if (then !== undefined) return then.pick(weights, why, name);
      const names = weights.flatMap((weight, i) => (weight > 0 ? [name?.(i) ?? String(i)] : []));
      throw impossible(`${JSON.stringify(value)} cannot be drawn for ${why}${closest(String(value), names)}`);
    },
  };
}

/** A source whose first results are written down, as in a lesson. */
export const scriptedSource =
  (script: readonly Scripted[], live: Source): Source =>
  (position) =>
    scriptedChance(script.slice(position), live(position));
