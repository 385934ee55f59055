// What the two databases do differently.
import type { Compilable, Kysely } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';

/** A match that has changed; null: something may have been missed, look at all of them. */
export type Wake = (match: string | null, seq: number) => void;

/** An entry to be written; with the last one of a game its match is marked as over. */
export interface NewEntry extends EntryRow {
  over: boolean;
}

/** A statement of a transaction, and how many rows it must change (any number if left out). */
export interface Step {
  query: Compilable;
  rows?: number;
}

/** How long an operator's database may be silent, in milliseconds. */
export interface Patience {
  /** A line on which a question stays unanswered for so long is given up. */
  answerMs: number;
  /** The time between two heartbeats of the line that hears of other nodes. */
  beatMs: number;
}

export interface Backend {
  name: 'sqlite' | 'postgres';
  db: Kysely<Schema>;
  /** Whether other nodes may write to the same database. */
  shared: boolean;
  /** Called once, when the tables of the schema are there. */
  ready?(): void;
  /** Writes all entries, durably, or none; other nodes hear of them. */
  append(rows: NewEntry[]): void | Promise<void>;
  /** Carries out all statements; none of them (and false) if one changes another number of rows than it says. */
  atomically(steps: readonly Step[]): Promise<boolean>;
  /** Whether an error means that a row with this key is there already. */
  isConflict(error: unknown): boolean;
  /** Lets the other nodes know that something about a match has changed. */
  tell(match: string): Promise<void>;
  listen(wake: Wake): Promise<void>;
  /** Whether changes by other nodes are heard of just now. */
  hearing(): boolean;
  close(): Promise<void>;
}

/** Inside a transaction: undoes it. */
export class RowsDiffer extends Error {
  override name = 'RowsDiffer';
}
