// What differs between the two databases.
import type { Compilable, Kysely } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';

/** Called with a match that another node has changed or taken; null: messages may have been missed, so all matches must be checked. */
export type Wake = (match: string | null) => void;

/** A match of this node. Writes with this fence are accepted as long as no other node has taken the match. */
export interface Held {
  match: string;
  fence: number;
}

/** The fence with which this node now has the match, or the address of the node that has it (null: not known yet). */
export type Owned = { fence: number } | { owner: string | null };

/** An entry to write; `over` marks the match as over. */
export interface NewEntry extends EntryRow, Held {
  over: boolean;
}

/** A statement of a transaction, and how many rows it must change (any number if left out). */
export interface Step {
  query: Compilable;
  rows?: number;
}

/** How long the database may be silent, in milliseconds. */
export interface Patience {
  /** A connection with a query that is unanswered for this long is given up. */
  answerMs: number;
  /** The interval between two heartbeats on the connection that listens for other nodes. */
  beatMs: number;
}

/** The other servers on the same database. */
export interface Nodes {
  /** Takes a match that no living node has; null: there is no such match. */
  own(match: string): Promise<Owned | null>;
  /** Releases a match. */
  release(held: Held): Promise<void>;
  /** Releases all matches and takes no more. */
  leave(): Promise<void>;
  /** The matches of this node, with their fences. */
  held(): Promise<Map<string, number>>;
  /** Stores the address at which other nodes reach this one. */
  announce(url: string): Promise<void>;
  /** The addresses of the living nodes. */
  living(): ReadonlySet<string>;
  /** Whether the matches of this node are still its own: its lease lasts for a while after each heartbeat. */
  leased(): boolean;
}

export interface Backend {
  name: 'sqlite' | 'postgres';
  db: Kysely<Schema>;
  /** Null: the database is for one server only. */
  nodes: Nodes | null;
  /** Called once, when the schema's tables exist. */
  ready?(): void;
  /** Writes the entries durably and returns those that it left out because another node has taken their match. If it throws, nothing is written. */
  append(rows: readonly NewEntry[]): readonly NewEntry[] | Promise<readonly NewEntry[]>;
  /** Executes all statements in a transaction; returns false, and changes nothing, if one affects a different number of rows than it says. */
  atomically(steps: readonly Step[]): Promise<boolean>;
  /** Whether the error means that a row with this key exists already. */
  isConflict(error: unknown): boolean;
  /** Whether the error may mean that the database is not there just now. */
  isAway(error: unknown): boolean;
  /** Tells the other nodes that a match has changed. */
  tell(match: string): Promise<void>;
  listen(wake: Wake): Promise<void>;
  /** Whether messages of other nodes arrive at present. */
  hearing(): boolean;
  close(): Promise<void>;
}

/** Thrown inside a transaction to roll it back. */
export class RowsDiffer extends Error {
  override name = 'RowsDiffer';
}
