// What the rules' worker can be asked. The page holds a stand-in with the same methods.
import type { Strength } from '@xenotable/bots';
import type {
  Asked,
  Choices,
  Json,
  LogLine,
  News,
  Odds,
  Refusal,
  Scene,
  Seat,
  SeatPlan,
  SeatRules,
  StandingOrders,
  Update,
  Viewer,
} from '@xenotable/kernel';
import type { Programs, TableRow, Typed } from '../storage/tableRow.ts';
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
  measures: { key: string; label: string }[];
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
  /** People roll, or roll and draw, and type in what they got. */
  typed?: Typed;
  /** A known seed: the same draws for everybody, as in a daily deal. */
  seed?: string;
}

/** What a program is asked: everything that it knows of the table. */
export interface Question {
  rules: RulesOf;
  view: Json;
  ask: Asked;
  strength: Strength;
  /** Choices of programs since a person decided: the more, the quicker. */
  before: number;
}

/** What somebody does at a table. */
export type TableAct =
  /** With the results that were typed in so far, where people roll. */
  | { type: 'choose'; seat: Seat; choice: Json; results: readonly number[] }
  | { type: 'undo'; seat: Seat }
  | { type: 'orders'; seat: Seat; orders: StandingOrders };

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

export interface WorkerApi {
  sheet(game: string, edition?: string): Promise<Sheet>;
  tables(): Promise<TableRow[]>;
  /** Tables whose rows cannot be read. */
  damaged(): Promise<DamagedTable[]>;
  glance(id: string): Promise<Glance>;
  start(table: NewLocalTable): Promise<TableRow>;
  row(id: string): Promise<TableRow>;
  look(id: string, viewer: Viewer, after: number): Promise<Seen>;
  /** Carries out an act; resolves when it is stored, with what it has led to for the one who looks. */
  act(id: string, act: TableAct, look: Look): Promise<{ refusal: Refusal } | Update>;
  /** A program sits down at a seat, or (null) leaves it to a person. */
  seat(id: string, seat: Seat, strength: Strength | null): Promise<TableRow>;
  /** A viewer has looked at everything up to this entry. */
  read(id: string, viewer: Viewer, entries: number): Promise<void>;
  /** A program's answer, once it has thought. */
  think(question: Question): Promise<Json>;
  /** It answers at once. */
  stopThinking(): Promise<void>;
  odds(rules: RulesOf, view: Json, seat: Seat, choice: Json, measure: string): Promise<Odds | null>;
  /** What the rules say about a view, for the board: one of the game's previews. */
  preview(game: string, name: string, args: readonly unknown[]): Promise<unknown>;
  /** The table after `n` entries. */
  moment(id: string, n: number, viewer: Viewer): Promise<News>;
  /** What followed entry number `n - 1`, step by step. */
  scenes(id: string, n: number, viewer: Viewer): Promise<Scene[]>;
  /** Everything that a viewer heard from the opening to the end. */
  lines(id: string, viewer: Viewer): Promise<LogLine[]>;
  marks(id: string): Promise<Mark[]>;
  fork(id: string, entries: number, name: string): Promise<TableRow>;
  write(id: string): Promise<string>;
  take(text: string, name: string): Promise<TableRow>;
  rename(id: string, name: string): Promise<void>;
  /** A table whose record no longer holds, as far as it does: a new table up to the last good step. */
  rescue(id: string): Promise<TableRow>;
  remove(id: string): Promise<void>;
}

export interface Call {
  id: number;
  method: keyof WorkerApi;
  args: unknown[];
}

/** An answer to a call, or word that a table was changed in another tab. */
export type Reply =
  | { id: number; value: unknown }
  | { id: number; problem: string; where: string | null }
  | { changed: string };
