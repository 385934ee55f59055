// What an operator can set, by environment variables, and the limits that nobody can exceed.
import { BadInput } from '@xenotable/kernel';

export interface Limits {
  /** Bytes of one message. */
  message: number;
  /** Bytes of an uploaded record. */
  upload: number;
  /** Messages per second and at once, for one connection and for one address. */
  connection: { perSecond: number; burst: number };
  address: { perSecond: number; burst: number };
  /** Sockets of one address. */
  sockets: number;
  /** Tables and seats that one socket may join. */
  joins: number;
  /** Malformed messages before a socket is closed. */
  patience: number;
  /** Unfinished tables of one guest. */
  tables: number;
  /** HTTP requests per minute and address; and those that make tables or try codes. */
  requests: number;
  creations: number;
}

export const limits: Limits = {
  message: 64 * 1024,
  upload: 8 * 1024 * 1024,
  connection: { perSecond: 20, burst: 60 },
  address: { perSecond: 100, burst: 300 },
  sockets: 64,
  joins: 16,
  patience: 20,
  tables: 30,
  requests: 600,
  creations: 30,
};

export interface Config {
  host: string;
  port: number;
  /** File of the embedded database, or a PostgreSQL URL. */
  store: string;
  /** Folder of the built web client. */
  web: string;
  /** Origins that may call besides the server's own. */
  origins: string[];
  /** Behind a proxy that sets X-Forwarded-For. */
  trustProxy: boolean;
  logLevel: string;
  /** Entries between two snapshots of a table. */
  snapshotEvery: number;
  limits: Limits;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function configFrom(env: Record<string, string | undefined>, web: string): Config {
  const port = Number(env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new BadInput('PORT', `must be a number from 0 to 65535, not ${JSON.stringify(env['PORT'])}`);
  const logLevel = env['LOG_LEVEL'] ?? 'info';
  if (!LEVELS.includes(logLevel))
    throw new BadInput('LOG_LEVEL', `must be one of ${LEVELS.join(', ')}, not ${JSON.stringify(logLevel)}`);
  if (env['DATABASE_FILE'] === ':memory:')
    throw new BadInput('DATABASE_FILE', 'must be a file: tables in memory would not survive anything');
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    store: env['DATABASE_URL'] ?? env['DATABASE_FILE'] ?? './data/xenotable.db',
    web,
    origins: (env['ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    trustProxy: env['TRUST_PROXY'] === '1',
    logLevel,
    snapshotEvery: 64,
    limits,
  };
}
