// Compares what bots were told with what is stored: nothing acknowledged may be lost, played twice or out of order, and every picture must
// be that of its place in the record.
import { type Head, Session, TableHost, parseEntry } from '@xenotable/kernel';
import { Store } from '../../src/store/store.ts';
import { type Duel, checkOf } from './crowd.ts';

export interface History {
  tables: number;
  entries: number;
  acknowledged: number;
  /** Number of pictures that were compared. */
  pictures: number;
  violations: string[];
}

const never = (): never => {
  throw new Error('a record needs no chance');
};

async function problemsOf(store: Store, duel: Duel): Promise<{ entries: number; problems: string[] }> {
  const problems = [...duel.violations];
  const { table, game, acknowledged, shown } = duel;
  const kept = await store.find(table);
  const rows = await store.entries(table, 0);
  const choices = rows.flatMap(({ choice }) => (choice === null ? [] : [choice]));
  if (new Set(choices).size !== choices.length) problems.push('a choice was played twice');
  for (const [choice, seq] of acknowledged) {
    const at = rows.findIndex((row) => row.choice === choice);
    if (at < 0 || at >= seq) problems.push(`the acknowledged choice ${choice} is lost`);
  }
  if (kept?.match.head == null) {
    if (rows.length > 0 || shown.size > 0) problems.push('the head is lost');
    return { entries: rows.length, problems };
  }
  const head = JSON.parse(kept.match.head) as Head;
  const alone = { isProgram: () => false, samePerson: (a: number, b: number) => a === b };
  const session = Session.open(game, { head, entries: [] }, never);
  for (let seq = 0; seq <= rows.length; seq++) {
    if (seq > 0) session.applyEntry(parseEntry(JSON.parse(rows[seq - 1]!.body)));
    const host = new TableHost(session, alone);
    for (const seat of head.seats.keys()) {
      const check = shown.get(`${seat} ${seq}`);
      if (check !== undefined && check !== checkOf(host.news(seat)))
        problems.push(`seat ${seat} was shown another picture at ${seq}`);
    }
  }
  for (const at of shown.keys())
    if (Number(at.split(' ')[1]) > rows.length) problems.push(`${at} was shown and is not in the record`);
  return { entries: rows.length, problems };
}

export async function historyOf(where: string, duels: readonly Duel[]): Promise<History> {
  const store = await Store.open(where);
  const history: History = { tables: duels.length, entries: 0, acknowledged: 0, pictures: 0, violations: [] };
  for (const duel of duels) {
    const { entries, problems } = await problemsOf(store, duel).catch((error: unknown) => ({
      entries: 0,
      problems: [String(error)],
    }));
    history.entries += entries;
    history.acknowledged += duel.acknowledged.size;
    history.pictures += duel.shown.size;
    history.violations.push(...problems.map((problem) => `${duel.table}: ${problem}`));
  }
  await store.close();
  return history;
}
