// The embedded database: Node's own SQLite, write-ahead log, full durability.
//
// Entries go directly into SQLite, in one transaction per group (see commit.ts). A separate journal, synced while other
// tables continued, was measured in eleven alternating rounds of both games and gained nothing: connect four 7.0 thousand
// choices a second (195 microseconds of CPU each) with the journal and 9.7 (174) without, the skirmish 2.9 (205) and 5.1
// (195). So SQLite's log is the only one.
//
// The database in its own thread was measured likewise, in seven rounds of both games on two cores, one of which the bots
// used: connect four 9.0 thousand choices a second (279 microseconds of CPU each, making the tables included) with the
// thread and 8.7 (236) without, the skirmish 7.8 (228) and 8.8 (190). So it stays in the server's thread.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { BadInput } from '@xenotable/kernel';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { type Backend, type NewEntry, RowsDiffer } from './backend.ts';
import { settleOldJournal } from './oldJournal.ts';
import type { Schema } from './schema.ts';
import { inTransaction } from './transaction.ts';

const CONSTRAINT = 19;
/** Keys, seeds and the cookie secret are in these files, so only their owner may read them. */
const OWNER_ONLY = 0o600;

const isBindable = (value: unknown): value is SQLInputValue =>
  value === null || ['string', 'number', 'bigint'].includes(typeof value) || ArrayBuffer.isView(value);

/** The values of a statement; this schema has only texts and numbers. */
const bound = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value) => {
    if (isBindable(value)) return value;
    throw new TypeError(`SQLite cannot store ${typeof value}`);
  });

/** The interface through which Kysely uses SQLite. */
function forKysely(db: DatabaseSync): SqliteDatabase {
  return {
    close: () => db.close(),
    prepare(sql) {
      const statement = db.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bound(parameters)),
        run: (parameters) => statement.run(...bound(parameters)),
        iterate: (parameters) => statement.iterate(...bound(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}

/** Creates the file if missing and makes it readable for its owner only; SQLite gives its log the same rights. */
function ownFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const end of ['', '-wal', '-shm', '-lock'])
    if (existsSync(file + end)) chmodSync(file + end, OWNER_ONLY);
}

/** Allows one server at a time, since a second one would not notice what the first writes. Backups may read at the same time. */
function lock(file: string): DatabaseSync {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  const held = new DatabaseSync(file, { timeout: 0 });
  try {
    held.exec('BEGIN EXCLUSIVE');
    return held;
  } catch {
    held.close();
    throw new BadInput('DATABASE_FILE', 'another server is using this file');
  }
}

export function openSqlite(file: string): Backend {
  ownFile(file);
  const held = lock(`${file}-lock`);
  const db = new DatabaseSync(file, { timeout: 5000 });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  } catch (error) {
    db.close();
    held.close();
    throw error;
  }
  // Prepared on first use, when the tables exist.
  let insert: StatementSync | undefined;
  let finish: StatementSync | undefined;

  function put({ match, seq, body, choice, at, over }: NewEntry): void {
    insert ??= db.prepare('INSERT INTO entries ("match", seq, body, choice, "at") VALUES (?, ?, ?, ?, ?)');
    finish ??= db.prepare('UPDATE matches SET "over" = 1, updated = ? WHERE id = ?');
    insert.run(match, seq, body, choice, at);
    if (over) finish.run(at, match);
  }

  return {
    name: 'sqlite',
    db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(db) }) }),
    nodes: null,
    ready: () => settleOldJournal(db, `${file}-entries`),
    append(rows) {
      inTransaction(db, () => rows.forEach(put));
      return [];
    },
    async atomically(steps) {
      try {
        inTransaction(db, () => {
          for (const { query, rows } of steps) {
            const { sql, parameters } = query.compile();
            const { changes } = db.prepare(sql).run(...bound(parameters));
            if (rows !== undefined && Number(changes) !== rows) throw new RowsDiffer();
          }
        });
        return true;
      } catch (error) {
        if (error instanceof RowsDiffer) return false;
        throw error;
      }
    },
    isConflict: (error) =>
      error instanceof Error &&
      'errcode' in error &&
      typeof error.errcode === 'number' &&
      error.errcode % 256 === CONSTRAINT,
    isAway: () => false,
    async tell() {},
    async listen() {},
    hearing: () => true,
    async close() {
      held.close();
    },
  };
}
