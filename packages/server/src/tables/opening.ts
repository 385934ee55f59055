// From stored rows to a session.
import { setImmediate } from 'node:timers/promises';
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
import type { EntryRow, SnapshotRow } from '../store/schema.ts';

const SLICE_MS = 10;

/** The record in the rows of a table. */
export const recordIn = (head: string, rows: readonly EntryRow[]): GameRecord => ({
  head: parseHead(JSON.parse(head)),
  entries: rows.map((row) => parseEntry(JSON.parse(row.body))),
});

/**
 * A snapshot that leads to the check of its entry, has used as many results as the record, and from which nothing
 * can be taken back; undefined if it is another one. The checks of version 1 cannot be compared any more.
 */
export function verifiedSnapshot(
  snapshot: SnapshotRow,
  { head, entries }: GameRecord,
): RecordState | undefined {
  const state = stateIn(snapshot);
  if (state === undefined || head.xenotable === 1 || state.entries > entries.length) return undefined;
  // What goes back beyond it needs the record from the opening on.
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

/** Hears of a record while it is opened. */
interface Follower {
  /** Before the first entry that is followed. */
  begun(session: Session): void;
  /** After every entry that is followed. */
  each(session: Session, before: World, entry: Entry): void;
}

/**
 * Opens a record, in slices, so that other tables do not have to wait for a long one; throws RecordError if it does
 * not hold. With a state that was kept, only the entries after it are followed.
 */
export async function opened(
  game: AnyGame,
  record: GameRecord,
  source: Source,
  kept?: RecordState,
  follower?: Follower,
): Promise<Session> {
  const { head, entries } = record;
  const session = Session.open(game, { head, entries: entries.slice(0, kept?.entries ?? 0) }, source, kept);
  const returns = new Returns(entries);
  returns.note(session.standing);
  follower?.begun(session);
  let slice = performance.now();
  for (const entry of entries.slice(session.entries.length)) {
    const before = session.world;
    session.applyEntry(entry, (n) => returns.at(n));
    returns.note(session.standing);
    follower?.each(session, before, entry);
    if (performance.now() - slice < SLICE_MS) continue;
    await setImmediate();
    slice = performance.now();
  }
  return session;
}
