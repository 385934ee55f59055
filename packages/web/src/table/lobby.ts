// The server's tables over HTTP: making one, finding one by code, listing one's own.
import type { Json, SeatPlan } from '@xenotable/kernel';
import type { Typed } from '../worker/desk.ts';

export interface OnlineRow {
  table: string;
  game: string;
  name: string;
  status: 'waiting' | 'playing' | 'over';
  waitingForMe: boolean;
  updated: number;
  seats: { name: string }[];
  link: string;
  /** Keys of the seats that this browser holds. */
  keys: string[];
}

interface Made {
  table: string;
  code: string | null;
  keys: { host: string; seats: (string | null)[]; watch: string };
}

const NOBODY = 'No server answers here; tables on this device work without one.';

async function call<T>(path: string, how: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, how).catch(() => null);
  if (answer === null || !answer.headers.get('content-type')?.includes('json')) throw new Error(NOBODY);
  const value = (await answer.json()) as T & { error?: { message: string } };
  if (!answer.ok) throw new Error(value.error?.message ?? 'The server refused.');
  return value;
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const linkTo = (table: string, key: string): string => `/t/${table}#${key}`;
/** The link of the seat that the host took. */
const hostLink = (made: Made): string => linkTo(made.table, made.keys.seats.find((key) => key !== null) ?? made.keys.watch);

interface Wish {
  game: string;
  name: string;
  options: Record<string, Json>;
  seats: SeatPlan[];
  typed?: Typed;
}

export async function makeOnline({ seats, ...wish }: Wish): Promise<string> {
  return hostLink(await post<Made>('/api/tables', { ...wish, seats: seats.map(({ kind, name }) => ({ kind, name })) }));
}

export async function takeOnline(record: string): Promise<string> {
  return hostLink(await call<Made>('/api/tables/upload', { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: record }));
}

/** A pasted link, or a code that people read to each other. */
export async function findTable(typed: string): Promise<string> {
  const link = /\/t\/([\w-]+)#([\w-]+)/.exec(typed);
  if (link) return linkTo(link[1]!, link[2]!);
  const found = await post<{ table: string; key: string }>('/api/codes', { code: typed.trim() });
  return linkTo(found.table, found.key);
}

interface Listed extends Omit<OnlineRow, 'link' | 'keys'> {
  mine: { seat: number; key: string }[];
  host: string | null;
}

export async function onlineTables(): Promise<OnlineRow[]> {
  const { tables } = await call<{ tables: Listed[] }>('/api/tables');
  return tables.flatMap((row) => {
    const key = row.mine[0]?.key ?? row.host;
    return key === null ? [] : [{ ...row, link: linkTo(row.table, key), keys: row.mine.map((one) => one.key) }];
  });
}

export async function renameOnline(table: string, key: string, name: string): Promise<void> {
  await call(`/api/tables/${table}/name`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ name }),
  });
}

/** The host's key, where this browser made the table. */
export async function hostKeyOf(table: string): Promise<string> {
  const { tables } = await call<{ tables: Listed[] }>('/api/tables');
  const key = tables.find((row) => row.table === table)?.host;
  if (key == null) throw new Error('Only the host can do that.');
  return key;
}

/** The host gives the empty seats to the game's scripted players. */
export async function fillSeats(table: string, key: string): Promise<void> {
  const { games } = await call<{ games: { name: string; seats: { kinds: string[] } }[] }>('/api/games');
  const { game } = await call<{ game: string }>(`/api/tables/${table}`, { headers: { authorization: `Bearer ${key}` } });
  const fill = games.find((one) => one.name === game)?.seats.kinds.find((kind) => kind !== 'person');
  if (fill === undefined) throw new Error('This game has nobody who plays by the book.');
  await call(`/api/tables/${table}/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ fill }),
  });
}

export async function recordOf(table: string, key: string): Promise<string> {
  const answer = await fetch(`/api/tables/${table}/record`, { headers: { authorization: `Bearer ${key}` } });
  if (!answer.ok) throw new Error('The record can be seen when the game is over.');
  return answer.text();
}
