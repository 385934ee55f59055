// An answer: figures with their intervals, and the games behind them by their keys.
import type { Question } from './document.ts';
import type { Estimate } from './statistics/estimate.ts';

export type { Estimate };

/** One table of the question. */
export interface ArmAnswer {
  arm: number;
  name: string;
  /** Number of deals that count: all their games are there. */
  deals: number;
  games: number;
  won: number;
  drawn: number;
  lost: number;
  /** These are among the drawn (between sides) or the lost (against the game). */
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
  /** Number of deals on which it did better, worse and the same. */
  better: number;
  worse: number;
  alike: number;
  value: Estimate;
  /** Corrected for the number of comparisons (Holm). */
  p: number;
  /** Whether the difference is significant: p is at most the error. */
  clear: boolean;
  /** Whether the interval is as narrow as the stop rule requires; null if it requires no width. */
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
  /** Whether it is significantly not even. */
  clear: boolean;
  narrow: boolean | null;
}

export interface Cell {
  arm: number;
  column: number;
  row: number;
  games: number;
  /** Null before anything is played. */
  value: Estimate | null;
}

/** One value that a search has tried. */
export interface EvenStep {
  arm: number;
  name: string;
  games: number;
  value: Estimate;
  /** Surely above or below the target, near enough to it, or still open. */
  verdict: 'above' | 'below' | 'even' | 'open';
}

export interface Even {
  steps: EvenStep[];
  /** An arm that is even; or two neighbours between which the even value lies; or the side on which all values lie. */
  found: { arm: number } | { between: [number, number] } | { all: 'above' | 'below' } | null;
}

/** A way in which games ended. */
export interface Cause {
  rule: string;
  /** The sentence without its numbers: 'the patrol scores … of …'. */
  why: string;
  /** What it meant for the seat whose wins are counted. */
  result: 'won' | 'drawn' | 'lost';
  games: number;
  /** Share of all games. */
  share: Estimate;
  /** A few of its games. */
  keys: string[];
}

/** Something that the seat picked in some of its games. */
export interface PickAnswer {
  name: string;
  games: number;
  /** Share of all games. */
  share: Estimate;
  /** The rate of wins in games with it, and in those without. */
  with: Estimate;
  without: Estimate;
  /** Whether the two intervals do not overlap; their error is shared by all picks. */
  clear: boolean;
}

export interface Answer {
  question: Question;
  made: Made;
  /** Open, or ended by its own rule, by the largest number of games, or by hand. */
  state: 'open' | 'rule' | 'limit' | 'hand';
  /** Number of deals that count, and the maximum. */
  deals: number;
  mostDeals: number;
  /** Games that count. */
  games: number;
  unfinished: number;
  /** Games of each deal. */
  perDeal: number;
  /** The error of all intervals together, and the number of comparisons among which it is divided. */
  error: number;
  comparisons: number;
  /** Whether the intervals are valid although they are looked at all the time. */
  anytime: boolean;
  arms: ArmAnswer[];
  differences: Difference[];
  contenders: ContenderAnswer[];
  cells: Cell[];
  even: Even | null;
  causes: Cause[];
  /** What was picked, the most frequent first; null if the question did not ask for it. */
  picks: PickAnswer[] | null;
  /** Games by their length in rounds. */
  lengths: { rounds: number; games: number; won: number }[];
  /** Half the width of the widest interval after this many deals, and of each interval in the order of differences, contenders or tables. */
  history: { deals: number; half: number; halves: number[] }[];
  /**
   * What decides games: the mean of the largest swings, games by changes of the lead, and where they turned; null if the
   * question did not ask for it.
   */
  course: { swing: number; leads: { changes: number; games: number }[]; turns: Turn[] } | null;
  /** Games worth a look. */
  longest: string | null;
}

/** Where games turned: the question whose decision, with the dice after it, changed the chance to win most. */
export interface Turn {
  rule: string;
  /** Whether the change was for or against the seat whose wins are counted. */
  gained: boolean;
  games: number;
  share: Estimate;
  /** The average round, and the average change of the chance to win. */
  round: number;
  by: number;
  keys: string[];
}

/** What produced an answer: with the same values the figures are the same. */
export interface Made {
  game: string;
  title: string;
  /** Editions of the rules, the question's own first. */
  editions: string[];
  /** Players with the settings that decide how they play, such as hard@200. */
  programs: string[];
  /** A fingerprint of the code of rules and programs, if the host knows it. */
  code?: string;
}
