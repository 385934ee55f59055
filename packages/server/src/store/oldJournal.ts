// Servers before November 2026 wrote entries to a journal beside the database first. Entries that such a server had acknowledged but not
// yet put into the database when it was killed are put there once; then the journal is removed.
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

/** The groups of entries, one per line. An incomplete line was never acknowledged. */
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
