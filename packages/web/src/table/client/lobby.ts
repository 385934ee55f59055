// The server's tables over HTTP: making one, finding one by code, listing the player's own.
import type { Json, Seat, SeatPlan } from '@xenotable/kernel';
import type { Programs, Typed } from '../../storage/tableRow.ts';
import { keepHosted } from '../../storage/hosted.ts';
import type { Pace } from './absence.ts';

/** A seat of the person at this browser; a program may play it. */
export interface OwnSeat {
  seat: Seat;
  key: string;
}

export interface OnlineRow {
  table: string;
  game: string;
  name: string;
  status: 'waiting' | 'playing' | 'over';
  waitingForMe: boolean;
  updated: number;
  seats: { name: string; program: string | null }[];
  link: string;
  /** The seats of this person, with their keys. */
  own: readonly OwnSeat[];
}

interface Made {
  table: string;
  code: string | null;
  keys: { host: string; seats: (string | null)[]; watch: string };
}

const NOBODY = 'No server answers here; tables on this device work without one.';

export async function call<T>(path: string, how: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, how).catch(() => null);
  if (answer === null || !answer.headers.get('content-type')?.includes('json')) throw new Error(NOBODY);
  const value = (await answer.json()) as T & { error?: { message: string } };
  if (!answer.ok) throw new Error(value.error?.message ?? 'The server refused.');
  return value;
}

export const post = <T>(path: string, body: unknown): Promise<T> =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const linkTo = (table: string, key: string): string => `/t/${table}#${key}`;

/** The link at which somebody with the code takes a seat. */
export const joinLink = (code: string): string => `${location.origin}/join/${code}`;

interface Wish {
  game: string;
  name: string;
  options: Record<string, Json>;
  seats: SeatPlan[];
  typed?: Typed;
  /** The number of decisions by which watchers are behind. */
  watchDelay?: number;
  /** Whether what people write to all is kept with the record. */
  keepTalk?: boolean;
  /** Whether hints can be asked for. */
  hints?: boolean;
  pace?: Pace;
}

/** `mine` are the seats of this browser; `programs` play some of them. If no person sits here, this screen is a table screen. */
export async function makeOnline(
  { seats, ...wish }: Wish,
  mine: readonly Seat[],
  programs: Programs,
): Promise<string> {
  const sit = mine.find((seat) => programs[seat] === undefined) ?? null;
  const made = await post<Made>('/api/tables', {
    ...wish,
    sit,
    seats: seats.map(({ kind, name }, seat) => ({
      kind,
      name,
      ...(programs[seat] !== undefined && { program: programs[seat] }),
    })),
  });
  keepHosted(made.table, {
    invitations: made.keys.seats,
    taken: mine.filter((seat) => seat !== sit && programs[seat] === undefined),
  });
  const own = sit === null ? null : made.keys.seats[sit];
  return own == null ? `/screen/${made.table}#${made.keys.watch}` : linkTo(made.table, own);
}

/** All persons' seats are ours; the table keeps its name. */
export async function takeOnline(record: string, name: string): Promise<string> {
  const { table, keys } = await call<Made>('/api/tables/upload', {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: record,
  });
  await renameOnline(table, keys.host, name);
  return linkTo(table, keys.seats.find((key) => key !== null) ?? keys.watch);
}

/** A pasted link, or a code that people read to each other. */
export function findTable(typed: string): string {
  const link = /\/(?:t|screen)\/[\w-]+#[\w-]+/.exec(typed);
  const code = /\/join\/(\w+)/.exec(typed)?.[1] ?? typed.trim();
  return link?.[0] ?? `/join/${encodeURIComponent(code)}`;
}

interface Listed extends Omit<OnlineRow, 'link' | 'own'> {
  mine: OwnSeat[];
  host: string | null;
}

export async function onlineTables(): Promise<OnlineRow[]> {
  const { tables } = await call<{ tables: Listed[] }>('/api/tables');
  return tables.flatMap((row) => {
    // Seats of programs come last.
    const sitting = row.mine.find(({ seat }) => row.seats[seat]?.program == null) ?? row.mine[0];
    const key = sitting?.key ?? row.host;
    return key === null ? [] : [{ ...row, link: linkTo(row.table, key), own: row.mine }];
  });
}

/** A request with the key of a seat. */
export const asking = (key: string, method: string, body?: unknown): RequestInit => ({
  method,
  headers: {
    authorization: `Bearer ${key}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

export async function renameOnline(table: string, key: string, name: string): Promise<void> {
  await call(`/api/tables/${table}/name`, asking(key, 'PUT', { name }));
}

/** Makes the seat's key invalid; returns the invitation for the next person. */
export async function handOverSeat(table: string, key: string): Promise<string> {
  return (await call<{ key: string }>(`/api/tables/${table}/hand-over`, asking(key, 'POST'))).key;
}

/** The host gives the empty seats to one of the game's scripted players. */
export async function fillSeats(table: string, kind: string): Promise<void> {
  const { tables } = await call<{ tables: Listed[] }>('/api/tables');
  const key = tables.find((row) => row.table === table)?.host;
  if (key == null) throw new Error('Only the host can do that.');
  await call(`/api/tables/${table}/start`, asking(key, 'POST', { fill: kind }));
}

export async function recordOf(table: string, key: string): Promise<string> {
  const answer = await fetch(`/api/tables/${table}/record`, { headers: { authorization: `Bearer ${key}` } });
  if (!answer.ok) throw new Error('The record can be seen when the game is over.');
  return answer.text();
}
