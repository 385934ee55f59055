// A long record is followed in slices, so that nobody at another table has to wait for it.
import { setImmediate } from 'node:timers/promises';
import { type AnyGame, type GameRecord, Session, type Source, type RecordState } from '@xenotable/kernel';

const SLICE_MS = 10;

/** Opens a record; throws RecordError where it does not hold. With a standing that was kept, only the entries after it are followed. */
export async function opened(
  game: AnyGame,
  record: GameRecord,
  source: Source,
  kept?: RecordState,
): Promise<Session> {
  const { head, entries } = record;
  const session = Session.open(game, { head, entries: entries.slice(0, kept?.entries ?? 0) }, source, kept);
  let slice = performance.now();
  for (const entry of entries.slice(session.entries.length)) {
    session.applyEntry(entry);
    if (performance.now() - slice < SLICE_MS) continue;
    await setImmediate();
    slice = performance.now();
  }
  return session;
}
