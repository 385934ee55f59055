// Chance that is as equal as possible in games that develop differently: the n-th result that a rule asks for is the
// same in all of them, whatever other rules asked for in between. So choices differ by what they do, and less by luck.
import { type Chance, type RuleId, indexAt, sum } from '@xenotable/kernel';

/** Mixes the bits of an integer. */
function mixed(bits: number): number {
  let z = bits | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}

const STEP = 0x9e3779b9;
const WHOLE = 2 ** 32;

const numbers = new Map<RuleId, number>();

/** A different number for each rule. */
function numberOf(why: RuleId): number {
  const known = numbers.get(why);
  if (known !== undefined) return known;
  let number = 7;
  for (let i = 0; i < why.length; i++) number = mixed(Math.imul(number, 31) + why.charCodeAt(i));
  numbers.set(why, number);
  return number;
}

export class AlikeChance implements Chance {
  private readonly seed: number;
  /** The state of each rule's results. */
  private readonly states = new Map<RuleId, number>();

  constructor(seed: number) {
    this.seed = mixed(seed);
  }

  /** From 0 to `below` - 1. The result stays at nearly the same fraction of the range when the range changes a little. */
  private below(below: number, why: RuleId): number {
    const state = ((this.states.get(why) ?? mixed(this.seed ^ numberOf(why))) + STEP) | 0;
    this.states.set(why, state);
    return Math.floor(((mixed(state) >>> 0) / WHOLE) * below);
  }

  roll(sides: number, why: RuleId): number {
    return this.below(sides, why) + 1;
  }

  pick(weights: readonly number[], why: RuleId): number {
    return indexAt(weights, this.below(sum(weights), why));
  }
}
