// What the rules' worker can be asked. The page holds a stand-in with the same methods.
import type { Advice, ForeseenQuestion, Puzzle, Review, Strength, Tally, Verdict } from '@xenotable/bots';
import type {
  Asked,
  Choices,
  Head,
  Json,
  LogLine,
  News,
  Prospects,
  Refusal,
  Scene,
  Seat,
  RuleId,
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

/** What must be known to set up a game. Readers of larger options stay behind, so only listed choices cross over. */
export interface Sheet {
  title: string;
  edition: string;
  seats: SeatRules;
  options: Record<string, Choices>;
  /** The rule about scenarios of one's own; null where the edition has none. */
  scenario: RuleId | null;
  /** What people call the windows that standing orders answer, by their keys. */
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
  /** Draws in fixed order, for lessons. */
  script?: (number | string)[];
  hints?: 'off';
  /** The name of the lesson. */
  lesson?: string;
  /** People roll, or roll and draw, and type in what they got. */
  typed?: Typed;
  /** A known seed: the same draws for everybody, as in a daily deal. */
  seed?: string;
}

/** A question to a seat, and everything that the seat knows of the table. */
export interface Asking {
  rules: RulesOf;
  view: Json;
  ask: Asked;
}

/** What a program is asked. */
export interface Question extends Asking {
  strength: Strength;
  /** Table and seat: what it remembers is kept under this name. */
  program: string;
  /** Choices of programs since a person decided: the more, the quicker. */
  before: number;
}

/** What one thread thinks of a question. */
export interface Thinking {
  best: Json;
  /** Empty where nothing was compared. */
  tallies: Tally[];
}

/** What one choice or several in a row may lead to, as a seat may know it. */
export interface PlanQuestion {
  rules: RulesOf;
  view: Json;
  seat: Seat;
  plan: readonly Json[];
}

/** A record that is reviewed in the name of a seat. */
export interface ReviewQuestion {
  /** Names the record: a table and its length. */
  key: string;
  /** Its text; null where the worker knows it already. */
  record: string | null;
  seat: Seat;
  /** Rollouts for each decision. */
  looks: number;
}

/** A review as far as it has come. */
export interface Reviewing {
  review: Review;
  done: number;
  total: number;
}

/** The position of a puzzle as its seat sees it. */
export interface OpenedPuzzle {
  news: News;
  /** Whether figures are chances to win, or only how the seat stands. */
  fitted: boolean;
}

/** What somebody does at a table. */
export type TableAct =
  /** With the results that were typed in so far, where people roll. */
  | { type: 'choose'; seat: Seat; choice: Json; results: readonly number[]; hinted?: boolean }
  | { type: 'undo'; seat: Seat }
  | { type: 'orders'; seat: Seat; orders: StandingOrders }
  | TakeBackHere;

/** People at one screen agree that everything from an own choice on is taken back; without `entry`, from the last one on. */
export interface TakeBackHere {
  type: 'take back';
  seat: Seat;
  entry?: number;
  /** The seats of the others who agreed. */
  agreed: Seat[];
  why?: TakeBackReason;
}

/** Who looks, what they know already, and whether they want to see what followed step by step. */
export interface Look {
  viewer: Viewer;
  /** The log is told from this entry on; -1: from the opening. */
  after: number;
  scenes: boolean;
}

/** A table as one viewer sees it, and the entries that they had looked at before (null: none). */
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
  /** What was heard last. */
  latest: LogLine[];
}

/** A step of a record. */
export type Mark = { entry: number; seat: Seat; kind: 'choice' | 'undo' | 'chance' };

/** What checking the dice of a record has shown. */
export interface DiceReport {
  check: DiceCheck;
  head: Head;
  entries: number;
}

