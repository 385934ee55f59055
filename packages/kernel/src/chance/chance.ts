// The source of dice and draws, passed to the rules: live, fast, scripted, replayed, enumerated or typed in by people.
import type { RuleId } from '../rules/world.ts';

export interface Chance {
  /** A die: 1 to `sides`. */
  roll(sides: number, why: RuleId): number;
  /** A weighted draw: the index of one of the weights. `name` says what an index means to people. */
  pick(weights: readonly number[], why: RuleId, name?: (index: number) => string): number;
  /** Announces that the next `dice` dice belong to one throw, so that people with their own dice are asked for all of them together. */
  announceThrow?(dice: number): void;
}

/** One result as the record keeps it: the rule that asked, what was asked (`d6`, or `of 36` for a draw), the result. */
export type Result = [why: RuleId, asked: string, result: number];

export const askedDie = (sides: number): string => `d${sides}`;
export const askedDraw = (weights: readonly number[]): string => `of ${sum(weights)}`;

export function sum(weights: readonly number[]): number {
  let all = 0;
  for (const weight of weights) all += weight;
  return all;
}

/** The index in which a point between 0 and the sum of all weights lies. */
export function indexAt(weights: readonly number[], point: number): number {
  let index = 0;
  for (const weight of weights) {
    point -= weight;
    if (point < 0) return index;
    index++;
  }
  throw new RangeError('nothing is left to draw');
}

/** A chance made from a uniform source of integers from 0 to `below` - 1. */
export class Uniformly implements Chance {
  private readonly uniform: (below: number) => number;
  constructor(uniform: (below: number) => number) {
    this.uniform = uniform;
  }
  roll(sides: number): number {
    return this.uniform(sides) + 1;
  }
  pick(weights: readonly number[]): number {
    return indexAt(weights, this.uniform(sum(weights)));
  }
}

/** Writes every result of another chance into `into`. */
export class Recording implements Chance {
  private readonly chance: Chance;
  private readonly into: Result[];
  constructor(chance: Chance, into: Result[]) {
    this.chance = chance;
    this.into = into;
  }
  announceThrow(dice: number): void {
    this.chance.announceThrow?.(dice);
  }
  roll(sides: number, why: RuleId): number {
    const result = this.chance.roll(sides, why);
    this.into.push([why, askedDie(sides), result]);
    return result;
  }
  pick(weights: readonly number[], why: RuleId, name?: (index: number) => string): number {
    const asked = askedDraw(weights);
    const result = this.chance.pick(weights, why, name);
    this.into.push([why, asked, result]);
    return result;
  }
}
