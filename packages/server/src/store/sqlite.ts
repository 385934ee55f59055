// The embedded database: Node's own SQLite, write-ahead log, full durability.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Compilable, Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Backend } from './backend.ts';
import { Journal, Taken, together } from './journal.ts';
import type { Schema } from './schema.ts';

/** Kysely speaks to SQLite through this small interface; whatever it asks, it finds all entries in their connections. */
function forKysely(db: DatabaseSync, journal: Journal): SqliteDatabase {
  return {
    close: () => db.close(),
    prepare(sql) {
      journal.settle();
      const statement = db.prepare(sql);
      const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}

const CONSTRAINT = 19;

export function openSqlite(file: string): Backend {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5000 });
  // For one process at a time; several share a PostgreSQL.
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const journal = new Journal(db, `${file}-entries`);
  return {
    name: 'sqlite',
    db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(db, journal) }) }),
    append: (rows) => journal.append(rows),
    async atomically(queries: readonly Compilable[]) {
      journal.settle();
      // Without a pause between the statements: nothing else may slip into the transaction.
      together(db, () => {
        for (const query of queries) {
          const { sql, parameters } = query.compile();
          db.prepare(sql).run(...(parameters as SQLInputValue[]));
        }
      });
    },
    isConflict: (error) =>
      error instanceof Taken || ((error as { errcode?: number }).errcode ?? 0) % 256 === CONSTRAINT,
    async tell() {},
    async listen() {},
    async close() {
      journal.close();
    },
  };
}