export interface WorkerApi {
  sheet(game: string, edition?: string): Promise<Sheet>;
  tables(): Promise<TableRow[]>;
  /** Tables whose rows cannot be read. */
  damaged(): Promise<DamagedTable[]>;
  glance(id: string): Promise<Glance>;
  start(table: NewLocalTable): Promise<TableRow>;
  /** What everybody sees of a table that was just set up. It is not kept. */
  opening(table: Pick<NewLocalTable, 'game' | 'options' | 'seats'>): Promise<Json>;
  row(id: string): Promise<TableRow>;
  look(id: string, viewer: Viewer, after: number): Promise<Seen>;
  /** Carries out an act; resolves when it is stored, with what it has led to for the one who looks. */
  act(id: string, act: TableAct, look: Look): Promise<{ refusal: Refusal } | Update>;
  /** A program sits down at a seat, or (null) leaves it to a person. */
  seat(id: string, seat: Seat, strength: Strength | null): Promise<TableRow>;
  /** A viewer has looked at everything up to this entry. */
  read(id: string, viewer: Viewer, entries: number): Promise<void>;
  /** What a program thinks; several may think about the same question, each in a stream of its own. */
  think(question: Question, seed: number, stream: number): Promise<Thinking>;
  /** It answers at once. */
  stopThinking(): Promise<void>;
  /** What a plan may lead to, as far as it is known after so many more milliseconds; the same question again goes on from there. */
  prospects(question: PlanQuestion, ms: number): Promise<Prospects>;
  /** What a program would do, and what it thinks of a plan, after so many more milliseconds; the same question again goes on from there. */
  advise(asking: Asking, plan: readonly Json[] | null, ms: number): Promise<Advice>;
  /** What a seat will probably be asked next, by what it sees. */
  foresee(question: Omit<PlanQuestion, 'plan'>): Promise<ForeseenQuestion[]>;
  /** A review after so many more milliseconds; null if the record must be sent first. */
  review(question: ReviewQuestion, ms: number): Promise<Reviewing | null>;
  openPuzzle(puzzle: Puzzle): Promise<OpenedPuzzle>;
  /** What an answer is worth; looks at it for a second where nobody has tried it before. */
  answerPuzzle(puzzle: Puzzle, choice: Json): Promise<Verdict | { refusal: Refusal }>;
  /** The position before an entry of a record as a puzzle; null where no choice is clearly the best. */
  makePuzzle(record: string, entry: number): Promise<Puzzle | null>;
  /** What the rules say about a view, for the board: one of the game's previews. */
  preview(game: string, name: string, args: readonly unknown[]): Promise<unknown>;
  /** The table after `n` entries. */
  moment(id: string, n: number, viewer: Viewer): Promise<News>;
  /** What followed entry number `n - 1`, step by step. */
  scenes(id: string, n: number, viewer: Viewer): Promise<Scene[]>;
  /** Everything that a viewer heard from the opening to the end. */
  lines(id: string, viewer: Viewer): Promise<LogLine[]>;
  marks(id: string): Promise<Mark[]>;
  /** What people wrote at the table, where its record keeps it. */
  said(id: string): Promise<readonly WrittenLine[]>;
  fork(id: string, entries: number, name: string): Promise<TableRow>;
  write(id: string): Promise<string>;
  /** What was published of the seed; null: nothing. */
  seal(id: string): Promise<{ commitment: string; words: SeedWord[] } | null>;
  /** Whether the results of a record are those of its seed. */
  checkDice(record: string): Promise<DiceReport>;
  take(text: string, name: string): Promise<TableRow>;
  rename(id: string, name: string): Promise<void>;
  /** Whether the table is covered between people who share the screen. */
  cover(id: string, cover: boolean): Promise<TableRow>;
  /** A table whose record no longer holds, as far as it does: a new table up to the last good step. */
  rescue(id: string): Promise<TableRow>;
  remove(id: string): Promise<void>;
  /** Everything, for a backup; and a backup's tables: those that are not here are added, once all of them hold. */
  allTables(): Promise<BackupTable[]>;
  takeTables(tables: readonly BackupTable[]): Promise<TakenBack>;
}
