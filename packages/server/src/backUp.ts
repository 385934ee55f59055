// node packages/server/src/backUp.ts FILE: a copy of the embedded database as it is at this moment, also while the
// server runs. DATABASE_FILE says which database, as for the server.
import { chmodSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@xenotable/kernel';
import { configFrom } from './config.ts';

/** One transaction reads everything, so that the copy is of one moment; the server writes on meanwhile. */
export function backUp(file: string, to: string): void {
  if (!existsSync(file)) throw new BadInput('DATABASE_FILE', `there is no database ${file}`);
  if (existsSync(to)) throw new BadInput('FILE', `${to} is there already`);
  const db = new DatabaseSync(file, { timeout: 5000 });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
  chmodSync(to, 0o600);
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
