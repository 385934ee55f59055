// node packages/server/src/backUp.ts FILE: copies the embedded database as it is at this moment, also while the server runs. DATABASE_FILE
// names the database, as for the server.
import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@xenotable/kernel';
import { configFrom } from './config.ts';

/**
 * One transaction reads everything, so that the copy is consistent while the server continues to write. It contains keys and
 * seeds, so only its owner can read it at any time; an incomplete copy is removed.
 */
export function backUp(file: string, to: string): void {
  if (!existsSync(file)) throw new BadInput('DATABASE_FILE', `there is no database ${file}`);
  makeEmpty(to);
  try {
    const db = new DatabaseSync(file, { timeout: 5000 });
    try {
      db.prepare('VACUUM INTO ?').run(to);
    } finally {
      db.close();
    }
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}

/** Creates an empty file that only its owner can read, into which SQLite then writes. */
function makeEmpty(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new BadInput('FILE', `${file} is there already`) : error;
  }
}

if (import.meta.main) {
  const [to] = process.argv.slice(2);
  const { store } = configFrom(process.env, '');
  if (to === undefined || /^postgres(ql)?:/.test(store)) {
    process.stderr.write(
      'node backUp.ts FILE, with DATABASE_FILE; PostgreSQL has pg_dump and pg_basebackup\n',
    );
    process.exitCode = 64;
  } else backUp(store, to);
}
