// Choices and undos at a table: judged, played, written, and only then told.
import type { Played, Refusal, Session } from '@xenotable/kernel';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import type { Choose, Undo } from '../protocol.ts';
import { SeqConflict } from '../store/store.ts';
import { type Connection, type Device, say } from './connections.ts';
import { expel } from './following.ts';
import type { Table } from './table.ts';
import { undoDepthNow } from './undoRights.ts';

type Decision = Choose | Undo;

const TOO_LATE: Refusal = { rule: 'stale', reason: 'The table has moved on since this was chosen.' };
const FINAL: Refusal = { rule: 'undo', reason: 'The game is over and its seed is published.' };
const NOT_YOURS: Refusal = {
  rule: 'undo',
  reason: 'Since then chance was used, something was shown, or somebody else decided.',
};
/** How often a choice is judged again when another node was quicker; each time somebody else's choice was written. */
const MOST_ATTEMPTS = 32;

/** Plays or takes back for a device, and answers it. */
export async function decide(
  table: Table,
  metrics: Metrics,
  device: Device,
  message: Decision,
): Promise<void> {
  // A node that does not hear of the others may not know that a seat was handed over.
  if (!table.store.hearing) {
    await table.refresh();
    await expel(table);
  }
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++)
    if (await attemptDecision(table, metrics, device, message)) return;
  throw new Problem('too-many', 'Too much at once for this table.');
}

/** False if another node has written an entry with the same seq first: the table is read again, and so is the choice. */
async function attemptDecision(
  table: Table,
  metrics: Metrics,
  device: Device,
  message: Decision,
): Promise<boolean> {
  const connection = table.playing(device, message.seat);
  const { session } = table;
  if (session === null) throw new Problem('not-now', 'The table still waits for people.');
  const choice = `${message.seat} ${message.id}`;
  if (table.choiceSeqs.has(choice)) {
    await table.recall(message.seq);
    table.broadcaster.sayDone(current(table), connection, message.id, message.seq, null);
    return true;
  }
  const refusal = isStale(table, session, message) ? TOO_LATE : null;
  if (refusal !== null) return refuse(table, metrics, connection, message, refusal);
  if (session.entries.length >= table.settings.mostEntries)
    throw new Problem('too-many', `A table has at most ${table.settings.mostEntries} decisions.`);
  const before = session.world;
  const played = play(table, session, message);
  if ('wanted' in played) {
    say(device, { type: 'wanted', id: message.id, wanted: played.wanted });
    return true;
  }
  if ('refusal' in played) return refuse(table, metrics, connection, message, played.refusal);
  const started = performance.now();
  const row = {
    match: table.id,
    seq: session.entries.length,
    body: JSON.stringify(played.entry),
    choice,
    at: Date.now(),
    over: session.world.over !== null,
  };
  try {
    await table.store.append(row);
  } catch (error) {
    table.mustReload = true;
    if (!(error instanceof SeqConflict)) throw error;
    await table.load();
    return false;
  }
  metrics.commit.observe(performance.now() - started);
  metrics.choices.inc();
  const entry = { before, entry: played.entry };
  table.settle(session, entry, row);
  table.broadcaster.sayDone(session, connection, message.id, row.seq - 1, entry);
  table.sayNews(row.seq - 1, entry, connection);
  if (row.over) table.sayInfo();
  else table.keepSnapshot(session);
  return true;
}

function play(table: Table, session: Session, message: Decision): Played {
  if (message.type === 'choose') return session.choose(message.seat, message.choice, message.results);
  if (table.status === 'over') return { refusal: FINAL };
  return undoDepthNow(session, table.seats, message.seat) === 0 && session.undoDepth(message.seat) > 0
    ? { refusal: NOT_YOURS }
    : session.undo(message.seat);
}

function isStale({ questions }: Table, session: Session, { type, seat, seq }: Decision): boolean {
  const now = session.entries.length;
  const since = type === 'undo' ? now : (questions.since(seat) ?? now);
  return seq < since || seq > now;
}

async function refuse(
  table: Table,
  metrics: Metrics,
  connection: Connection,
  { id, seq }: Decision,
  refusal: Refusal,
): Promise<true> {
  if (seq === current(table).entries.length) metrics.refused.inc();
  else {
    metrics.stale.inc();
    await table.recall(seq);
  }
  table.broadcaster.sayRefused(current(table), connection, id, seq, refusal);
  return true;
}

/** The session of a table that is dealt; reading the table again replaces it. */
function current({ id, session }: Table): Session {
  if (session === null) throw new Error(`table ${id} is not dealt`);
  return session;
}
