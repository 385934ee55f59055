// Opens a session from stored rows.
import {
  type AnyGame,
  type Entry,
  type GameRecord,
  type RecordState,
  Returns,
  Session,
  type Source,
  type World,
  fingerprint,
  parseEntry,
  parseHead,
  readState,
} from '@xenotable/kernel';
import type { Address } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { EntryRow, SnapshotRow } from '../store/schema.ts';
import { Work } from './slices.ts';
import type { Table } from './table.ts';

/** The record of a table's rows. */
export const recordIn = (head: string, rows: readonly EntryRow[]): GameRecord => ({
  head: parseHead(JSON.parse(head)),
  entries: rows.map((row) => parseEntry(JSON.parse(row.body))),
});

/**
 * The state of a snapshot if it matches the check of its entry, has used as many results as the record, and nothing can be
 * taken back from it; otherwise undefined. Checks of version 1 can no longer be compared.
 */
export function verifiedSnapshot(
  snapshot: SnapshotRow,
  { head, entries }: GameRecord,
): RecordState | undefined {
  const state = stateIn(snapshot);
  if (state === undefined || head.xenotable === 1 || state.entries > entries.length) return undefined;
  // An undo that goes back beyond the snapshot needs the record from the opening on.
  if (goesBackBefore(entries, state.entries)) return undefined;
  const before = entries.slice(0, state.entries);
  const check = before.at(-1)?.check ?? head.opening.check;
  const results = before.reduce(
    (sum, entry) => sum + ('rolls' in entry ? entry.rolls.length : 0),
    head.opening.rolls.length,
  );
  const holds = state.trail.length === 0 && state.results === results && fingerprint(state.world) === check;
  return holds ? state : undefined;
}

const goesBackBefore = (entries: readonly Entry[], moment: number): boolean =>
  entries.slice(moment).some((entry) => 'undo' in entry && (entry.consent?.to ?? moment) < moment);

function stateIn({ seq, body }: SnapshotRow): RecordState | undefined {
  try {
    const state = readState(body);
    return state?.entries === seq ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Called while a record is opened. */
export interface Follower {
  /** Called before the first entry that is followed. */
  begun(session: Session): void;
  /** Called after every entry that is followed. */
  each(session: Session, before: World, entry: Entry): void;
}

/**
 * Opens a record in slices, so that a long one does not delay other tables; throws RecordError if it is not valid. With a
 * stored state only the entries after it are followed.
 */
export async function opened(
  game: AnyGame,
  record: GameRecord,
  source: Source,
  kept?: RecordState,
  follower?: Follower,
  work = new Work(),
): Promise<Session> {
  const { head, entries } = record;
  const session = Session.open(game, { head, entries: entries.slice(0, kept?.entries ?? 0) }, source, kept);
  const returns = new Returns(entries);
  returns.note(session.standing);
  follower?.begun(session);
  for (const entry of entries.slice(session.entries.length)) {
    const before = session.world;
    session.applyEntry(entry, (n) => returns.at(n));
    returns.note(session.standing);
    follower?.each(session, before, entry);
    // Mostly there is no pause, and every await of nothing would cost time.
    if (work.isDue) await work.pause();
  }
  return session;
}

/** Does something at a table. If it must be opened first, the caller's address pays for the work, since anybody may ask again and again. */
export async function paidBy<T>(
  address: Pick<Address, 'bucket'>,
  table: Pick<Table, 'mustReload' | 'openingMs'>,
  job: () => Promise<T>,
): Promise<T> {
  const time = address.bucket('openingMs');
  if (table.mustReload && !time.take(0))
    throw new Problem('too-many', 'Enough tables were opened from this address: try again in a minute.');
  const before = table.openingMs;
  try {
    return await job();
  } finally {
    time.charge(table.openingMs - before);
  }
}
