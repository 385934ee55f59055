// The settings of an operator, read from environment variables, and the limits for callers. A wrong setting is refused at the start with
// its name.
import { availableParallelism } from 'node:os';
import { BadInput } from '@xenotable/kernel';
import type { Rate } from './limits.ts';
import type { VapidKeys } from './alerts/sender.ts';
import type { Patience } from './store/backend.ts';
import { PATIENCE } from './store/store.ts';

export interface Limits {
  /** Most bytes of a message and of a request's body. */
  message: number;
  /** Most bytes and decisions of an uploaded record, and the time limit of its verification. */
  upload: number;
  uploadEntries: number;
  uploadMs: number;
  /** Most decisions of one table. */
  entries: number;
  /** Messages per second, and the burst, for one connection and for one address. */
  connection: Rate;
  address: Rate;
  /** Limits for one person at a table: talk (pings, phrases, texts, plans), changes of standing orders, and requests to the others. */
  talk: Rate;
  orders: Rate;
  requestsOfOthers: Rate;
  /** Limits for one address: new tables, bytes of uploaded records, milliseconds of verifying them. */
  tablesByAddress: Rate;
  uploadBytesByAddress: Rate;
  uploadMsByAddress: Rate;
  /** Limits for one address: milliseconds of opening tables that are not in memory, and alerts that are added. */
  openingMsByAddress: Rate;
  alertsByAddress: Rate;
  /** Milliseconds of work for looking back on running games, for one address and for one table. */
  lookingBackMs: Rate;
  /** Most sockets of one address, and most TCP connections of one address and in total. */
  sockets: number;
  connectionsByAddress: number;
  connections: number;
  /** Most bytes that may wait for a slow reader, and for all readers of one address. */
  backlog: number;
  backlogByAddress: number;
  /** Most tables and seats that one socket may join. */
  joins: number;
  /** Number of malformed messages after which a socket is closed. */
  patience: number;
  /** Most unfinished tables of one guest. */
  tables: number;
  /** Requests per minute and address: to the API, with large answers (records, pages of results), that make tables or try codes, and for pages. */
  requests: number;
  largeAnswers: number;
  creations: number;
  pages: number;
  /** The time limit for a request to arrive, in milliseconds. */
  requestMs: number;
  /** Most questions to programs that may wait, and milliseconds that the programs of one table may think. */
  thoughts: number;
  thoughtMsByTable: Rate;
  /** How much longer than its patience a thought may take, in milliseconds. */
  thoughtGraceMs: number;
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
  orders: { perSecond: 1, burst: 30 },
  requestsOfOthers: { perSecond: 1 / 20, burst: 4 },
  tablesByAddress: { perSecond: 200 / HOUR_S, burst: 200 },
  uploadBytesByAddress: { perSecond: (32 * MEGABYTE) / HOUR_S, burst: 32 * MEGABYTE },
  uploadMsByAddress: { perSecond: 60_000 / HOUR_S, burst: 30_000 },
  openingMsByAddress: { perSecond: 100, burst: 60_000 },
  alertsByAddress: { perSecond: 40 / HOUR_S, burst: 40 },
  lookingBackMs: { perSecond: 120_000 / HOUR_S, burst: 20_000 },
  sockets: 64,
  connectionsByAddress: 256,
  connections: 20_000,
  backlog: 4 * MEGABYTE,
  backlogByAddress: 32 * MEGABYTE,
  joins: 16,
  patience: 20,
  tables: 30,
  requests: 600,
  largeAnswers: 120,
  creations: 30,
  pages: 6000,
  requestMs: 60_000,
  thoughts: 512,
  thoughtMsByTable: { perSecond: 200, burst: 30_000 },
  thoughtGraceMs: 15_000,
};

export interface Config {
  host: string;
  port: number;
  /** File of the embedded database, or a PostgreSQL URL. */
  store: string;
  patience: Patience;
  /** Where other nodes on the same PostgreSQL reach this one (the first of several workers); null: at its host and port. */
  nodeUrl: string | null;
  /** Folder of the built web client. */
  web: string;
  /** Other origins that may call, in addition to the server's own. */
  origins: string[];
  /** Number of proxies in front of the server, each of which adds the caller's address to X-Forwarded-For. */
  proxies: number;
  /** The key that callers need for /metrics; null: only this machine may read them. */
  metricsKey: string | null;
  /** Days without activity after which a table is removed; 0: never. */
  expireDays: number;
  logLevel: string;
  /** Number of processes that serve the same port, with PostgreSQL. */
  workers: number;
  /** Number of threads per process in which programs think; 0: programs play no seats. */
  thinkers: number;
  /** How long a table at pace `live` waits for somebody who is away, in milliseconds. */
  livePaceMs: number;
  alerts: AlertConfig;
  /** The interval between two looks into the store for work that is due at tables, in milliseconds. */
  upkeepMs: number;
  /** Number of entries between two snapshots of a table. */
  snapshotEvery: number;
  limits: Limits;
}

