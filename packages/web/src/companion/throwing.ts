// Dice that are typed together: which are still needed, and when nothing can change any more.
import type { Throw } from '@xenotable/kernel/companion';

/** One throw with the dice known so far. */
export interface Thrown {
  throw: Throw;
  /** The index of its first die among all dice. */
  first: number;
  dice: readonly number[];
  /** Whether its need is met; null while that is open, or if it has none. */
  met: boolean | null;
}

export interface Throwing {
  thrown: readonly Thrown[];
  /** Whether every die that the result depends on is known. */
  settled: boolean;
  /** Number of dice of the throws that are made, including those that no longer matter. */
  wanted: number;
  /** The result of the dice so far, in one sentence. */
  says: string | null;
}

/** The smallest and the largest result that a throw can still have. */
function bounds({ need, dice: count, sides }: Throw, dice: readonly number[]): [least: number, most: number] {
  const missing = count - dice.length;
  const sum = (values: readonly number[]): number => {
    const best = need !== undefined && 'atMost' in need ? need.best : undefined;
    const counted = best === undefined ? values : [...values].sort((a, b) => a - b).slice(0, best);
    return counted.reduce((all, value) => all + value, 0);
  };
  const filled = (value: number): number => sum([...dice, ...Array<number>(missing).fill(value)]);
  return [filled(1), filled(sides)];
}

function isMet(one: Throw, dice: readonly number[]): boolean | null {
  const { need } = one;
  if (need === undefined) return null;
  const [least, most] = bounds(one, dice);
  if ('atMost' in need) {
    // A value of 12 always succeeds, one below 2 never does.
    if (most <= need.atMost || (one.sides === 6 && one.dice >= 2 && need.atMost >= 12)) return true;
    return least > need.atMost ? false : null;
  }
  if (need.ones !== undefined) return isReached(one, need.atLeast, need.ones, dice);
  if (least >= need.atLeast) return true;
  return most < need.atLeast ? false : null;
}

/** For throws in which a 1 adds nothing, or spoils the throw. */
function isReached(
  { dice: count, sides }: Throw,
  atLeast: number,
  ones: 'nothing' | 'spoil',
  dice: readonly number[],
): boolean | null {
  if (ones === 'spoil' && dice.includes(1)) return false;
  const sum = dice.reduce((all, die) => all + (die === 1 ? 0 : die), 0);
  if (sum + (count - dice.length) * sides < atLeast) return false;
  const settled = dice.length === count || (ones === 'nothing' && sum >= atLeast);
  return settled ? sum >= atLeast : null;
}

const isOver = ({ ends }: Throw, met: boolean | null): boolean =>
  met !== null && ends === (met ? 'met' : 'unmet');

/** The state of all throws with the dice typed so far. */
export function throwing(throws: readonly Throw[], typed: readonly number[]): Throwing {
  const thrown: Thrown[] = [];
  let at = 0;
  let says: string | null = null;
  let wanted = 0;
  for (const [i, one] of throws.entries()) {
    const dice = typed.slice(at, at + one.dice);
    const first = at;
    at += one.dice;
    wanted += one.dice;
    const met = isMet(one, dice);
    thrown.push({ throw: one, first, dice, met });
    if (met !== null) says = (met ? one.met : one.unmet) ?? says;
    const last = i === throws.length - 1;
    if (met !== null && (last || isOver(one, met))) return { thrown, settled: true, wanted, says };
    if (dice.length < one.dice) return { thrown, settled: false, wanted, says };
  }
  return { thrown, settled: true, wanted, says };
}

/** The dice with one more; if one of them is being corrected, with that one replaced. */
export const withDie = (typed: readonly number[], value: number, instead: number | null): number[] =>
  instead === null ? [...typed, value] : typed.with(instead, value);

/** The sides of the die at an index, counted over all throws. */
export const sidesAt = ({ thrown }: Throwing, place: number): number | undefined =>
  thrown.find(({ first, throw: one }) => place >= first && place < first + one.dice)?.throw.sides;

/** The results for the rules: dice that no longer matter are rolled here. */
export function resultsOf(
  { thrown, wanted }: Throwing,
  typed: readonly number[],
  roll: (sides: number) => number,
): number[] {
  const results = typed.slice(0, wanted);
  const sides = thrown.flatMap(({ throw: one }) => Array<number>(one.dice).fill(one.sides));
  for (const kind of sides.slice(results.length, wanted)) results.push(roll(kind));
  return results;
}

/** A die rolled by the device. */
export function rollHere(sides: number): number {
  const most = Math.floor(2 ** 32 / sides) * sides;
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < most ? (value % sides) + 1 : rollHere(sides);
}
