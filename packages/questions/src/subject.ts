// What a question needs of a game: its rules, and what they call their own.
import type { AnyGame, AnyPlayer } from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';

/** A game package is one. */
export interface Subject {
  game: AnyGame;
  /** Games are counted as unfinished after so many decisions. */
  bound: number;
  /** Set-ups that a question can name. */
  setups?: readonly Trial[];
  players?: Record<string, AnyPlayer>;
}

/** The rules of an edition; the present one where none is named. */
export type Subjects = (edition?: string) => Subject;
