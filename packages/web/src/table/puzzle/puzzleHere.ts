// A puzzle at the table: the answers so far, and what can be done.
import type { Puzzle, Verdict } from '@xenotable/bots';
import type { PuzzleMark } from '../../storage/puzzleMarks.ts';

/** One of the puzzles that belong together. */
export interface PuzzlePlace {
  label: string;
  href: string;
  mark: PuzzleMark | null;
  here: boolean;
}

export interface PuzzleHere {
  puzzle: Puzzle;
  /** 'Puzzle 7 of 20'. */
  name: string;
  /** The puzzles of the title, and those made on this device. */
  set: readonly PuzzlePlace[];
  own: readonly PuzzlePlace[];
  /** The last answer; null before the first and when it is tried again. */
  verdict: Verdict | null;
  /** Whether an answer is being judged. */
  looking: boolean;
  tries: number;
  nudged: boolean;
  /** Whether figures are chances to win, or how the seat stands. */
  fitted: boolean;
  /** Whether the answer was shown. */
  shown: boolean;
  /** The address of the next one. */
  next: string;
  nudge(): void;
  again(): void;
  show(): void;
  /** Opens a new table from this position. */
  playOn(): void;
  /** Deletes a puzzle of the player's own; null for those of the title. */
  remove: (() => void) | null;
}

export const isFound = ({ verdict, shown }: PuzzleHere): boolean =>
  shown || verdict?.kind === 'right' || verdict?.kind === 'better';
