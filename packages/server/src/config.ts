// What an operator can set, by environment variables, and the limits for callers. A setting that is wrong
// is refused by its name at the start, never believed.
import { BadInput } from '@xenotable/kernel';
import type { Rate } from './limits.ts';
import type { Patience } from './store/backend.ts';
import { PATIENCE } from './store/store.ts';

export interface Limits {
  /** Bytes of one message, and of a request's body. */
  message: number;
  /** Bytes and decisions of an uploaded record, and how long its verification may take. */
  upload: number;
  uploadEntries: number;
  uploadMs: number;
  /** Decisions of one table. */
  entries: number;
  /** Messages per second and at once, for one connection and for one address. */
  connection: Rate;
  address: Rate;
  /** What one person says at a table (pings, phrases, texts, plans), and what one asks of the others there. */
  talk: Rate;
  requestsOfOthers: Rate;
  /** New tables, bytes of records and milliseconds of their verification, for one address. */
  tablesByAddress: Rate;
  uploadBytesByAddress: Rate;
  uploadMsByAddress: Rate;
  /** Sockets of one address, and TCP connections of one address and of all. */
  sockets: number;
  connectionsByAddress: number;
  connections: number;
  /** Bytes that may wait for a slow reader, and for all readers of one address. */
  backlog: number;
  backlogByAddress: number;
  /** Tables and seats that one socket may join. */
  joins: number;
  /** Malformed messages before a socket is closed. */
  patience: number;
  /** Unfinished tables of one guest. */
  tables: number;
  /** Requests per minute and address: of the API, of those that make tables or try codes, and of pages. */
  requests: number;
  creations: number;
  pages: number;
  /** How long a request may take to arrive, in milliseconds. */
  requestMs: number;
}

const MEGABYTE = 1024 * 1024;
const HOUR_S = 3600;

export const limits: Limits = {
  message: 64 * 1024,
  upload: 4 * MEGABYTE,
  uploadEntries: 5000,
  uploadMs: 10_000,
  entries: 20_000,
  connection: { perSecond: 20, burst: 60 },
  address: { perSecond: 100, burst: 300 },
  talk: { perSecond: 0.5, burst: 6 },
  requestsOfOthers: { perSecond: 1 / 20, burst: 4 },
  tablesByAddress: { perSecond: 200 / HOUR_S, burst: 200 },
  uploadBytesByAddress: { perSecond: (32 * MEGABYTE) / HOUR_S, burst: 32 * MEGABYTE },
  uploadMsByAddress: { perSecond: 60_000 / HOUR_S, burst: 30_000 },
  sockets: 64,
  connectionsByAddress: 256,
  connections: 20_000,
  backlog: 4 * MEGABYTE,
  backlogByAddress: 32 * MEGABYTE,
  joins: 16,
  patience: 20,
  tables: 30,
  requests: 600,
  creations: 30,
  pages: 6000,
  requestMs: 60_000,
};

export interface Config {
  host: string;
  port: number;
  /** File of the embedded database, or a PostgreSQL URL. */
  store: string;
  patience: Patience;
  /** Where other nodes on the same PostgreSQL reach this one; null: at its host and port. */
  nodeUrl: string | null;
  /** Folder of the built web client. */
  web: string;
  /** Origins that may call besides the server's own. */
  origins: string[];
  /** Proxies in front of the server, each of which adds the address that it was called from to X-Forwarded-For. */
  proxies: number;
  /** What a caller from elsewhere must show for /metrics; null: only this machine may read them. */
  metricsKey: string | null;
  /** Days after which a table in which nothing happens is removed; 0: never. */
  expireDays: number;
  logLevel: string;
  /** Entries between two snapshots of a table. */
  snapshotEvery: number;
  limits: Limits;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const MOST_PROXIES = 8;

type Environment = Record<string, string | undefined>;

/** A setting; one that is empty (as compose files write it) is not set. */
const setting = (env: Environment, name: string): string | undefined => {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
};

function numberIn(env: Environment, name: string, least: number, most: number, otherwise: number): number {
  const text = setting(env, name);
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new BadInput(name, `must be a number from ${least} to ${most}, not ${JSON.stringify(text)}`);
  return value;
}

/** Never repeats the value: it may hold a password. */
function storeIn(env: Environment): string {
  const url = setting(env, 'DATABASE_URL');
  const file = setting(env, 'DATABASE_FILE');
  if (url !== undefined && file !== undefined)
    throw new BadInput('DATABASE_URL', 'and DATABASE_FILE are both set: there is one database');
  if (url !== undefined && !(/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)))
    throw new BadInput('DATABASE_URL', 'must be a PostgreSQL address (postgres://user@host/database)');
  if (file === ':memory:')
    throw new BadInput('DATABASE_FILE', 'must be a file: tables in memory would not survive anything');
  if (file !== undefined && /^[a-z]+:/i.test(file) && !/^[a-z]:[\\/]/i.test(file))
    throw new BadInput('DATABASE_FILE', 'must be a file; addresses of databases go into DATABASE_URL');
  return url ?? file ?? './data/xenotable.db';
}

function originsIn(env: Environment): string[] {
  const origins = (setting(env, 'ORIGINS') ?? '').split(',').map((origin) => origin.trim());
  for (const origin of origins)
    if (
      origin !== '' &&
      (!/^https?:\/\//.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
    )
      throw new BadInput(
        'ORIGINS',
        `must be addresses like https://example.org, separated by commas; ${JSON.stringify(origin)} is none`,
      );
  return origins.filter((origin) => origin !== '');
}

function nodeUrlIn(env: Environment): string | null {
  const url = setting(env, 'NODE_URL') ?? null;
  if (url !== null && !(url.startsWith('http://') && URL.canParse(url) && new URL(url).origin === url))
    throw new BadInput('NODE_URL', 'must be an address like http://10.0.0.2:8080');
  return url;
}

function logLevelIn(env: Environment): string {
  const level = setting(env, 'LOG_LEVEL') ?? 'info';
  if (!LEVELS.includes(level))
    throw new BadInput('LOG_LEVEL', `must be one of ${LEVELS.join(', ')}, not ${JSON.stringify(level)}`);
  return level;
}

function metricsKeyIn(env: Environment): string | null {
  const key = setting(env, 'METRICS_KEY') ?? null;
  if (key !== null && !/^[\w-]{16,64}$/.test(key))
    throw new BadInput('METRICS_KEY', 'must be 16 to 64 letters, digits, - or _');
  return key;
}

export function configFrom(env: Environment, web: string): Config {
  return {
    host: setting(env, 'HOST') ?? '127.0.0.1',
    port: numberIn(env, 'PORT', 0, 65535, 8080),
    store: storeIn(env),
    patience: PATIENCE,
    nodeUrl: nodeUrlIn(env),
    web,
    origins: originsIn(env),
    proxies: numberIn(env, 'TRUST_PROXY', 0, MOST_PROXIES, 0),
    metricsKey: metricsKeyIn(env),
    expireDays: numberIn(env, 'EXPIRE_DAYS', 0, 36_500, 0),
    logLevel: logLevelIn(env),
    snapshotEvery: 64,
    limits,
  };
}
