// The public facts about a table.
import type { Status, TableInfo, WatcherInfo } from '../protocol.ts';
import type { Awaited } from '../absence/protocol.ts';
import { storedOptions, storedPace, storedStrength, storedTyped } from '../store/rows.ts';
import type { StoredMatch } from '../store/store.ts';
import type { Table } from './table.ts';

interface Known extends StoredMatch {
  title: string;
  status: Status;
  present(seat: number): boolean;
  awaited(seat: number): Awaited | null;
  watchers: number;
  watching: WatcherInfo[];
}

/** Made from stored data alone, so that it works for tables that cannot be opened. */
export function infoFrom({
  match,
  seats,
  title,
  status,
  present,
  awaited,
  watchers,
  watching,
}: Known): TableInfo {
  return {
    table: match.id,
    code: match.code,
    game: match.game,
    title,
    name: match.name ?? title,
    edition: match.edition,
    options: storedOptions(match.options) ?? {},
    typed: storedTyped(match.typed),
    status,
    pace: storedPace(match.pace),
    keepsTalk: match.keep_talk === 1,
    hints: match.no_hints === 0,
    ended: match.ended !== null,
    now: Date.now(),
    seats: seats.map(({ seat, kind, name, key, guest, program, stand_in, word }) => ({
      kind,
      name,
      taken: key === null || guest !== null,
      present: present(seat),
      program: storedStrength(program),
      word,
      standIn: stand_in === 1,
      awaited: awaited(seat),
    })),
    watchers,
    watching,
    watchDelay: match.watch_delay,
    commitment: match.commitment,
    seed: status === 'over' ? match.seed : null,
    seededFrom: match.seeded_from,
  };
}

/** For somebody who plays or only watches: at a table with a delay, watchers are not told for whom it waits now. */
export function infoOf(table: Table, plays: boolean): TableInfo {
  const { match, seats, game, connections, status } = table;
  return infoFrom({
    match,
    seats,
    title: game.title,
    status,
    present: (seat) => connections.present(seat),
    awaited: (seat) => (plays || table.delayed === null ? table.absence.awaited(seat) : null),
    watchers: connections.watchers,
    watching: connections.listed,
  });
}
