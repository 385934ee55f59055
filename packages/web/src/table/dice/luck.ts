// Whether the dice were kind: how many of each side's dice did what was needed, beside how many were to be expected.
import type { BeatDice, LogLine } from '@xenotable/kernel';
import { type Tested, tails, tested } from './tested.ts';

export interface Luck<Who> {
  who: Who;
  /** Dice, or throws of several dice that count together. */
  tests: number;
  hits: number;
  expected: number;
  /** The chance of so many successes or more, and of so many or fewer. */
  orMore: number;
  orFewer: number;
}

/** The luck of everybody whose dice the log names, in the order in which they first threw. `back`: it is the target's dice whose owner is asked for; null: nobody knows. */
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
