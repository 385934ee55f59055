import type { DatabaseSync } from 'node:sqlite';

/** Runs `write` in a transaction, synchronously, so that nothing else can get into it. */
export function inTransaction(db: DatabaseSync, write: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    write();
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
