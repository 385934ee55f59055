// A server in this process with the kernel's small games and its own store.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Config, type Games, type Limits, buildServer, configFrom, limits } from '../../src/index.ts';
import { games as smallGames } from './smallGames.ts';

export { smallGames };

/** Limits so high that only tests of the limits reach them. */
export const wide: Limits = {
  ...limits,
  connection: { perSecond: 1e6, burst: 1e6 },
  address: { perSecond: 1e6, burst: 1e6 },
  orders: { perSecond: 1e6, burst: 1e6 },
  sockets: 10_000,
  tables: 100_000,
  tablesByAddress: { perSecond: 1e6, burst: 1e6 },
  uploadBytesByAddress: { perSecond: 1e9, burst: 1e9 },
  uploadMsByAddress: { perSecond: 1e6, burst: 1e6 },
  openingMsByAddress: { perSecond: 1e6, burst: 1e6 },
  alertsByAddress: { perSecond: 1e6, burst: 1e6 },
  connectionsByAddress: 10_000,
  requests: 1e6,
  largeAnswers: 1e6,
  creations: 1e6,
  pages: 1e6,
};

/** Short, so that tests are fast. */
export const UPKEEP_MS = 100;

const OURS = /^xenotable-test-(\d+)$/;

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Killed processes could not clean up: the next one does. */
for (const name of readdirSync(tmpdir())) {
  const [, pid] = OURS.exec(name) ?? [];
  if (pid === undefined || alive(Number(pid))) continue;
  try {
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  } catch {
    // A small disk is still mounted there.
    unmountIn(join(tmpdir(), name));
  }
}

/** Unmounts the file systems in a folder; without permission they stay, which does no harm. */
function unmountIn(folder: string): void {
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8').split('\n') : [];
  for (const mount of mounts.map((line) => line.split(' ')[1] ?? ''))
    if (mount.startsWith(`${folder}/`)) spawnSync('umount', ['-l', mount]);
}

export function temporaryFolder(): string {
  const own = join(tmpdir(), `xenotable-test-${process.pid}`);
  mkdirSync(own, { recursive: true });
  return mkdtempSync(join(own, 'store-'));
}

process.once('exit', () =>
  rmSync(join(tmpdir(), `xenotable-test-${process.pid}`), { recursive: true, force: true }),
);

export const testConfig = (more: Partial<Config> = {}): Config => ({
  ...configFrom(
    {
      PORT: '0',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      DATABASE_FILE: join(temporaryFolder(), 'tables.db'),
    },
    '/nowhere',
  ),
  limits: wide,
  upkeepMs: UPKEEP_MS,
  ...more,
});

export interface TestServer {
  url: string;
  /** The file of its database. */
  store: string;
  app: FastifyInstance;
  close(): Promise<void>;
}

export async function startServer(
  more: Partial<Config> = {},
  games: Games = smallGames,
): Promise<TestServer> {
  const config = testConfig(more);
  const app = await buildServer(config, games);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, store: config.store, app, close: () => app.close() };
}
