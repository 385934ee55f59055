// The embedded database: Node's own SQLite, write-ahead log, full durability.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Compilable, Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Backend, NewEntry } from './backend.ts';
import type { Schema } from './schema.ts';

/** Kysely speaks to SQLite through this small interface. */
function forKysely(db: DatabaseSync): SqliteDatabase {
  return {
    close: () => db.close(),
    prepare(sql) {
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
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const together = (write: () => void): void => {
    db.exec('BEGIN IMMEDIATE');
    try {
      write();
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
  // Prepared with the first entry, when the tables are there.
  let insert: StatementSync | undefined;
  let finish: StatementSync | undefined;
  return {
    name: 'sqlite',
    db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(db) }) }),
    append(rows: NewEntry[]) {
      insert ??= db.prepare('INSERT INTO entries ("match", seq, body, choice, "at") VALUES (?, ?, ?, ?, ?)');
      finish ??= db.prepare('UPDATE matches SET "over" = 1, updated = ? WHERE id = ?');
      together(() => {
        for (const { match, seq, body, choice, at, over } of rows) {
          insert!.run(match, seq, body, choice, at);
          if (over) finish!.run(at, match);
        }
      });
    },
    async atomically(queries: readonly Compilable[]) {
      // Without a pause between the statements: nothing else may slip into the transaction.
      together(() => {
        for (const query of queries) {
          const { sql, parameters } = query.compile();
          db.prepare(sql).run(...(parameters as SQLInputValue[]));
        }
      });
    },
    clash: (error) => ((error as { errcode?: number }).errcode ?? 0) % 256 === CONSTRAINT,
    async tell() {},
    async listen() {},
    async close() {},
  };
}
