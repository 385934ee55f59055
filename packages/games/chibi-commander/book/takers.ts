// What each of a question's choices leads to.
import type { Bookmark, Next } from '@xenotable/kernel';
import type { Choice, ChoiceOf } from '../choices.ts';
import type { Play } from './chapter.ts';

/** By verb, what becomes of a choice; `X` is whoever acts. */
export type Takers<L, X, N extends string> = {
  [V in Choice['do']]?: (play: Play, f: Bookmark & L, x: X, choice: ChoiceOf<V>) => Next<N>;
};

/** Carries out a choice by its row of the table. */
export function takeBy<L, X, N extends string>(
  takers: Takers<L, X, N>,
  play: Play,
  f: Bookmark & L,
  x: X,
  choice: Choice,
): Next<N> {
  // The row is found by the choice's own verb, so it takes that choice.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const taker = takers[choice.do] as
    | ((play: Play, f: Bookmark & L, x: X, choice: Choice) => Next<N>)
    | undefined;
  if (taker === undefined) throw new Error(`'${choice.do}' cannot be done here`);
  return taker(play, f, x, choice);
}
