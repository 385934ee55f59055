// What each of a question's choices leads to.
import type { Bookmark, Next } from '@xenotable/kernel';
import type { Choice, ChoiceOf } from '../choices.ts';
import type { Play } from './chapter.ts';

/** By verb, what becomes of a choice; `X` is whoever acts. */
export type Takers<L, X, N extends string> = {
  [V in Choice['do']]?: (play: Play, f: Bookmark & L, x: X, choice: ChoiceOf<V>) => Next<N>;
};

/** Carries out a choice by its row of the table. */
export const takeBy = <L, X, N extends string>(
  takers: Takers<L, X, N>,
  play: Play,
  f: Bookmark & L,
  x: X,
  choice: Choice,
): Next<N> => takeAs(takers, choice.do, play, f, x, choice);

function takeAs<L, X, N extends string, V extends Choice['do']>(
  takers: Takers<L, X, N>,
  verb: V,
  play: Play,
  f: Bookmark & L,
  x: X,
  choice: ChoiceOf<V>,
): Next<N> {
  const taker = takers[verb];
  if (taker === undefined) throw new Error(`'${verb}' cannot be done here`);
  return taker(play, f, x, choice);
}
