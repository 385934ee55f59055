// What the two databases do differently.
import type { Compilable, Kysely } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';

/** A match that another node has changed or taken; null: something may have been missed, look at all of them. */
export type Wake = (match: string | null) => void;

/** A match of this node: what is written under this number counts as long as no other node has taken the match. */
export interface Held {
  match: string;
  fence: number;
}

/** The number under which a match is this node's from now on, or where the node is that has it (null: not known yet). */
export type Owned = { fence: number } | { owner: string | null };

/** An entry to be written; with the last one of a game its match is marked as over. */
export interface NewEntry extends EntryRow, Held {
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

/** The other servers on the same database. */
export interface Nodes {
  /** Takes a match that no living node has; null: there is no such match. */
  own(match: string): Promise<Owned | null>;
  /** Lets a match go. */
  release(held: Held): Promise<void>;
  /** Lets all matches go and takes none any more. */
  leave(): Promise<void>;
  /** The matches of this node, with their numbers. */
  held(): Promise<Map<string, number>>;
  /** Where the other nodes reach this one. */
  announce(url: string): Promise<void>;
  /** Where the nodes are that live just now. */
  living(): ReadonlySet<string>;
  /** Whether the matches of this node are still its own: other nodes wait for its heartbeat for a while. */
  leased(): boolean;
}

export interface Backend {
  name: 'sqlite' | 'postgres';
  db: Kysely<Schema>;
  /** Null: the database is for one server. */
  nodes: Nodes | null;
  /** Called once, when the tables of the schema are there. */
  ready?(): void;
  /** Writes the entries durably, except those of matches that another node has taken, which it returns. An error: none is written. */
  append(rows: readonly NewEntry[]): readonly NewEntry[] | Promise<readonly NewEntry[]>;
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