/** Settings of alerts. */
export interface AlertConfig {
  /** How long people must have been away, in milliseconds. */
  afterMs: number;
  /** Whether addresses of this machine and its network are allowed. */
  local: boolean;
  /** The operator's contact address for push services. */
  contact: string;
  /** Keys of this server for push services; null: created at the first start and kept in the database. */
  vapid: VapidKeys | null;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const MOST_PROXIES = 8;
const MOST_WORKERS = 64;

type Environment = Record<string, string | undefined>;

/** A setting; an empty one (as in compose files) counts as not set. */
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

/** The error never contains the value, which may include a password. */
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

function alertsIn(env: Environment): AlertConfig {
  const contact = setting(env, 'ALERT_CONTACT') ?? 'mailto:nobody@xenotable.invalid';
  if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact))
    throw new BadInput('ALERT_CONTACT', 'must be like mailto:you@example.org or https://example.org');
  const publicKey = setting(env, 'VAPID_PUBLIC_KEY');
  const privateKey = setting(env, 'VAPID_PRIVATE_KEY');
  const isKey = (key: string | undefined, bytes: number): boolean =>
    key !== undefined && /^[\w-]+$/.test(key) && Buffer.from(key, 'base64url').length === bytes;
  const set = publicKey !== undefined || privateKey !== undefined;
  if (set && !isKey(publicKey, 65)) throw new BadInput('VAPID_PUBLIC_KEY', 'must be 65 bytes in base64url');
  if (set && !isKey(privateKey, 32)) throw new BadInput('VAPID_PRIVATE_KEY', 'must be 32 bytes in base64url');
  return {
    afterMs: numberIn(env, 'ALERT_AFTER', 1, 86_400, 60) * 1000,
    local: numberIn(env, 'ALERT_LOCAL', 0, 1, 0) === 1,
    contact,
    vapid: publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey },
  };
}

function workersIn(env: Environment): number {
  const workers = numberIn(env, 'WORKERS', 1, MOST_WORKERS, 1);
  if (workers > 1 && setting(env, 'DATABASE_URL') === undefined)
    throw new BadInput(
      'WORKERS',
      'needs PostgreSQL (DATABASE_URL): the embedded database is for one process',
    );
  return workers;
}

/** The workers' ports for other nodes are consecutive and must not include the public port. */
function checkPorts({ port, workers, nodeUrl }: Config): void {
  if (workers === 1 || nodeUrl === null) return;
  const first = portOf(nodeUrl);
  const last = first + workers - 1;
  if (last > 65535 || (port >= first && port <= last))
    throw new BadInput(
      'NODE_URL',
      `with ${workers} workers stands for ports ${first} to ${last}, one for each: none may be PORT (${port})`,
    );
}

export const portOf = (url: string): number => Number(new URL(url).port || 80);

/** One core is left for the server itself. */
const usualThinkers = (workers: number): number =>
  Math.min(4, Math.max(1, Math.floor((availableParallelism() - 1) / workers)));

export function configFrom(env: Environment, web: string): Config {
  const workers = workersIn(env);
  const config: Config = {
    host: setting(env, 'HOST') ?? '127.0.0.1',
    port: numberIn(env, 'PORT', 0, 65535, 8080),
    store: storeIn(env),
    patience: PATIENCE,
    nodeUrl: nodeUrlIn(env),
    workers,
    web,
    origins: originsIn(env),
    proxies: numberIn(env, 'TRUST_PROXY', 0, MOST_PROXIES, 0),
    metricsKey: metricsKeyIn(env),
    expireDays: numberIn(env, 'EXPIRE_DAYS', 0, 36_500, 0),
    logLevel: logLevelIn(env),
    thinkers: numberIn(env, 'THINKERS', 0, 64, usualThinkers(workers)),
    livePaceMs: numberIn(env, 'LIVE_PACE', 1, 3600, 120) * 1000,
    alerts: alertsIn(env),
    upkeepMs: 1000,
    snapshotEvery: 64,
    limits,
  };
  checkPorts(config);
  return config;
}
