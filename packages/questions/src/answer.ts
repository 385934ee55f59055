// What an answer consists of: figures with their intervals, and the games behind them by their keys.
import type { Question } from './document.ts';
import type { Estimate } from './statistics/estimate.ts';

export type { Estimate };

/** One table of the question. */
export interface ArmAnswer {
  arm: number;
  name: string;
  /** Deals that count: all of their games are there. */
  deals: number;
  games: number;
  won: number;
  drawn: number;
  lost: number;
  /** Among the drawn (between sides) or the lost (against the game). */
  unfinished: number;
  /** The measure: rate of wins, mean score, or mean length. */
  value: Estimate;
  score: number;
  rounds: number;
  decisions: number;
}

/** A variant against the first one, on the same deals. */
export interface Difference {
  arm: number;
  name: string;
  against: string;
  deals: number;
  /** Deals on which it did better, worse and alike. */
  better: number;
  worse: number;
  alike: number;
  value: Estimate;
  /** Corrected for the number of comparisons (Holm). */
  p: number;
  /** The difference is not due to chance: p is at most the error. */
  clear: boolean;
  /** Whether the interval is as narrow as the stop rule wants; null where it wants no width. */
  narrow: boolean | null;
  /** A few games of deals on which one of the two did better. */
  games: { better: string[]; worse: string[] };
}

/** One of several lists or players that play against each other. */
export interface ContenderAnswer {
  name: string;
  games: number;
  unfinished: number;
  value: Estimate;
  p: number;
  /** It is not even. */
  clear: boolean;
  narrow: boolean | null;
}

export interface Cell {
  arm: number;
  column: number;
  row: number;
  games: number;
  /** Null while nothing is played. */
  value: Estimate | null;
}

/** One value that a search has tried. */
export interface EvenStep {
  arm: number;
  name: string;
  games: number;
  value: Estimate;
  /** Above or below the target for sure, near enough to it, or still open. */
  verdict: 'above' | 'below' | 'even' | 'open';
}

export interface Even {
  steps: EvenStep[];
  /** An arm that is even; or two neighbours between which it lies; or on which side all of them lie. */
  found: { arm: number } | { between: [number, number] } | { all: 'above' | 'below' } | null;
}

/** A way in which games ended. */
export interface Cause {
  rule: string;
  /** Without its numbers: 'the patrol scores … of …'. */
  why: string;
  /** What it meant for the seat whose wins are counted. */
  result: 'won' | 'drawn' | 'lost';
  games: number;
  /** Of all games. */
  share: Estimate;
  /** A few of its games. */
  keys: string[];
}

/** Something that the seat picked in some of its games. */
export interface PickAnswer {
  name: string;
  games: number;
  /** Of all games. */
  share: Estimate;
  /** The rate of wins in games with it, and in those without. */
  with: Estimate;
  without: Estimate;
  /** The two intervals do not meet, though their error is shared by all that was picked. */
  clear: boolean;
}

export interface Answer {
  question: Question;
  made: Made;
  /** Open, or ended by its own rule, by the largest number of games, or by hand. */
  state: 'open' | 'rule' | 'limit' | 'hand';
  /** Deals that count, and how many there are to be at most. */
  deals: number;
  mostDeals: number;
  /** Games that count. */
  games: number;
  unfinished: number;
  /** Games of each deal. */
  perDeal: number;
  /** The error of all intervals together, and among how many comparisons it is divided. */
  error: number;
  comparisons: number;
  /** Whether the intervals hold although somebody looks at them all the time. */
  anytime: boolean;
  arms: ArmAnswer[];
  differences: Difference[];
  contenders: ContenderAnswer[];
  cells: Cell[];
  even: Even | null;
  causes: Cause[];
  /** What was picked, the commonest first; null where it was not asked. */
  picks: PickAnswer[] | null;
  /** Games by their length in rounds. */
  lengths: { rounds: number; games: number; won: number }[];
  /** Half the width of the widest interval after so many deals, and of each in the order of differences, contenders or tables. */
  history: { deals: number; half: number; halves: number[] }[];
  /** What decides games: the mean of the largest swings, and games by changes of the lead; null where it was not asked. */
  course: { swing: number; leads: { changes: number; games: number }[] } | null;
  /** Games worth a look. */
  longest: string | null;
}

/** By what an answer was made: whoever has the same gets the same figures. */
export interface Made {
  game: string;
  title: string;
  /** Editions of the rules, the question's own first. */
  editions: string[];
  /** Players with what decides how they play, such as hard@200. */
  programs: string[];
  /** A fingerprint of the code of rules and programs, where the host knows it. */
  code?: string;
}
