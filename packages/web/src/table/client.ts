// A table as the frame sees it, wherever its rules run.
import type { Strength } from '@xenotable/bots';
import type { Json, News, Odds, Refusal, Seat, SeatPlan, Viewer, Wanted } from '@xenotable/kernel';
import type { Programs, Rolling, Typed } from '../worker/desk.ts';

/** A choice that waits for the next result of people's own dice or cards. */
export interface Awaited extends Rolling {
  wanted: Wanted;
  /** The choice in words, where it was listed. */
  words: string | null;
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
  /** The program that is thinking. */
  thinking: Seat | null;
  /** At a server: the code for others while a seat is free, and the key of this seat. */
  online: { code: string | null; key: string } | null;
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
  /** Where programs can play: the one that thinks stops and plays, or one sits down (null: leaves its seat to a person). */
  programs: { stop(): void; seat(seat: Seat, strength: Strength | null): Promise<void> } | null;
  /** Looks through another pair of eyes. */
  look(viewer: Viewer): Promise<void>;
  /** Everything up to here has been read. */
  markSeen(): void;
  odds(choice: Json, measure: string): Promise<Odds | null>;
  /** The record as a file's text, where it may be seen. */
  record(): Promise<string>;
  /** The players' own name for this table. */
  rename(name: string): Promise<void>;
  close(): void;
}
