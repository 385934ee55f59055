// The methods of a laboratory thread. One thread keeps a question with its results; the others play its games.
import type { Answer, Cause, GameOf, Question, Result } from '@xenotable/questions';
import type { Json, SeatPlan } from '@xenotable/kernel';
import type { Run } from '../storage/runs.ts';
import type { Sheet } from './api.ts';

/** A named set-up of the game. */
export interface NamedSetup {
  name: string;
  options: Record<string, Json>;
  seats: SeatPlan[];
}

/** What a question can use. */
export interface LabSheet extends Sheet {
  setups: readonly NamedSetup[];
  /** Options that are not a choice between values (lists, maps), with their defaults. */
  free: readonly { key: string; label: string; fallback: Json }[];
  /** Who can play a seat, besides the strengths of programs. */
  players: readonly string[];
}

/** A valid question. */
export interface Checked {
  /** The tables that are compared. */
  tables: readonly string[];
  /** Games of each deal. */
  perDeal: number;
  mostDeals: number;
}

/** Games behind something that an answer shows. */
export interface Behind {
  /** Only games of these tables; all if missing. */
  arms?: readonly number[];
  /** Only games that ended in this way. */
  cause?: Pick<Cause, 'rule' | 'why' | 'result'>;
  /** Only games whose length is between these rounds. */
  rounds?: readonly [number, number];
  /** Only these games. */
  keys?: readonly string[];
  outcome?: 'won' | 'drawn' | 'lost' | 'unfinished';
}

/** A question that other machines answer. */
export interface QueuedQuestion {
  id: string;
  document: unknown;
  editions: readonly string[];
  code: string;
}

export interface LabApi {
  sheet(game: string): Promise<LabSheet>;
  /** Reads a question and checks every set-up in it. An error names the wrong field. */
  check(question: unknown): Promise<Checked>;
  /** Stores a new question on this device, with the fingerprint of the code that answers it. */
  begin(question: unknown, code: string): Promise<Run>;
  /** The run for a question of a queue; created when it is followed for the first time. */
  follow(queued: QueuedQuestion): Promise<Run>;
  /** Continues a stored question; `closed` says why it cannot go on. */
  open(run: string, code: string): Promise<{ run: Run; answer: Answer; closed: string | null }>;
  /** Games that were not handed out yet, at most `count`. */
  wanted(count: number): Promise<GameOf[]>;
  giveBack(keys: readonly string[]): Promise<void>;
  /** Stores results, then counts them; returns whether the question is answered. */
  add(results: Result[], spent: number): Promise<{ done: boolean }>;
  /** Counts what another tab has stored since. */
  catchUp(): Promise<void>;
  /** Ends the question: the results so far count, and no more games are played. */
  stop(): Promise<void>;
  answer(): Promise<Answer>;
  /** The first games behind something, and how many there are. */
  games(behind: Behind, most: number): Promise<{ games: Result[]; all: number }>;
  play(question: Question, games: readonly GameOf[]): Promise<Result[]>;
  /** One game as a record. */
  record(question: Question, key: string): Promise<string>;
}
