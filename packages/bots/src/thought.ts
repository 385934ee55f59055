// A thought about one question: it gets better with every look, and its best choice so far can be had at any time.
import type { AnyGame, AnyPlayer, Ask, Chance } from '@xenotable/kernel';

export interface Thought {
  /** Looks once more; false when nothing more would be found. */
  look(): boolean;
  best(): unknown;
}

/** How somebody begins to think, from what the seat sees and is asked. */
export type Thinker = (game: AnyGame, view: unknown, ask: Ask<unknown>, chance: Chance) => Thought;

/** A player that looks as long as its thought lasts, but no more often than this: the same seed thinks the same. */
export const playerOf =
  (game: AnyGame, thinker: Thinker, most = Infinity): AnyPlayer =>
  (view, ask, chance) => {
    const thought = thinker(game, view, ask, chance);
    for (let looks = 0; looks < most && thought.look(); looks++);
    return thought.best();
  };
