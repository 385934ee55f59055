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
  /** For people to type in, while a seat is free. */
  code: string | null;
  /** The guest who made it. */
  guest: string;
  host_key: string;
  seed: string;
  commitment: string;
  seeded_from: number;
  /** The record's first line, once the table is dealt. */
  head: string | null;
  over: number;
  /** What its people call it; null: not named. */
  name: string | null;
  /** How many decisions those who only watch are behind. */
  watch_delay: number;
  /** How long somebody who is asked is waited for; null: for ever. */
  pace: string | null;
  /** 1: what people write to all who play is kept with the record. */
  keep_talk: number;
  /** 1: programs give nobody hints. */
  no_hints: number;
  /** When its people ended it before its end, in milliseconds since 1970; null: they did not. */
  ended: number | null;
  created: number;
  updated: number;
  /** The node at which the table is; null: at none. */
  owner: string | null;
  /** Grows whenever the table comes to another node or is let go: what a former owner writes under an older number is refused. */
  fence: number;
}

/** A server that shares this database. */
export interface NodeRow {
  id: string;
  /** Where the other nodes reach it; null: it does not listen yet. */
  url: string | null;
  /** Until then its tables are its own, in milliseconds since 1970 by the clock of the database. */
  until: number;
}

export interface SeatRow {
  match: string;
  seat: number;
  kind: string;
  name: string;
  /** What its player shows, on any device; scripted players have none. */
  key: string | null;
  /** What is in the link to a free seat. Once a guest sits there it is good for that guest only: the sender of the link must not see the hand. */
  invite: string | null;
  /** Who sits here; null while the seat is free. */
  guest: string | null;
  /** The last entry that its player has looked at; -1: none. */
  seen: number;
  /** How well a program plays here in its player's place; null: a person or the book does. */
  program: string | null;
  /** What its player added to the seed before the deal. */
  word: string | null;
  /** 1: the others have given the seat to the program, until its player takes it back. */
  stand_in: number;
  /** When the last device of its player left, in milliseconds since 1970; null: not known. */
  left_at: number | null;
  /** How its player is told that it is their turn, as JSON; null: not at all. */
  alerts: string | null;
  /** Hours in which its player is not told, as JSON; null: there are none. */
  quiet: string | null;
  /** When its player was told so last, in milliseconds since 1970. */
  told_at: number;
  /** How its windows are answered, as JSON; null: its player is asked. */
  orders: string | null;
}

export interface SpectatorRow {
  key: string;
  match: string;
  /** The seat whose view is shared, or null for the public view. */
  sees: number | null;
}

export interface EntryRow {
  match: string;
  seq: number;
  /** A line of the record. */
  body: string;
  /** Seat and id of the choice, so that a resend is recognised. */
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
    // Two nodes can never both write the same entry.
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
