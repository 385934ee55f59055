// PostgreSQL restarts, and connections to it go silent: no node may end, stay deaf or hang because of it.
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLOSE } from '../src/socket.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { joinWherever } from './support/joinWherever.ts';
import { Line } from './support/line.ts';
import { NodeProcess } from './support/nodeProcess.ts';
import { PATIENCE, type Postgres, freePort, startPostgres } from './support/postgres.ts';
import { startServer } from './support/server.ts';

const patience = { answerMs: 1000, beatMs: 200 };

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, PATIENCE);
afterAll(() => postgres.stop());

/** Waits until the condition holds, at most `ms` milliseconds; returns whether it does. */
async function eventually(holds: () => Promise<boolean>, ms = 10_000): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(50))
    if (await holds().catch(() => false)) return true;
  return false;
}

const isReady = (url: string) => (): Promise<boolean> =>
  fetch(`${url}/ready`).then((answer) => answer.status === 200);

/** A dealt table of connect four with a socket at each seat. */
async function seated(url: string) {
  const made = await makeTable(url, { game: 'connect-four', seats: [{}, {}] });
  const clients = [await Client.connect(url), await Client.connect(url)] as const;
  for (const [seat, client] of clients.entries())
    made.keys.seats[seat] = (await client.join(made.table, made.keys.seats[seat]!)).key;
  await clients[0].upTo(0);
  return { ...made, clients };
}

test('a server that starts before its database waits for it', async () => {
  const where = new URL(await postgres.database());
  const port = await freePort();
  const early = new URL(where);
  early.port = String(port);
  const starting = startServer({ store: early.href, patience });
  await wait(300);
  const arrived = createServer((near) => {
    const far = connect(Number(where.port), where.hostname);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  }).listen(port, '127.0.0.1');
  try {
    const server = await starting;
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    await server.close();
  } finally {
    arrived.close();
  }
});

test('a server whose database refuses it ends with the reason at once', async () => {
  const wrong = new URL(await postgres.database());
  wrong.pathname = '/missing';
  const started = performance.now();
  await expect(startServer({ store: wrong.href, patience })).rejects.toThrow(/missing/);
  expect(performance.now() - started).toBeLessThan(10_000);
});

describe('a restart of PostgreSQL', () => {
  test.each(['immediate', 'fast'] as const)('(%s) ends no node, and play continues', async (how) => {
    const node = await NodeProcess.start(await postgres.database());
    const { url } = node;
    const tables = await Promise.all(Array.from({ length: 4 }, () => seated(url)));
    // Somebody chooses or lists all the time, so that connections are in use when the database stops.
    const stop = new AbortController();
    const load = tables.flatMap(({ table, clients }) => [
      (async () => {
        for (let i = 0; !stop.signal.aborted; i++) {
          const seat = (clients[0].news?.seq ?? 0) % 2;
          await clients[seat]!.choose(table, seat, i % 7, { seq: clients[0].news?.seq ?? 0 }).catch(() => {});
          await wait(1);
        }
      })(),
      (async () => {
        while (!stop.signal.aborted) await fetch(`${url}/api/tables`).catch(() => wait(5));
      })(),
    ]);
    for (let i = 0; i < 2; i++) {
      await wait(150);
      await postgres.restart(how);
    }
    stop.abort();
    for (const { clients } of tables) for (const client of clients) client.cut();
    await Promise.all(load);
    expect(node.running).toBe(true);
    expect(await eventually(isReady(url))).toBe(true);
    const after = await seated(url);
    expect((await after.clients[0].choose(after.table, 0, 3)).type).toBe('done');
    await node.end('SIGKILL');
  });
});

describe('a connection that goes silent', () => {
  test('if it listens for other nodes, is noticed: its tables go to the others, and it listens again', async () => {
    const store = await postgres.database();
    const line = await Line.to(store);
    const east = await startServer({ store, patience });
    const west = await startServer({ store: line.url, patience });
    const made = await seated(west.url);
    const key = made.keys.seats[0]!;
    const ann = await Client.connect(east.url);
    await ann.join(made.table, key);
    expect(line.silence('LISTEN')).toBe(1);

    // A void key gives no access, even before the silence is noticed.
    await call(east.url, `/api/tables/${made.table}/hand-over`, {}, bearer(made.keys.seats[1]!));
    for (const { url } of [east, west])
      await expect(joinWherever(url, made.table, made.keys.seats[1]!)).rejects.toThrow('forbidden');
    expect(await eventually(async () => !(await isReady(west.url)()), 3000)).toBe(true);
    for (const client of [ann, made.clients[0]])
      expect(await eventually(async () => client.closed?.code === CLOSE.goingAway)).toBe(true);

    const again = await Client.connect(east.url);
    await again.join(made.table, key);
    expect((await again.choose(made.table, 0, 3)).type).toBe('done');
    expect(await eventually(isReady(west.url))).toBe(true);
    const back = await Client.connect(west.url);
    expect((await back.join(made.table, key)).news?.seq).toBe(1);
    await Promise.all([east.close(), west.close()]);
    line.close();
  });

  test('if choices are written on it, fails them, and the next ones are written', async () => {
    const line = await Line.to(await postgres.database());
    const server = await startServer({ store: line.url, patience });
    const { table, clients } = await seated(server.url);
    const other = await seated(server.url);
    expect((await clients[0].choose(table, 0, 3)).type).toBe('done');
    expect(line.silence('INSERT INTO entries')).toBeGreaterThan(0);
    const lost = await clients[1].upTo(1).then(() => clients[1].choose(table, 1, 3, { id: 'again' }));
    expect(lost).toMatchObject({ type: 'error', code: 'failed' });
    expect(await clients[1].choose(table, 1, 3, { id: 'again', seq: 1 })).toMatchObject({
      type: 'done',
      news: { seq: 2 },
    });
    expect((await other.clients[0].choose(other.table, 0, 0)).type).toBe('done');
    await server.close();
    line.close();
  });

  test('does not keep a node from ending on request', async () => {
    const line = await Line.to(await postgres.database());
    const node = await NodeProcess.start(line.url);
    const { table, clients } = await seated(node.url);
    line.silence('');
    void clients[0].choose(table, 0, 3).catch(() => {});
    await wait(100);
    const ended = node.end('SIGTERM');
    expect(await Promise.race([ended.then(() => 'ended'), wait(12_000, 'hangs')])).toBe('ended');
    line.close();
  });
});
