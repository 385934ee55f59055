// Rows for tests of the store.
import type { Held, NewEntry } from '../../src/store/backend.ts';
import type { MatchRow, SeatRow } from '../../src/store/schema.ts';

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
    match: id,
    seat: 0,
    kind: 'person',
    name: 'Ann',
    key: `A of ${id}`,
    invite: null,
    guest: 'ann',
    seen: -1,
    program: null,
    word: null,
    stand_in: 0,
    left_at: null,
    alerts: null,
    quiet: null,
    told_at: 0,
    orders: null,
  },
  {
    match: id,
    seat: 1,
    kind: 'person',
    name: 'Ben',
    key: `B of ${id}`,
    invite: `to ${id}`,
    guest: null,
    seen: -1,
    program: null,
    word: null,
    stand_in: 0,
    left_at: null,
    alerts: null,
    quiet: null,
    told_at: 0,
    orders: null,
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

/** A match that no node has taken yet, for a store that is alone. */
export const held = (match: string): Held => ({ match, fence: 0 });
