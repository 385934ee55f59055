// The methods of the rules' worker. The page has a proxy with the same methods.
import type { Advice, ForeseenQuestion, Puzzle, Review, Strength, Tally, Verdict } from '@xenotable/bots';
import type {
  Asked,
  ChoiceNotes,
  Choices,
  Head,
  Json,
  LogLine,
  News,
  Prospects,
  Reason,
  Refusal,
  RuleId,
  Scene,
  Seat,
  SeatPlan,
  SeatRules,
  SeedWord,
  StandingOrders,
  TakeBackReason,
  Update,
  Viewer,
  WrittenLine,
} from '@xenotable/kernel';
import type { Programs, TableRow, Typed } from '../storage/tableRow.ts';
import type { DiceCheck } from '@xenotable/seed/check';
import type { BackupTable } from '../storage/backup.ts';
import type { TakenBack } from './backups.ts';
import type { DamagedTable } from '../storage/tableStore.ts';

/** The rules of a table: its game, in the edition that it began under. */
export interface RulesOf {
  game: string;
  edition: string;
}

/** What must be known to set up a game. Functions that read larger options cannot be sent, so only listed choices are. */
export interface Sheet {
  title: string;
  edition: string;
  seats: SeatRules;
  options: Record<string, Choices>;
  /** The rule about home-made scenarios; null if the edition has none. */
  scenario: RuleId | null;
  /** The names of the windows that standing orders answer, by their keys. */
  windows: Readonly<Record<string, string>>;
}

export interface NewLocalTable {
  game: string;
  name: string;
  options: Record<string, Json>;
  seats: SeatPlan[];
  cover: boolean;
  /** Seats that programs play in a person's place. */
  programs?: Programs;
  given?: Json;
  /** The first results of a lesson, in order. */
  script?: (number | string)[];
  hints?: 'off';
  /** The name of the lesson. */
  lesson?: string;
  /** People roll, or roll and draw, themselves and type in the results. */
  typed?: Typed;
  /** A given seed: the same results for everybody, as in a daily deal. */
  seed?: string;
}

/** A question to a seat, and everything that the seat knows about the table. */
export interface Asking {
  rules: RulesOf;
  view: Json;
  ask: Asked;
}

/** The question that a program is asked. */
export interface Question extends Asking {
  strength: Strength;
  /** Table and seat: the program's memory is kept under this name. */
  program: string;
  /** Number of programs' choices since a person last decided: with more of them a program thinks less. */
  before: number;
  /** Milliseconds that these choices took: a program thinks for the rest of its turn's time. */
  spent: number;
}

/** The result of one thread that thinks about a question. */
export interface Thinking {
  best: Json;
  /** Empty if nothing was compared. */
  tallies: Tally[];
}

/** A plan of one or several choices, and what the seat knows. */
export interface PlanQuestion {
  rules: RulesOf;
  view: Json;
  seat: Seat;
  plan: readonly Json[];
}

/** A record that is reviewed for a seat. */
export interface ReviewQuestion {
  /** Identifies the record: a table and its length. */
  key: string;
  /** Its text; null if the worker already has it. */
  record: string | null;
  seat: Seat;
  /** Rollouts for each decision. */
  looks: number;
}

/** The state of a review. */
export interface Reviewing {
  review: Review;
  done: number;
  total: number;
}

/** The position of a puzzle as its seat sees it. */
export interface OpenedPuzzle {
  news: News;
  /** Whether figures are chances to win, or only scores. */
  fitted: boolean;
}

/** An act at a table. */
export type TableAct =
  /** With the results that were typed in so far, if people roll. */
  | ({ type: 'choose'; seat: Seat; choice: Json; results: readonly number[] } & ChoiceNotes)
  | { type: 'undo'; seat: Seat }
  | { type: 'orders'; seat: Seat; orders: StandingOrders }
  | TakeBackHere;

/** People at one screen agree to take back everything from one of a player's choices on; without `entry` from the last one on. */
export interface TakeBackHere {
  type: 'take back';
  seat: Seat;
  entry?: number;
  /** The seats of the others who agreed. */
  agreed: Seat[];
  why?: TakeBackReason;
}

/** The viewer, what they already know, and whether they want scenes. */
export interface Look {
  viewer: Viewer;
  /** The log starts at this entry; -1: at the opening. */
  after: number;
  scenes: boolean;
}

/** A table as one viewer sees it, and the number of entries that they had looked at before (null: none). */
export interface Seen {
  row: TableRow;
  news: News;
  /** Whether people who share this screen have something to hide from each other. */
  secrets: boolean;
  read: number | null;
}

export interface Glance {
  row: TableRow;
  viewer: Viewer;
  view: Json;
  /** The last log lines. */
  latest: LogLine[];
}

