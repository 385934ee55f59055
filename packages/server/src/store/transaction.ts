import type { DatabaseSync } from 'node:sqlite';

/** Carries out all of it or nothing, without a pause in which something else could slip into the transaction. */
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
