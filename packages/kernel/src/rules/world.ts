// What every game's world has in common: where the book is open, how much chance was used, how it ended.

/** Seats are counted from 0; people see them as the letters A, B, C, D. */
export type Seat = number;

/** Somebody who looks: a seat, or everybody else at the table. */
export type Viewer = Seat | 'table';

/** An id of the game's rule catalogue, such as `XS-CMB-09`. */
export type RuleId = string;

/** A bookmark in the rulebook: chapter, step, and whatever the chapter must remember. */
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
  /** Where the game stands: the last frame is the page that is open. */
  flow: Bookmark[];
  /** Results drawn and secrets shown so far. What moved it cannot be taken back. */
  undoBarrier: number;
  over: Outcome | null;
}

/** Who sits where: a person, or a name that the game gives to its scripted players. */
export interface SeatPlan {
  kind: string;
  name: string;
  /** Seats with the same player are one person with several hats. */
  player?: string;
}

export const seatLetter = (seat: Seat): string => String.fromCharCode(65 + seat);

/** The seat behind a letter, or -1. */
export const seatOfLetter = (letter: string): Seat =>
  /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - 65 : -1;
