// What all worlds have in common: the open bookmarks, the undo barrier, the outcome.

/** Seats are counted from 0; people see them as the letters A, B, C, D. */
export type Seat = number;

/** A seat, or everybody else at the table. */
export type Viewer = Seat | 'table';

/** An id of the game's rule catalogue, such as `XS-CMB-09`. */
export type RuleId = string;

/** A bookmark in the rulebook: chapter, step, and the chapter's locals. */
export interface Bookmark {
  chapter: string;
  step: string;
}

export interface Outcome {
  winners: Seat[];
  rule: RuleId;
  why: string;
}

export interface World {
  edition: string;
  /** The stack of bookmarks; the last one is open. */
  flow: Bookmark[];
  /** Grows with every result and reveal. A choice that raised it cannot be taken back. */
  undoBarrier: number;
  over: Outcome | null;
}

/** Who has a seat: a person, or one of the game's scripted players. */
export interface SeatPlan {
  kind: string;
  name: string;
  /** Seats with the same player belong to one person. */
  player?: string;
}

export const seatLetter = (seat: Seat): string => String.fromCharCode(65 + seat);

/** The seat of a letter, or -1. */
export const seatOfLetter = (letter: string): Seat =>
  /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - 65 : -1;
