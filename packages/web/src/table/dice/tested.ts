// Dice as tests: how many there were, how many succeeded, and how likely that was.
import type { Beat, BeatDice } from '@xenotable/kernel';
import { type Need, meets, readNeed } from './need.ts';

export interface Tested {
  tests: number;
  hits: number;
  /** Of one test. */
  chance: number;
}

/** The number of ways to throw each sum. */
function sums(dice: number, sides: number): Map<number, number> {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, count] of ways)
      for (let face = 1; face <= sides; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + count);
    ways = next;
  }
  return ways;
}

function chanceOf(need: Need, dice: number, { sides, modifier = 0 }: BeatDice): number {
  let good = 0;
  for (const [sum, count] of sums(dice, sides)) if (meets(need, sum + modifier)) good += count;
  return good / sides ** dice;
}

/** Dice with a mark each are separate tests; otherwise their sum is one test. Null if the needed number is unknown. */
export function tested(dice: BeatDice): Tested | null {
  const { values, need, counts, modifier = 0 } = dice;
  const wanted = need === undefined ? null : readNeed(need);
  if (wanted === null || values.length === 0) return null;
  if (values.length === 1 || counts?.length === values.length) {
    const hits = values.filter((value, i) => counts?.[i] ?? meets(wanted, value + modifier)).length;
    return { tests: values.length, hits, chance: dice.chance ?? chanceOf(wanted, 1, dice) };
  }
  const sum = values.reduce((total, value) => total + value, modifier);
  return {
    tests: 1,
    hits: (counts?.[0] ?? meets(wanted, sum)) ? 1 : 0,
    chance: dice.chance ?? chanceOf(wanted, values.length, dice),
  };
}

/** The chance of 0, 1, 2 … successes in tests with different chances. */
export function successes(tests: readonly Tested[]): number[] {
  let ways = [1];
  for (const { tests: count, chance } of tests)
    for (let i = 0; i < count; i++) {
      const next = [...ways.map((way) => way * (1 - chance)), 0];
      ways.forEach((way, hits) => (next[hits + 1] = (next[hits + 1] ?? 0) + way * chance));
      ways = next;
    }
  return ways;
}

const sumOf = (chances: readonly number[]): number =>
  Math.min(
    1,
    chances.reduce((all, one) => all + one, 0),
  );

const tailsAt = (ways: readonly number[], hits: number): { orMore: number; orFewer: number } => ({
  orMore: sumOf(ways.slice(hits)),
  orFewer: sumOf(ways.slice(0, hits + 1)),
});

/** The chance of this many successes or more, and of this many or fewer. */
export const tails = (tests: readonly Tested[]): { orMore: number; orFewer: number } =>
  tailsAt(
    successes(tests),
    tests.reduce((sum, one) => sum + one.hits, 0),
  );

/** For dice with a face that counts twice: their total, and the chance of 0, 1, 2 …; null for other dice. */
function weighed(dice: BeatDice, { tests, hits, chance }: Tested): { hits: number; ways: number[] } | null {
  const { values, counts, twice, sides } = dice;
  if (twice === undefined || counts?.length !== values.length) return null;
  const double = Math.min(chance, 1 / sides);
  let ways = [1];
  for (let i = 0; i < tests; i++) {
    const next = ways.concat(0, 0).map(() => 0);
    for (const [at, way] of ways.entries())
      [1 - chance, chance - double, double].forEach((one, more) => {
        next[at + more] = (next[at + more] ?? 0) + way * one;
      });
    ways = next;
  }
  return { hits: hits + values.filter((value, i) => value === twice && counts[i]).length, ways };
}

/** The result of the dice of a picture. */
export interface Chanced {
  /** 'hit' for a single test, '3 or more' of several dice. */
  words: string;
  chance: number;
}

/** The words for a single test: a hit is not yet a wound. */
const singleWords = ({ kind, plate }: Beat, passed: boolean): string =>
  kind === 'shot' || kind === 'blow' || plate === 'hit' || plate === 'miss'
    ? passed
      ? 'hit'
      : 'miss'
    : passed
      ? 'passed'
      : 'failed';

/** The chance that dice fell as they did or in a rarer way; `decides`: a named test, or the failure of several throws that must all pass. */
export function chanced(beat: Beat): (Chanced & { single: boolean; decides?: true }) | null {
  const { dice } = beat;
  const result = dice === undefined ? null : tested(dice);
  if (dice === undefined || result === null) return null;
  const { tests, chance } = result;
  const double = weighed(dice, result);
  if (tests === 1 && double === null) {
    const passed = result.hits === 1;
    const { test, whole } = dice;
    const said = singleWords(beat, passed);
    return {
      words: test === undefined ? said : `${test} ${said}`,
      chance: passed ? chance : 1 - (whole ?? chance),
      single: true,
      ...((test !== undefined || (!passed && whole !== undefined)) && { decides: true }),
    };
  }
  const { hits, ways } = double ?? { hits: result.hits, ways: successes([result]) };
  const { orMore, orFewer } = tailsAt(ways, hits);
  const expected = ways.reduce((sum, way, count) => sum + way * count, 0);
  return hits >= expected
    ? { words: hits === ways.length - 1 ? 'all' : `${hits} or more`, chance: orMore, single: false }
    : { words: hits === 0 ? 'none' : `${hits} or fewer`, chance: orFewer, single: false };
}
