// A thought about one question: it gets better with every look, and its best choice so far can be had at any time.
import type { AnyGame, AnyPlayer, Ask, Chance, Planned } from '@xenotable/kernel';

/** What a thought knows about one choice. */
export interface Valued {
  choice: unknown;
  /** How well the seat stands after it, from 0 to 1. */
  value: number;
  /** The standard error of its difference to the script's choice. */
  error: number;
  /** Worlds in which it was tried. */
  looks: number;
}

/** Several choices in a row that are tried and told as one. */
export class WholePlan {
  readonly choices: readonly unknown[];
  readonly words: string;
  constructor({ choices, words }: Planned<unknown>) {
    this.choices = choices;
    this.words = words;
  }
}

/** What is played for a candidate, in order. */
export const choicesIn = (choice: unknown): readonly unknown[] =>
  choice instanceof WholePlan ? choice.choices : [choice];

/** What a thought has found out about one choice, so that several thoughts about the same question can be put together. */
export interface Tally {
  choice: unknown;
  looks: number;
  /** Sums over all looks: of the difference to the first choice, and of its square. */
  gain: number;
  squares: number;
  /** Whether it is still compared. */
  running: boolean;
}

export interface Thought {
  /** Looks once more; false when nothing more would be found. */
  look(): boolean;
  best(): unknown;
  /** Everything that was tried, the best first; empty where nothing is compared. */
  values(): Valued[];
  /** The same as sums, the script's choice first; empty where nothing is compared. */
  tallies(): Tally[];
}

/** What a program remembers of one game: fingerprints of the views in which it has decided. */
export type Memory = Set<string>;

/** How somebody begins to think, from what the seat sees and is asked, and from what it remembers. */
export type Thinker = (
  game: AnyGame,
  view: unknown,
  ask: Ask<unknown>,
  chance: Chance,
  memory: Memory,
) => Thought;

/** A thought that is finished before it begins. */
export const settled = (choice: unknown): Thought => ({
  look: () => false,
  best: () => choice,
  values: () => [],
  tallies: () => [],
});

/** A player of one game that looks as long as its thought lasts, but no more often than this: the same seed thinks the same. */
export function playerOf(game: AnyGame, thinker: Thinker, most = Infinity): AnyPlayer {
  const memory: Memory = new Set();
  return (view, ask, chance) => {
    const thought = thinker(game, view, ask, chance, memory);
    for (let looks = 0; looks < most && thought.look(); looks++);
    return thought.best();
  };
}
