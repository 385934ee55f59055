// Servers before November 2026 wrote entries to a journal beside the database first. What such a server had
// promised and not yet settled when it was killed is settled here, once; then the journal is gone.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@xenotable/kernel';
import * as v from 'valibot';
import { inTransaction } from './transaction.ts';

const group = v.array(
  v.object({
    match: v.string(),
    seq: v.number(),
    body: v.string(),
    choice: v.nullable(v.string()),
    at: v.number(),
    over: v.boolean(),
  }),
);

type Group = v.InferOutput<typeof group>;

/** The groups of entries, one in each line. A line that ends in the middle was never promised to anybody. */
function groupsIn(text: string): Group[] {
  return text.split('\n').flatMap((line, i) => {
    const read = line === '' ? [] : parsed(line);
    if (read !== null) return [read];
    if (!line.endsWith('}]')) return [];
    throw new BadInput(
      'DATABASE_FILE',
      `line ${i + 1} of the journal beside it is damaged; restore a backup, or remove the journal to go on without what is in it`,
    );
  });
}

function parsed(line: string): Group | null {
  try {
    return v.parse(group, JSON.parse(line));
  } catch {
    return null;
  }
}

export function settleOldJournal(db: DatabaseSync, file: string): void {
  if (!existsSync(file)) return;
  const groups = groupsIn(readFileSync(file, 'utf8'));
  const insert = db.prepare(
    'INSERT OR IGNORE INTO entries ("match", seq, body, choice, "at") VALUES (?, ?, ?, ?, ?)',
  );
  const finish = db.prepare('UPDATE matches SET "over" = 1, updated = ? WHERE id = ?');
  inTransaction(db, () => {
    for (const { match, seq, body, choice, at, over } of groups.flat()) {
      insert.run(match, seq, body, choice, at);
      if (over) finish.run(at, match);
    }
  });
  rmSync(file);
}
