// What the rules' worker can be asked. The page holds a stand-in with the same methods.
import type { Strength } from '@xenotable/bots';
import type {
  Asked,
  Choices,
  Json,
  News,
  Odds,
  Refusal,
  Scene,
  Seat,
  SeatPlan,
  SeatRules,
  Viewer,
  LogLine,
  Wanted,
} from '@xenotable/kernel';
import type { Programs, Rolling, TableRow, Typed } from '../storage/tableRow.ts';
import type { DamagedTable } from '../storage/tableStore.ts';

/** What must be known to set up a game. Readers of larger options stay behind, so only listed choices cross over. */
export interface Sheet {
  title: string;
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
  game: string;
  view: Json;
  ask: Asked;
  strength: Strength;
  /** Choices of programs since a person decided: the more, the quicker. */
  before: number;
}

export interface Glance {
  row: TableRow;
  viewer: Viewer;
  view: Json;
  /** What was heard last. */
  latest: LogLine[];
}

export interface Moment extends News {
  moments: number;
}

/** What became of a choice: refused, waiting for the next result, or (null) played. */
export type Chosen = { refusal: Refusal } | { wanted: Wanted } | null;

export type Mark = { entry: number; seat: Seat; kind: 'choice' | 'undo' | 'chance' };

export interface Desk {
  sheet(game: string): Promise<Sheet>;
  tables(): Promise<TableRow[]>;
  /** Tables whose rows cannot be read. */
  damaged(): Promise<DamagedTable[]>;
  glance(id: string): Promise<Glance>;
  start(table: NewLocalTable): Promise<TableRow>;
  open(id: string): Promise<TableRow>;
  look(id: string, viewer: Viewer, after: number): Promise<News>;
  /** With the results that were typed in so far, where people roll. */
  choose(id: string, rolling: Rolling): Promise<Chosen>;
  /** What followed the last choice, step by step. */
  film(id: string, viewer: Viewer): Promise<Scene[]>;
  /** What followed entry number `n - 1`, step by step. */
  scenes(id: string, n: number, viewer: Viewer): Promise<Scene[]>;
  undo(id: string, seat: Seat): Promise<Refusal | null>;
  /** A program sits down at a seat, or (null) leaves it to a person. */
  seat(id: string, seat: Seat, strength: Strength | null): Promise<TableRow>;
  /** A program's answer, once it has thought. */
  think(question: Question): Promise<Json>;
  /** It answers at once. */
  stopThinking(): Promise<void>;
  read(id: string, viewer: Viewer, lines: number): Promise<void>;
  odds(game: string, view: Json, seat: Seat, choice: Json, measure: string): Promise<Odds | null>;
  /** What the rules say about a view, for the board: one of the game's previews. */
  preview(game: string, name: string, args: readonly unknown[]): Promise<unknown>;
  /** The table after `n` entries. */
  moment(id: string, n: number, viewer: Viewer): Promise<Moment>;
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
  method: keyof Desk;
  args: unknown[];
}
export type Reply = { id: number; value: unknown } | { id: number; problem: string; where: string | null };
