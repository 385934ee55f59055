// A table as the frame sees it, wherever its rules run.
import type { Strength } from '@xenotable/bots';
import type { Json, News, Odds, Refusal, Seat, SeatPlan, Viewer, Wanted } from '@xenotable/kernel';
import type { Programs, Rolling, Typed } from '../../storage/tableRow.ts';

/** A choice that waits for the next result of people's own dice or cards. */
export interface Awaited extends Rolling {
  wanted: Wanted;
  /** The choice in words, where it was listed. */
  words: string | null;
}

/** The program whose turn it is: it is thinking, or (with words for people) could not go on. */
export interface Thinking {
  seat: Seat;
  problem: string | null;
}

/** What people may tell the programs at a table. */
export interface ProgramsHere {
  /** The one that thinks plays at once. */
  stop(): void;
  /** The one that could not go on tries once more. */
  retry(): void;
  /** One sits down, or (null) leaves its seat to a person. */
  seat(seat: Seat, strength: Strength | null): Promise<void>;
}

/** Everything that is on the table for one viewer. */
export interface TableState extends Omit<News, 'after' | 'undone'> {
  id: string;
  game: string;
  /** The players' name for this table. */
  name: string;
  seats: SeatPlan[];
  options: Record<string, Json>;
  /** Seats that are decided here, on this device. */
  mine: Seat[];
  /** Entries that were taken back. */
  undone: ReadonlySet<number>;
  /** Lines that the viewer had seen when it last looked. */
  seen: number;
  /** Whether what was decided is safe. */
  saved: 'saved' | 'saving' | 'offline';
  /** Who rolls and draws: people, or (null) the table. */
  typed: Typed | null;
  /** The result that somebody must type in before anything else goes on. */
  awaited: Awaited | null;
  /** What just happened, while it is being shown step by step. */
  scene: { words: string; rule: string; left: number } | null;
  /** Who is at an online table now, by seat. */
  present: boolean[] | null;
  /** Seats of different people share this screen. */
  cover: boolean;
  /** How well the seats are played that programs took. */
  programs: Programs;
  thinking: Thinking | null;
  /** Kept by a server, for people at different devices. */
  online: boolean;
}

export interface TableClient {
  /** Null until the first news has come. */
  state(): TableState | null;
  subscribe(listener: () => void): () => void;
  choose(seat: Seat, choice: Json): Promise<Refusal | null>;
  /** All results of the choice that waits for them: one more, or one less to correct it. */
  roll(results: readonly number[]): Promise<Refusal | null>;
  undo(seat: Seat): Promise<Refusal | null>;
  /** Ends what is being shown. */
  skip(): void;
  readonly programs: ProgramsHere;
  /** Looks through another pair of eyes. */
  look(viewer: Viewer): Promise<void>;
  /** Everything up to here has been read. */
  markSeen(): void;
  odds(choice: Json, measure: string): Promise<Odds | null>;
  /** The record as a file's text, where it may be seen. */
  record(): Promise<string>;
  /** Where the game can be watched from its first decision. */
  replay(): Promise<string>;
  /** The players' own name for this table. */
  rename(name: string): Promise<void>;
  /** Where seats belong to people: gives up the seat that looks, to whoever gets the link that the page then shows. */
  handOver?(): Promise<void>;
  close(): void;
}
