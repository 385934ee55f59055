// Opens a table from its rows: the session, the host, the open questions and the waiting times.
import { type GameRecord, type Seat, type Session, TableHost, seeded } from '@xenotable/kernel';
import { seedWith } from '@xenotable/seed';
import { storedOrders } from '../store/rows.ts';
import type { EntryRow, SnapshotRow } from '../store/schema.ts';
import { type Follower, opened, recordIn, verifiedSnapshot } from './opening.ts';
import type { Questions } from './questions.ts';
import type { Table } from './table.ts';
import { Work } from './slices.ts';
import { Waits } from './waits.ts';

interface Reopened {
  record: GameRecord;
  session: Session;
  /** The entry of the snapshot it was opened from; null: from the opening. */
  from: number | null;
  questions: Questions;
  waits: Waits;
  /** Milliseconds of work. */
  took: number;
}

/** Follows the record from a valid snapshot, otherwise from its opening. */
export async function reopened(
  {
    game,
    match,
    seats,
    names,
    questions: known,
  }: Pick<Table, 'game' | 'match' | 'seats' | 'names' | 'questions'>,
  head: string,
  rows: readonly EntryRow[],
  snapshot: SnapshotRow | null,
): Promise<Reopened> {
  const work = new Work();
  const record = recordIn(head, rows);
  const state = snapshot === null ? undefined : verifiedSnapshot(snapshot, record);
  const questions = known.copy();
  const waits = new Waits();
  const timed = match.pace !== null || seats.some((seat) => seat.alerts !== null);
  const source = seeded(await seedWith(match.seed, record.head.words));
  const follower: Follower = {
    begun: (at) => timed && waits.open(at, rows[at.entries.length - 1]?.at ?? match.updated),
    each: (at, before, entry) => {
      const number = at.entries.length - 1;
      if (timed) waits.note(at, entry.seat, rows[number]?.at ?? 0);
      if (questions.knownAt(number)) questions.note(at, [{ before, number, entry }]);
    },
  };
  const session = await opened(game, record, source, state, follower, work);
  session.names = [...names];
  if (!questions.knownAt(rows.length)) questions.open(session);
  // Without pace or alerts exact waiting times are not needed, so the last entry's time is used.
  if (!timed) waits.open(session, rows.at(-1)?.at ?? match.updated);
  return { record, session, from: state?.entries ?? null, questions, waits, took: work.took };
}

/** A host for the session. Who decides for a seat is looked up in the table's rows each time; the record does not say it. */
export function hostOf(table: Pick<Table, 'seats' | 'host'>, session: Session): TableHost {
  const guest = (seat: Seat): string | null => table.seats[seat]?.guest ?? null;
  const isProgram = (seat: Seat): boolean => table.seats[seat]?.program != null;
  const host = new TableHost(
    session,
    {
      isProgram,
      // A program's choices after a person's choice are taken back together with it.
      samePerson: (a, b) => a === b || isProgram(a) || (guest(a) !== null && guest(a) === guest(b)),
    },
    table.host,
  );
  for (const { seat, seen, orders } of table.seats) {
    if (seen >= 0) host.markRead(seat, seen);
    host.keepOrders(seat, storedOrders(orders));
  }
  return host;
}
