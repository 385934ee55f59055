// Dice as tests: how many there were, how many did what was needed, and how likely that was.
import type { Beat, BeatDice } from '@xenotable/kernel';
import { type Need, meets, readNeed } from './need.ts';

export interface Tested {
  tests: number;
  hits: number;
  /** Of one test. */
  chance: number;
}

/** How many ways there are to throw each sum. */
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

/** Dice with a mark each are tests of their own; otherwise they are added up. Null if it is not known what was needed. */
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

/** The chance of 0, 1, 2 … successes in some tests, each with a chance of its own. */
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

/** The chance of so many successes or more, and of so many or fewer. */
export function tails(tests: readonly Tested[]): { orMore: number; orFewer: number } {
  const hits = tests.reduce((sum, one) => sum + one.hits, 0);
  const sum = (chances: readonly number[]): number =>
    Math.min(
      1,
      chances.reduce((all, one) => all + one, 0),
    );
  const ways = successes(tests);
  return { orMore: sum(ways.slice(hits)), orFewer: sum(ways.slice(0, hits + 1)) };
}

/** What happened at the dice of a picture. */
export interface Chanced {
  /** 'hit' for a single test, '3 or more' of several dice. */
  words: string;
  chance: number;
}

/** What a single test was about: a hit is not yet a wound. */
const singleWords = (kind: Beat['kind'], passed: boolean): string =>
  kind === 'shot' || kind === 'blow' ? (passed ? 'hit' : 'miss') : passed ? 'passed' : 'failed';

/** How likely it was that dice fell as they did or in a still rarer way. */
export function chanced({ dice, kind }: Beat): (Chanced & { single: boolean }) | null {
  const result = dice === undefined ? null : tested(dice);
  if (result === null) return null;
  const { tests, hits, chance } = result;
  if (tests === 1)
    return { words: singleWords(kind, hits === 1), chance: hits === 1 ? chance : 1 - chance, single: true };
  const { orMore, orFewer } = tails([result]);
  return hits >= tests * chance
    ? { words: hits === tests ? 'all' : `${hits} or more`, chance: orMore, single: false }
    : { words: hits === 0 ? 'none' : `${hits} or fewer`, chance: orFewer, single: false };
}
