// For people with their own dice: play stops at the first result that is not given yet, and is run again once it is.
import type { RuleId } from '../rules/world.ts';
import type { Chance } from './chance.ts';

/** The result that people must type in next. */
export interface Wanted {
  why: RuleId;
  /** Sides of the die; for a draw, the number of things it may be. */
  sides: number;
  /** For a draw: the name of each index; '' if it cannot be drawn. */
  names?: string[];
  /** For dice: how many of the throw are still missing, including this one. */
  dice?: number;
  /** For dice: how many the whole throw has. */
  of?: number;
}

export class NeedsResult extends Error {
  override name = 'NeedsResult';
  readonly wanted: Wanted;
  constructor(wanted: Wanted) {
    super(`${wanted.why} needs a result`);
    this.wanted = wanted;
  }
}

/** Dice that people have; a d3 is rolled with a d6. */
const REAL = new Set([3, 4, 6, 8, 10, 12, 20, 100]);

/**
 * Returns the given results and stops when they are used up. Dice that do not exist in reality come from the table, and
 * so do draws unless they are typed in too.
 */
export function typedChance(
  given: readonly number[],
  table: Chance | null = null,
  typed: 'dice' | 'all' = 'all',
): Chance {
  let at = 0;
  let left = 1;
  let thrown = 1;
  return {
    announceThrow(dice) {
      left = dice;
      thrown = dice;
    },
    roll(sides, why) {
      if (table !== null && !REAL.has(sides)) return table.roll(sides, why);
      const value = given[at++];
      const wanted: Wanted = { why, sides, dice: left, of: thrown };
      if (value === undefined) throw new NeedsResult(wanted);
      if (!Number.isInteger(value) || value < 1 || value > sides) {
        at = given.length;
        throw new NeedsResult(wanted);
      }
      if (--left === 0) left = thrown = 1;
      return value;
    },
    pick(weights, why, name) {
      if (table !== null && typed === 'dice') return table.pick(weights, why, name);
      const wanted: Wanted = {
        why,
        sides: weights.length,
        names: weights.map((weight, i) => (weight > 0 ? (name?.(i) ?? String(i)) : '')),
      };
      const value = given[at++];
      if (value === undefined || !((weights[value] ?? 0) > 0)) throw new NeedsResult(wanted);
      return value;
    },
  };
}