/** A step of a record. */
export type Mark = { entry: number; seat: Seat; kind: 'choice' | 'undo' | 'chance' };

/** The result of checking the dice of a record. */
export interface DiceReport {
  check: DiceCheck;
  head: Head;
  entries: number;
}

export interface WorkerApi {
  sheet(game: string, edition?: string): Promise<Sheet>;
  /** The options as a table stores them: read by the game's rules, with all defaults. */
  readOptions(game: string, options: Record<string, Json>): Promise<Record<string, Json>>;
  tables(): Promise<TableRow[]>;
  /** Tables whose rows cannot be read. */
  damaged(): Promise<DamagedTable[]>;
  glance(id: string): Promise<Glance>;
  start(table: NewLocalTable): Promise<TableRow>;
  /** What everybody sees of a table that was just set up. The table is not stored. */
  opening(table: Pick<NewLocalTable, 'game' | 'options' | 'seats'>): Promise<Json>;
  row(id: string): Promise<TableRow>;
  look(id: string, viewer: Viewer, after: number): Promise<Seen>;
  /** Carries out an act; resolves when it is stored, with its result for the viewer. */
  act(id: string, act: TableAct, look: Look): Promise<{ refusal: Refusal } | Update>;
  /** A program sits down at a seat, or (null) leaves it to a person. */
  seat(id: string, seat: Seat, strength: Strength | null): Promise<TableRow>;
  /** Notes that a viewer has looked at everything up to this entry. */
  read(id: string, viewer: Viewer, entries: number): Promise<void>;
  /** Lets a program think; several threads may think about the same question, each with its own stream. */
  think(question: Question, seed: number, stream: number): Promise<Thinking>;
  /** Why a program chooses this. */
  why(question: Asking, choice: Json): Promise<Reason | null>;
  /** Makes a thinking program answer at once. */
  stopThinking(): Promise<void>;
  /** What a plan may lead to, as far as it is known after this many more milliseconds; the same question again continues the computation. */
  prospects(question: PlanQuestion, ms: number): Promise<Prospects>;
  /** What a program would do, and what it thinks of a plan, after this many more milliseconds; the same question again continues the computation. */
  advise(asking: Asking, plan: readonly Json[] | null, ms: number): Promise<Advice>;
  /** What a seat will probably be asked next, judged by what it sees. */
  foresee(question: Omit<PlanQuestion, 'plan'>): Promise<ForeseenQuestion[]>;
  /** A review after this many more milliseconds; null if the record must be sent first. */
  review(question: ReviewQuestion, ms: number): Promise<Reviewing | null>;
  openPuzzle(puzzle: Puzzle): Promise<OpenedPuzzle>;
  /** The value of an answer; an answer that was not tried before is looked at for a second. */
  answerPuzzle(puzzle: Puzzle, choice: Json): Promise<Verdict | { refusal: Refusal }>;
  /** The position before an entry of a record as a puzzle; null if no choice is clearly the best. */
  makePuzzle(record: string, entry: number): Promise<Puzzle | null>;
  /** Calls one of the game's previews for the board. */
  preview(game: string, name: string, args: readonly unknown[]): Promise<unknown>;
  /** The table after `n` entries. */
  moment(id: string, n: number, viewer: Viewer): Promise<News>;
  /** The scenes of entry number `n - 1`. */
  scenes(id: string, n: number, viewer: Viewer): Promise<Scene[]>;
  /** Everything that a viewer heard from the opening to the end. */
  lines(id: string, viewer: Viewer): Promise<LogLine[]>;
  marks(id: string): Promise<Mark[]>;
  /** What people wrote at the table, if its record keeps it. */
  said(id: string): Promise<readonly WrittenLine[]>;
  fork(id: string, entries: number, name: string): Promise<TableRow>;
  write(id: string): Promise<string>;
  /** The published commitment and words of the seed; null: none. */
  seal(id: string): Promise<{ commitment: string; words: SeedWord[] } | null>;
  /** Whether the results of a record are those of its seed. */
  checkDice(record: string): Promise<DiceReport>;
  take(text: string, name: string): Promise<TableRow>;
  rename(id: string, name: string): Promise<void>;
  /** Sets whether the table is covered between people who share the screen. */
  cover(id: string, cover: boolean): Promise<TableRow>;
  /** Makes a new table from the valid part of a damaged record. */
  rescue(id: string): Promise<TableRow>;
  remove(id: string): Promise<void>;
  /** All tables, for a backup; and the tables of a backup: those that are not here are added, after all of them are verified. */
  allTables(): Promise<BackupTable[]>;
  takeTables(tables: readonly BackupTable[]): Promise<TakenBack>;
}
