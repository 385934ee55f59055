// Rows for tests of the store.
import type { Held, NewEntry } from '../../src/store/backend.ts';
import type { MatchRow, SeatRow } from '../../src/store/schema.ts';
import { NO_PLAYER } from '../../src/store/seats.ts';

export const matchRow = (id: string, more: Partial<MatchRow> = {}): MatchRow => ({
  id,
  game: 'dice-duel',
  edition: '1',
  options: '{}',
  typed: null,
  code: null,
  guest: 'ann',
  host_key: `host of ${id}`,
  seed: 'seed',
  commitment: 'hash',
  seeded_from: 0,
  head: null,
  over: 0,
  name: null,
  watch_delay: 0,
  pace: null,
  keep_talk: 0,
  no_hints: 0,
  ended: null,
  created: 1_790_000_000_000,
  updated: 1_790_000_000_000,
  owner: null,
  fence: 0,
  ...more,
});

export const seatRows = (id: string): SeatRow[] => [
  {
    ...NO_PLAYER,
    match: id,
    seat: 0,
    kind: 'person',
    name: 'Ann',
    key: `A of ${id}`,
    invite: null,
    guest: 'ann',
    word: null,
  },
  {
    ...NO_PLAYER,
    match: id,
    seat: 1,
    kind: 'person',
    name: 'Ben',
    key: `B of ${id}`,
    invite: `to ${id}`,
    guest: null,
    word: null,
  },
];

export const newEntry = (id: string, seq: number, over = false): NewEntry => ({
  match: id,
  seq,
  body: `{"n":${seq}}`,
  choice: `0 c${seq}`,
  at: 1_790_000_000_000 + seq,
  over,
  fence: 0,
});

/** A match that no node has taken, for a store without other nodes. */
export const held = (match: string): Held => ({ match, fence: 0 });
