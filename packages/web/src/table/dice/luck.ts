// The luck of the dice: for each side, how many dice succeeded and how many were expected to.
import type { BeatDice, LogLine } from '@xenotable/kernel';
import { type Tested, tails, tested } from './tested.ts';

export interface Luck<Who> {
  who: Who;
  /** Number of dice, or of throws whose dice count together. */
  tests: number;
  hits: number;
  expected: number;
  /** The chance of this many successes or more, and of this many or fewer. */
  orMore: number;
  orFewer: number;
}

/**
 * The luck of everybody whose dice the log names, in the order of their first throw. `back`: the target's dice are
 * meant; null: their owner is unknown.
 */
export function luckOf<Who>(
  lines: readonly LogLine[],
  whose: (line: LogLine, back: boolean) => { key: string; who: Who } | null,
): Luck<Who>[] {
  const found = new Map<string, { who: Who; all: Tested[] }>();
  const note = (line: LogLine, dice: BeatDice | undefined, back: boolean): void => {
    const result = dice === undefined ? null : tested(dice);
    if (result === null) return;
    const thrower = whose(line, back);
    if (thrower === null) return;
    const there = found.get(thrower.key);
    if (there === undefined) found.set(thrower.key, { who: thrower.who, all: [result] });
    else there.all.push(result);
  };
  for (const line of lines) {
    note(line, line.beat.dice, false);
    note(line, line.beat.back, true);
  }
  const sum = (all: readonly Tested[], of: (one: Tested) => number): number =>
    all.reduce((total, one) => total + of(one), 0);
  return [...found.values()].map(({ who, all }) => ({
    who,
    tests: sum(all, ({ tests }) => tests),
    hits: sum(all, ({ hits }) => hits),
    expected: sum(all, ({ tests, chance }) => tests * chance),
    ...tails(all),
  }));
}
