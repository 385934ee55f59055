// A thought about one question: it improves with every look, and its best choice so far is available at any time.
import type { AnyGame, AnyPlayer, Ask, Chance, Planned, Reason } from '@xenotable/kernel';

/** What a thought knows about one choice. */
export interface Valued {
  choice: unknown;
  /** How well the seat stands after it, from 0 to 1. */
  value: number;
  /** The standard error of its difference to the script's choice. */
  error: number;
  /** The standard error of the value itself. */
  doubt: number;
  /** Worlds in which it was tried. */
  looks: number;
}

/** Several choices in a row that are tried and shown as one. */
export class WholePlan {
  readonly choices: readonly unknown[];
  readonly words: string;
  readonly reason: Reason | null;
  constructor({ choices, words, reason }: Planned<unknown>) {
    this.choices = choices;
    this.words = words;
    this.reason = reason ?? null;
  }
}

/** What is played for a candidate, in order. */
export const choicesIn = (choice: unknown): readonly unknown[] =>
  choice instanceof WholePlan ? choice.choices : [choice];

/** The results of a thought for one choice, so that several thoughts about the same question can be combined. */
export interface Tally {
  choice: unknown;
  looks: number;
  /** Sums over all looks: of the difference to the first choice, and of its square. */
  gain: number;
  squares: number;
  /** Whether it is still compared. */
  running: boolean;
  /** Standard errors by which it must be better than the first choice to be played. */
  sure: number;
}

export interface Thought {
  /** Looks once more; false if more looks would find nothing new. */
  look(): boolean;
  best(): unknown;
  /** Everything that was tried, the best first; empty if nothing is compared. */
  values(): Valued[];
  /** The same as sums, the script's choice first; empty if nothing is compared. */
  tallies(): Tally[];
}

/** What a program remembers of one game: fingerprints of the views in which it has decided. */
export type Memory = Set<string>;

/** Begins a thought from what the seat sees and is asked, and from what the program remembers. */
export type Thinker = (
  game: AnyGame,
  view: unknown,
  ask: Ask<unknown>,
  chance: Chance,
  memory: Memory,
) => Thought;

/** A thought that is finished at once. */
export const settled = (choice: unknown): Thought => ({
  look: () => false,
  best: () => choice,
  values: () => [],
  tallies: () => [],
});

/** A player of one game that looks as long as its thought lasts, at most `most` times. The same seed gives the same thoughts. */
export function playerOf(game: AnyGame, thinker: Thinker, most = Infinity): AnyPlayer {
  const memory: Memory = new Set();
  return (view, ask, chance) => {
    const thought = thinker(game, view, ask, chance, memory);
    for (let looks = 0; looks < most && thought.look(); looks++);
    return thought.best();
  };
}
