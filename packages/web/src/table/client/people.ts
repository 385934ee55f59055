// The people of an online table over HTTP: joining, names, words for the dice, links to watch with.
import type { Seat } from '@xenotable/kernel';
import type { TableInfo } from '@xenotable/server/protocol';
import { asking, call, linkTo, post } from './lobby.ts';

/** What a code or a key opens. */
export interface Entrance {
  info: TableInfo;
  /** The seat that would be taken, or whose view is shown; null: the view of everybody. */
  seat: Seat | null;
  plays: boolean;
  /** Whether nobody has the seat yet. */
  free: boolean;
}

/** What somebody enters when they take a seat. */
export interface Introduction {
  name: string;
  /** Added to the seed; empty: nothing. */
  word: string;
}

export const entranceByCode = (code: string): Promise<Entrance> => post('/api/codes/look', { code });

export const entranceByKey = (table: string, key: string): Promise<Entrance> =>
  call(`/api/tables/${table}/entrance`, asking(key, 'GET'));

/** Takes the next free seat; returns the link to it. */
export async function sitByCode(code: string, { name, word }: Introduction): Promise<string> {
  const { table, key } = await post<{ table: string; key: string }>('/api/codes', {
    code,
    name,
    ...(word !== '' && { word }),
  });
  return linkTo(table, key);
}

export async function renameSeat(table: string, key: string, name: string): Promise<void> {
  await call(`/api/tables/${table}/seat/name`, asking(key, 'PUT', { name }));
}

export async function addWord(table: string, key: string, word: string): Promise<void> {
  await call(`/api/tables/${table}/seat/word`, asking(key, 'PUT', { word }));
}

/** A link to watch with, showing what everybody sees or what the player sees. */
export async function watchLink(table: string, key: string, sees: 'table' | 'me'): Promise<string> {
  const shared = await call<{ key: string }>(
    `/api/tables/${table}/watchers`,
    asking(key, 'POST', { with: sees }),
  );
  return linkTo(table, shared.key);
}

/** The same view as a table screen. */
export const screenLink = (link: string): string => link.replace(/^\/t\//, '/screen/');
