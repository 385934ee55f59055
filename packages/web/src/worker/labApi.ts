// What a thread of the laboratory can be asked. One keeps a question with its results; the others play its games.
import type { Answer, Cause, GameOf, Question, Result } from '@xenotable/questions';
import type { Json, SeatPlan } from '@xenotable/kernel';
import type { Run } from '../storage/runs.ts';
import type { Sheet } from './api.ts';

/** A set-up that the game has a name for. */
export interface NamedSetup {
  name: string;
  options: Record<string, Json>;
  seats: SeatPlan[];
}

/** What a question can speak of. */
export interface LabSheet extends Sheet {
  setups: readonly NamedSetup[];
  /** Options that are no choice between values (lists, maps), with what they are when nothing is given. */
  free: readonly { key: string; label: string; fallback: Json }[];
  /** Who can play a seat, besides the strengths of programs. */
  players: readonly string[];
}

/** A question that could be asked. */
export interface Checked {
  /** The tables that are compared. */
  tables: readonly string[];
  /** Games of each deal. */
  perDeal: number;
  mostDeals: number;
}

/** Games behind something that an answer shows. */
export interface Behind {
  /** Of these tables; of all when missing. */
  arms?: readonly number[];
  /** That ended so. */
  cause?: Pick<Cause, 'rule' | 'why' | 'result'>;
  /** From the first to the last of these rounds. */
  rounds?: readonly [number, number];
  /** Exactly these. */
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
  /** Reads a question and looks at every set-up in it. Refused with the field that is wrong. */
  check(question: unknown): Promise<Checked>;
  /** A new question; it is kept on this device, with the fingerprint of the code that answers it. */
  begin(question: unknown, code: string): Promise<Run>;
  /** The question of a queue on this device, begun when it is followed for the first time. */
  follow(queued: QueuedQuestion): Promise<Run>;
  /** Takes a question up where it stands; `closed` says why it cannot go on. */
  open(run: string, code: string): Promise<{ run: Run; answer: Answer; closed: string | null }>;
  /** Games that nobody has been given yet, at most so many. */
  wanted(count: number): Promise<GameOf[]>;
  giveBack(keys: readonly string[]): Promise<void>;
  /** Keeps results, then counts them; tells whether the question is answered. */
  add(results: Result[], spent: number): Promise<{ done: boolean }>;
  /** Counts what another tab has kept since. */
  catchUp(): Promise<void>;
  /** What is there counts, and no more is played. */
  stop(): Promise<void>;
  answer(): Promise<Answer>;
  /** The first games behind something, and how many there are. */
  games(behind: Behind, most: number): Promise<{ games: Result[]; all: number }>;
  play(question: Question, games: readonly GameOf[]): Promise<Result[]>;
  /** One game as a record. */
  record(question: Question, key: string): Promise<string>;
}
