// How the embedded database keeps entries. A group of them is written as one row of a journal: durable at once, in few pages. Many groups later all of
// them go to their places, where they can be looked up; before anything else reads or writes the database, the journal is settled.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { NewEntry } from './backend.ts';

/** Entries that may wait for their places: settling so many takes a few milliseconds. */
const MOST_WAITING = 1024;

/** An entry with this seq is there already. */
export class Taken extends Error {
  override name = 'Taken';
}

export class Journal {
  private readonly db: DatabaseSync;
  private readonly write: StatementSync;
  private waiting: NewEntry[] = [];
  /** The last seq of every match that has entries waiting. */
  private last = new Map<string, number>();

  constructor(db: DatabaseSync) {
    this.db = db;
    db.exec('CREATE TABLE IF NOT EXISTS journal (part INTEGER PRIMARY KEY, entries TEXT NOT NULL)');
    this.write = db.prepare('INSERT INTO journal (entries) VALUES (?)');
    // What a process had written when it was killed.
    for (const { entries } of db.prepare('SELECT entries FROM journal ORDER BY part').all())
      this.waiting.push(...(JSON.parse(entries as string) as NewEntry[]));
  }

  /** Writes all entries, durably, or none. */
  append(rows: NewEntry[]): void {
    const last = new Map<string, number>();
    for (const { match, seq } of rows) {
      if (seq <= (last.get(match) ?? this.last.get(match) ?? this.lastSettled(match))) throw new Taken(`entry ${seq} of ${match} is taken`);
      last.set(match, seq);
    }
    this.write.run(JSON.stringify(rows));
    for (const [match, seq] of last) this.last.set(match, seq);
    this.waiting.push(...rows);
    if (this.waiting.length >= MOST_WAITING) this.settle();
  }

  private lastSettled(match: string): number {
    this.find ??= this.db.prepare('SELECT max(seq) AS last FROM entries WHERE "match" = ?');
    return (this.find.get(match)!['last'] as number | null) ?? 0;
  }

  /** Puts what waits into its places. Neighbours go in together, so that each page is touched once. */
  settle(): void {
    if (this.waiting.length === 0) return;
    const rows = this.waiting.toSorted((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : a.seq - b.seq));
    const insert = (this.insert ??= this.db.prepare('INSERT INTO entries ("match", seq, body, choice, "at") VALUES (?, ?, ?, ?, ?)'));
    const finish = (this.finish ??= this.db.prepare('UPDATE matches SET "over" = 1, updated = ? WHERE id = ?'));
    together(this.db, () => {
      for (const { match, seq, body, choice, at, over } of rows) {
        insert.run(match, seq, body, choice, at);
        if (over) finish.run(at, match);
      }
      this.db.exec('DELETE FROM journal');
    });
    this.waiting = [];
    this.last.clear();
  }

  // Prepared when they are first needed: by then the tables are there.
  private find: StatementSync | undefined;
  private insert: StatementSync | undefined;
  private finish: StatementSync | undefined;
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
