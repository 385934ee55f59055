// One schema for the embedded database and for PostgreSQL: text, integers and milliseconds only.
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type WakeRow, absence } from './absence.ts';
import { type TalkRow, together } from './together.ts';

export interface MatchRow {
  id: string;
  game: string;
  edition: string;
  /** JSON. */
  options: string;
  typed: string | null;
  /** The code that people type in to sit down, while a seat is free. */
  code: string | null;
  /** The guest who made the table. */
  guest: string;
  host_key: string;
  seed: string;
  commitment: string;
  seeded_from: number;
  /** The record's first line, once the table is dealt. */
  head: string | null;
  over: number;
  /** The table's name; null: it has none. */
  name: string | null;
  /** Number of decisions that watchers are behind. */
  watch_delay: number;
  /** How long the table waits for somebody who is asked; null: for ever. */
  pace: string | null;
  /** 1: texts to all players are kept with the record. */
  keep_talk: number;
  /** 1: hints are off. */
  no_hints: number;
  /** When its people ended the game early, in milliseconds since 1970; null: they did not. */
  ended: number | null;
  created: number;
  updated: number;
  /** The node that has the table; null: none. */
  owner: string | null;
  /** Grows whenever a node takes or releases the table: writes of a former owner with an older number are refused. */
  fence: number;
}

/** A server on this database. */
export interface NodeRow {
  id: string;
  /** Where the other nodes reach it; null: it does not listen yet. */
  url: string | null;
  /** The end of its lease, in milliseconds since 1970 by the clock of the database. */
  until: number;
}

export interface SeatRow {
  match: string;
  seat: number;
  kind: string;
  name: string;
  /** The player's key, valid on any device; scripted seats have none. */
  key: string | null;
  /**
   * The key in the link to a free seat. Once a guest sits there it is valid for that guest only, so that the sender of the
   * link cannot see the hand.
   */
  invite: string | null;
  /** The guest on this seat; null: it is free. */
  guest: string | null;
  /** The last entry that its player has seen; -1: none. */
  seen: number;
  /** The strength of the program that plays for its player; null: no program does. */
  program: string | null;
  /** The player's word for the dice. */
  word: string | null;
  /** 1: the program is a stand-in, until the player takes the seat back. */
  stand_in: number;
  /** When the player's last device left, in milliseconds since 1970; null: not known. */
  left_at: number | null;
  /** The player's alerts as JSON; null: none. */
  alerts: string | null;
  /** The player's quiet hours as JSON; null: none. */
  quiet: string | null;
  /** When the player was last alerted, in milliseconds since 1970. */
  told_at: number;
  /** The standing orders as JSON; null: none. */
  orders: string | null;
}

export interface SpectatorRow {
  key: string;
  match: string;
  /** The seat whose view is shared; null: the public view. */
  sees: number | null;
}

export interface EntryRow {
  match: string;
  seq: number;
  /** A line of the record. */
  body: string;
  /** Seat and id of the choice, by which a resend is recognised. */
  choice: string | null;
  at: number;
}

export interface SnapshotRow {
  match: string;
  seq: number;
  body: string;
}

export interface Schema {
  matches: MatchRow;
  seats: SeatRow;
  spectators: SpectatorRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  settings: { name: string; value: string };
  nodes: NodeRow;
  wakes: WakeRow;
  talk: TalkRow;
}

const tables: Migration = {
  async up(db) {
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('edition', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('typed', 'text')
      .addColumn('code', 'text', (c) => c.unique())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('host_key', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('seeded_from', 'integer', (c) => c.notNull())
      .addColumn('head', 'text')
      .addColumn('over', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('matches_guest').on('matches').column('guest').execute();
    await db.schema
      .createTable('seats')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.unique())
      .addColumn('invite', 'text', (c) => c.unique())
      .addColumn('guest', 'text')
      .addPrimaryKeyConstraint('seats_place', ['match', 'seat'])
      .execute();
    await db.schema.createIndex('seats_guest').on('seats').column('guest').execute();
    await db.schema
      .createTable('spectators')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('sees', 'integer')
      .execute();
    await db.schema.createIndex('spectators_match').on('spectators').column('match').execute();
    // Two nodes can never both write an entry with the same number.
    await db.schema
      .createTable('entries')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('choice', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_place', ['match', 'seq'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('match', 'text', (c) => c.primaryKey())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};

const namesAndLooks: Migration = {
  async up(db) {
    await db.schema.alterTable('matches').addColumn('name', 'text').execute();
    await db.schema
      .alterTable('seats')
      .addColumn('seen', 'integer', (c) => c.notNull().defaultTo(-1))
      .execute();
  },
};

const programs: Migration = {
  async up(db) {
    await db.schema.alterTable('seats').addColumn('program', 'text').execute();
  },
};

const nodes: Migration = {
  async up(db) {
    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('url', 'text')
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.alterTable('matches').addColumn('owner', 'text').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('fence', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('matches_owner').on('matches').column('owner').execute();
  },
};

const watching: Migration = {
  async up(db) {
    await db.schema
      .alterTable('matches')
      .addColumn('watch_delay', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('seats').addColumn('word', 'text').execute();
  },
};

const hints: Migration = {
  async up(db) {
    await db.schema
      .alterTable('matches')
      .addColumn('no_hints', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

const migrations = {
  '1 tables': tables,
  '2 names and looks': namesAndLooks,
  '3 programs': programs,
  '4 nodes': nodes,
  '5 absence': absence,
  '6 watching': watching,
  '7 together': together,
  '8 hints': hints,
};

export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error !== undefined) throw error;
}
