// How the embedded database keeps entries. A group of them is a line of a journal beside it, safe on disk while the server goes on with other tables. Many
// groups later all of them go to their places in the database, where they can be looked up; before anything else reads or writes there, it is settled.
import { appendFile, closeSync, fdatasync, fsyncSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { NewEntry } from './backend.ts';

const writeTo = promisify(appendFile);
const safeOnDisk = promisify(fdatasync);

/** Entries that may wait for their connections: settling so many takes a few milliseconds. */
const MOST_WAITING = 1024;

/** An entry with this seq is there already. */
export class Taken extends Error {
  override name = 'Taken';
}

export class Journal {
  private readonly db: DatabaseSync;
  private readonly file: number;
  private waiting: NewEntry[];
  /** The last seq of every match that has entries waiting. */
  private readonly last = new Map<string, number>();

  /** What a process had written when it was killed waits again. */
  constructor(db: DatabaseSync, file: string) {
    this.db = db;
    this.file = openSync(file, 'a+');
    this.waiting = readJournal(readFileSync(file, 'utf8'));
    const folder = openSync(dirname(file), 'r');
    fsyncSync(folder);
    closeSync(folder);
  }

  /** Writes all entries, durably, or none. */
  async append(rows: NewEntry[]): Promise<void> {
    const last = new Map<string, number>();
    for (const { match, seq } of rows) {
      if (seq <= (last.get(match) ?? this.last.get(match) ?? this.lastSettled(match)))
        throw new Taken(`entry ${seq} of ${match} is taken`);
      last.set(match, seq);
    }
    for (const [match, seq] of last) this.last.set(match, seq);
    // From here on they wait: if they are settled before their line is on disk, it only says what is in its place.
    this.waiting.push(...rows);
    // On a line of its own, whatever a failed write has left before it.
    await writeTo(this.file, `\n${JSON.stringify(rows)}\n`);
    await safeOnDisk(this.file);
    if (this.waiting.length >= MOST_WAITING) this.settle();
  }

  private lastSettled(match: string): number {
    this.find ??= this.db.prepare('SELECT max(seq) AS last FROM entries WHERE "match" = ?');
    return (this.find.get(match)!['last'] as number | null) ?? 0;
  }

  /** Puts what waits into its connections. Neighbours go in together, so that each page is touched once. */
  settle(): void {
    if (this.waiting.length === 0) return;
    const rows = this.waiting.toSorted((a, b) =>
      a.match < b.match ? -1 : a.match > b.match ? 1 : a.seq - b.seq,
    );
    const insert = (this.insert ??= this.db.prepare(
      'INSERT OR IGNORE INTO entries ("match", seq, body, choice, "at") VALUES (?, ?, ?, ?, ?)',
    ));
    const finish = (this.finish ??= this.db.prepare(
      'UPDATE matches SET "over" = 1, updated = ? WHERE id = ?',
    ));
    together(this.db, () => {
      for (const { match, seq, body, choice, at, over } of rows) {
        insert.run(match, seq, body, choice, at);
        if (over) finish.run(at, match);
      }
    });
    ftruncateSync(this.file);
    this.waiting = [];
    this.last.clear();
  }

  close(): void {
    this.settle();
    closeSync(this.file);
  }

  // Prepared when they are first needed: by then the tables are there.
  private find: StatementSync | undefined;
  private insert: StatementSync | undefined;
  private finish: StatementSync | undefined;
}

/** The entries of all whole lines; what is not whole was never acknowledged. */
function readJournal(text: string): NewEntry[] {
  return text.split('\n').flatMap((line) => {
    try {
      return JSON.parse(line) as NewEntry[];
    } catch {
      return [];
    }
  });
}

/** Carries out all of it or nothing. */
export function together(db: DatabaseSync, write: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    write();
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
