// The thread of RecordVerifier.
import { parentPort, workerData } from 'node:worker_threads';
import { BadInput, type RecordState, fold, readRecord, readSeats, writeState } from '@xenotable/kernel';
import type { Games } from '../games.ts';
import type { Verified } from './recordVerifier.ts';

export interface Task {
  text: string;
}

export type Answer = { verified: Verified } | { where: string; problem: string };

/**
 * Most characters of a record's options and set-up, as many as a request for a new table may have. They are sent to
 * everybody who joins, and the table is set up from them at once, not in slices.
 */
const LONGEST_BEGINNING = 64 * 1024;

/** Most characters of a program's reason, which everybody who joins is sent with the log; ours are one sentence. */
const LONGEST_REASON = 1000;

/** Messages quote what was sent; they are cut to this length. */
const LONGEST_COMPLAINT = 300;

async function verify(games: Games, text: string): Promise<Verified> {
  const record = readRecord(text);
  const { options, given = null } = record.head;
  if (JSON.stringify([options, given]).length > LONGEST_BEGINNING)
    throw new BadInput('line 1', `options and set-up have at most ${LONGEST_BEGINNING} characters here`);
  const long = record.entries.findIndex(
    (entry) => 'why' in entry && (entry.why?.words.length ?? 0) > LONGEST_REASON,
  );
  if (long >= 0)
    throw new BadInput(`line ${long + 2}`, `a reason has at most ${LONGEST_REASON} characters here`);
  const game = await games.load(record.head.game, record.head.edition);
  const [person] = game.seats.kinds;
  const seats = readSeats(game.seats, record.head.seats).map(({ kind, name }) => ({
    kind,
    name,
    person: kind === person,
  }));
  let snapshot: RecordState | null = null;
  const end = fold(game, record, (state) => {
    if (state.trail.length === 0 && state.entries > 0) snapshot = state;
  });
  return {
    game: game.name,
    edition: game.edition,
    head: record.head,
    seats,
    bodies: record.entries.map((entry) => JSON.stringify(entry)),
    results: end.results,
    over: end.world.over !== null,
    snapshot: snapshot === null ? null : stored(snapshot),
  };
}

const stored = (state: RecordState): Verified['snapshot'] => ({
  seq: state.entries,
  body: writeState(state),
});

function complaint(error: unknown): Answer {
  // Reading it, one call inside the other, has used up the stack.
  if (error instanceof RangeError) return { where: 'record', problem: 'is nested too deep' };
  if (!(error instanceof BadInput)) throw error;
  const where = error.where.slice(0, LONGEST_COMPLAINT);
  const problem = error.where === '' ? error.message : error.message.slice(error.where.length + 2);
  return { where, problem: problem.slice(0, LONGEST_COMPLAINT) };
}

/** The games that the named module exports. */
async function gamesOf(module: unknown): Promise<Games> {
  const { games }: { games: Games } = await import(String(module));
  return games;
}

const games = await gamesOf(workerData);

parentPort?.on('message', ({ text }: Task) => {
  void verify(games, text).then(
    (verified) => parentPort?.postMessage({ verified } satisfies Answer),
    (error: unknown) => parentPort?.postMessage(complaint(error)),
  );
});
