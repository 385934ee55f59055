// What the two databases do differently.
import type { Compilable, Kysely } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';

/** A match that has changed; null: something may have been missed, look at all of them. */
export type Wake = (match: string | null, seq: number) => void;

/** An entry to be written; with the last one of a game its match is marked as over. */
export interface NewEntry extends EntryRow {
  over: boolean;
}

export interface Backend {
  name: 'sqlite' | 'postgres';
  db: Kysely<Schema>;
  /** Writes all entries, durably, or none; other nodes hear of them. */
  append(rows: NewEntry[]): void | Promise<void>;
  /** Carries out all statements or none. */
  atomically(queries: readonly Compilable[]): Promise<void>;
  /** Whether an error means that a row with this key is there already. */
  isConflict(error: unknown): boolean;
  /** Lets the other nodes know that something about a match has changed. */
  tell(match: string): Promise<void>;
  listen(wake: Wake): Promise<void>;
  close(): Promise<void>;
}
