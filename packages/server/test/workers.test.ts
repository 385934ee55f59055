// WORKERS=2: two servers in their own processes share one port.
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Client, makeTable } from './support/client.ts';
import { Crowd } from './support/crowd.ts';
import { historyOf } from './support/history.ts';
import { joinWherever } from './support/joinWherever.ts';
import { NodeProcess } from './support/nodeProcess.ts';
import { PATIENCE, type Postgres, startPostgres } from './support/postgres.ts';

vi.setConfig({ testTimeout: 90_000 });

const LONGEST_WAIT_MS = 15_000;

let postgres: Postgres;
let store: string;
let group: NodeProcess;
beforeAll(async () => {
  postgres = await startPostgres();
}, PATIENCE);
afterAll(() => postgres.stop());
beforeEach(async () => {
  store = await postgres.database();
  group = await NodeProcess.start(store, { workers: 2 });
}, PATIENCE);
afterEach(() => group.end('SIGKILL'));

const counters = async (): Promise<string> => (await fetch(`${group.url}/metrics`)).text();

const figures = async (name: string): Promise<[worker: string, value: number][]> => {
  const text = await counters();
  return [...text.matchAll(new RegExp(`^${name}\\{worker="(\\d)"\\} (\\d+)$`, 'gm'))].map(
    ([, worker = '', value]) => [worker, Number(value)],
  );
};

/** The sockets are distributed to the workers in turn. */
async function seatedApart() {
  const made = await makeTable(group.url, { game: 'connect-four', seats: [{}, {}] });
  const { client: ann } = await joinWherever(group.url, made.table, made.keys.seats[0]!);
  const { client: ben } = await joinWherever(group.url, made.table, made.keys.seats[1]!);
  await Promise.all([ann.upTo(0), ben.upTo(0)]);
  return { ...made, ann, ben };
}

test('a choice made through one worker is seen through the other', async () => {
  const { table, ann, ben } = await seatedApart();
  expect((await ann.choose(table, 0, 3)).type).toBe('done');
  expect((await ben.upTo(1)).seq).toBe(1);
  expect((await ben.choose(table, 1, 3)).type).toBe('done');
  expect((await ann.upTo(2)).seq).toBe(2);
  // One of the two sockets is forwarded by its worker to the one that has the table.
  expect(await figures('xenotable_links')).toEqual(
    expect.arrayContaining([
      [expect.any(String), 0],
      [expect.any(String), 1],
    ]),
  );
});

test('the counters include all workers, whichever is asked', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, () => Client.connect(group.url)));
  for (let i = 0; i < 4; i++) {
    const sockets = await figures('xenotable_sockets');
    expect(sockets.map(([worker]) => worker).sort()).toEqual(['1', '2']);
    expect(sockets.reduce((sum, [, value]) => sum + value, 0)).toBe(6);
  }
  expect(await counters()).toContain('xenotable_workers 2');
  for (const client of clients) client.cut();
});

test('a killed worker is replaced, and nothing is lost or played twice', async () => {
  const crowd = new Crowd([group.url]);
  const duel = { game: smugglers, seats: [{}, {}] };
  const playing = Promise.all(Array.from({ length: 4 }, (_, i) => crowd.play(duel, i * 10)));
  try {
    expect(await crowd.more(20, LONGEST_WAIT_MS)).toBe(true);
    const [victim, other] = group.workers;
    process.kill(victim!, 'SIGKILL');
    expect(await crowd.more(40, LONGEST_WAIT_MS)).toBe(true);
    await expect
      .poll(() => group.workers.filter((pid) => pid !== other).length, { timeout: LONGEST_WAIT_MS })
      .toBe(1);
    await expect.poll(counters, { timeout: LONGEST_WAIT_MS }).toContain('xenotable_workers 2');
    expect(group.workers).toContain(other);
    expect((await crowd.finish(LONGEST_WAIT_MS)).stuck).toEqual([]);
    await playing;
    expect((await historyOf(store, crowd.duels)).violations).toEqual([]);
  } finally {
    crowd.stop();
  }
});

test('a stuck worker makes the group not ready, and is replaced', async () => {
  const [stuck] = group.workers;
  const status = async (): Promise<number> =>
    fetch(`${group.url}/ready`, { signal: AbortSignal.timeout(3000) }).then(
      (answer) => answer.status,
      () => 0,
    );
  expect(await status()).toBe(200);
  process.kill(stuck!, 'SIGSTOP');
  // Every second connection is given to the stuck worker.
  await expect.poll(status, { timeout: LONGEST_WAIT_MS }).toBe(503);
  await expect.poll(() => group.workers.includes(stuck!), { timeout: 30_000 }).toBe(false);
  await expect.poll(status, { timeout: LONGEST_WAIT_MS }).toBe(200);
});

test('the group ends on request: its tables are released, and people are disconnected', async () => {
  const { table, keys, ann, ben } = await seatedApart();
  await ann.choose(table, 0, 3);
  const workers = group.workers;
  await group.end('SIGTERM');
  for (const client of [ann, ben]) await expect.poll(() => client.closed?.code).toBe(1001);
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  const started = performance.now();
  await group.startAgain();
  const { joined } = await joinWherever(group.url, table, keys.watch);
  expect(joined.news?.seq).toBe(1);
  expect(performance.now() - started).toBeLessThan(LONGEST_WAIT_MS);
});

test('the separate port of a worker is for other servers only', async () => {
  const db = new pg.Client({ connectionString: store });
  await db.connect();
  const doors = async (): Promise<string[]> => {
    const { rows } = await db.query<{ url: string }>('SELECT url FROM nodes WHERE url IS NOT NULL');
    return rows.map(({ url }) => url);
  };
  // A worker stores its port's address right after it has begun to listen.
  await expect.poll(doors, { timeout: LONGEST_WAIT_MS }).toHaveLength(2);
  const urls = await doors();
  await db.end();
  for (const url of urls) {
    expect(url).not.toBe(group.url);
    for (const path of ['/health', '/metrics', '/api/games', '/'])
      expect((await fetch(url + path)).status).toBe(403);
  }
});
