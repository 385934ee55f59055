// The pace of a table: when a seat's time has run out the others decide, and its player can take the seat back.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreatedTable } from '../src/http/bodies.ts';
import type { TableInfo, Wish } from '../src/protocol.ts';
import { Store } from '../src/store/store.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { PATIENCE, type Postgres, startPostgres } from './support/postgres.ts';
import { Talker } from './support/talkers.ts';
import { type TestServer, startServer, testConfig } from './support/server.ts';

const LIVE_MS = 400;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, PATIENCE);
afterAll(() => postgres.stop());

/** One server, or two on one database: the people of a table connect to each in turn. */
let servers: TestServer[];
const at = (seat: number): string => servers[seat % servers.length]!.url;

interface Sitting {
  made: CreatedTable;
  clients: Client[];
  keys: string[];
}

async function seated(game: string, people: number, pace: string | undefined = 'live'): Promise<Sitting> {
  const seats = Array.from({ length: people }, () => ({}));
  const made = await makeTable(at(0), { game, seats, ...(pace !== undefined && { pace }) });
  const clients: Client[] = [];
  const keys: string[] = [];
  for (const [seat, key] of made.keys.seats.entries()) {
    const client = await Client.connect(at(seat));
    keys.push((await client.join(made.table, key!)).key);
    clients.push(client);
  }
  for (const client of clients) await client.upTo(0);
  return { made, clients, keys };
}

const about = (made: CreatedTable): Promise<TableInfo> =>
  call(at(1), `/api/tables/${made.table}`, undefined, bearer(made.keys.watch));

async function wish(client: Client, table: string, seat: number, about: number, wish: Wish | null) {
  const id = client.newId();
  const answer = client.next(['wished', 'error'], (message) => message.id === id);
  client.send({ type: 'absent', id, table, seat, about, wish });
  return answer;
}

/** The player who is asked disconnects, and their time runs out. */
async function runsOut({ made, clients }: Sitting, seat: number): Promise<void> {
  await clients[seat]!.close();
  const left = async (): Promise<number | null> => {
    const { seats, now } = await about(made);
    const until = seats[seat]?.awaited?.until ?? null;
    return until === null ? null : until - now;
  };
  await expect.poll(left, { timeout: 10_000 }).not.toBeNull();
  await expect.poll(left, { timeout: 10_000 }).toBeLessThanOrEqual(0);
}

const NODES = { sqlite: 1, postgres: 1, 'two servers on postgres': 2 } as const;

for (const [where, nodes] of Object.entries(NODES))
  describe(`on ${where}`, () => {
    beforeAll(async () => {
      const store = where === 'sqlite' ? testConfig().store : await postgres.database();
      servers = [];
      for (let i = 0; i < nodes; i++)
        servers.push(await startServer({ livePaceMs: LIVE_MS, thinkers: 1, store }));
    }, PATIENCE);
    afterAll(async () => {
      for (const server of servers) await server.close();
    });

    test('the pace is stored with the table, and everybody is told how long each seat has been awaited', async () => {
      const { made, clients } = await seated('dice-duel', 2, 'day');
      const info = await about(made);
      expect(info).toMatchObject({ pace: 'day', ended: false });
      const { awaited } = info.seats[0]!;
      expect(awaited!.until! - awaited!.since).toBe(24 * 60 * 60 * 1000);
      expect(info.seats[1]!.awaited).toBeNull();
      const told = clients[1]!.next(['info'], (message) => message.info.seats[1]?.awaited != null);
      await clients[0]!.choose(made.table, 0, { do: 'rest' });
      expect((await told).info.seats[0]!.awaited).toBeNull();
      await Promise.all(clients.map((client) => client.close()));
    });

    test('at pace live the time does not run while the player is connected; without a pace it never runs', async () => {
      const live = await seated('dice-duel', 2);
      await wait(LIVE_MS * 1.5);
      expect(await wish(live.clients[1]!, live.made.table, 1, 0, 'steady')).toMatchObject({
        type: 'error',
        message: 'Their time has not run out.',
      });
      const slow = await seated('dice-duel', 2, undefined);
      await slow.clients[0]!.close();
      expect(await wish(slow.clients[1]!, slow.made.table, 1, 0, 'steady')).toMatchObject({ type: 'error' });
      expect(await wish(live.clients[1]!, live.made.table, 1, 1, 'steady')).toMatchObject({
        message: 'The table does not wait for that seat.',
      });
      await Promise.all([...live.clients, ...slow.clients].map((client) => client.close()));
    });

    test('a program plays for somebody whose time has run out, and they take their seat back', async () => {
      const sitting = await seated('dice-duel', 2);
      const { made, clients, keys } = sitting;
      const { table } = made;
      const ben = clients[1]!;
      await runsOut(sitting, 0);
      const before = ben.news!.seq;
      expect(await wish(ben, table, 1, 0, 'steady')).toMatchObject({ type: 'wished', done: true });
      await ben.upTo(before + 1);
      expect((await about(made)).seats[0]).toMatchObject({ program: 'steady', standIn: true, awaited: null });

      // Nobody else can end that, and nobody gets the view of that seat.
      ben.send({ type: 'program', table, seat: 0, strength: null });
      await expect.poll(() => ben.received.join()).toContain('has not joined that seat');

      const ann = await Client.connect(at(0));
      const joined = await ann.join(table, keys[0]!, { since: 0 });
      expect(joined.news!.lines.some((line) => line.seat === 0)).toBe(true);
      expect(joined.seen).toBeLessThan(joined.news!.seq);
      const back = ann.next(['info'], ({ info }) => !info.seats[0]!.standIn);
      ann.send({ type: 'program', table, seat: 0, strength: null });
      expect((await back).info.seats[0]!.program).toBeNull();
      await ann.close();
      await ben.close();
    });

    test('with several others, all who are connected must wish the same', async () => {
      const sitting = await seated('smugglers', 3);
      const [ann, ben, cora] = sitting.clients;
      const { table } = sitting.made;
      await runsOut(sitting, 2);
      const told = ben!.next(['info'], ({ info }) => info.seats[2]?.awaited?.wishes.length === 1);
      expect(await wish(ann!, table, 0, 2, 'hard')).toMatchObject({ type: 'wished', done: false });
      expect((await told).info.seats[2]!.awaited!.wishes).toEqual([{ by: 0, wish: 'hard' }]);
      expect(await wish(ben!, table, 1, 2, 'end')).toMatchObject({ done: false });
      expect(await wish(ann!, table, 0, 2, null)).toMatchObject({ done: false });
      expect(await wish(ann!, table, 0, 2, 'end')).toMatchObject({ done: true });
      expect(await about(sitting.made)).toMatchObject({ status: 'over', ended: true });
      const again = await ann!.choose(table, 0, ann!.news!.ask!.offers[0]!.choice);
      expect(again).toMatchObject({ type: 'error', message: 'Its people have ended this game.' });
      expect(await wish(ann!, table, 0, 2, 'easy')).toMatchObject({ type: 'error' });
      for (const client of [ann, ben, cora]) await client!.close();
    });

    test('a substitute can be invited if nothing is hidden, and not otherwise', async () => {
      const open = await seated('dice-duel', 2);
      await runsOut(open, 0);
      const ben = open.clients[1]!;
      const talker = new Talker(ben, open.made.table, 1);
      expect(await talker.say({ kind: 'text', text: 'between us' })).toBe('heard');
      const invited = ben.next(['invited']);
      expect(await wish(ben, open.made.table, 1, 0, 'substitute')).toMatchObject({ done: true });
      const dora = await Client.connect(at(0));
      expect(await dora.join(open.made.table, (await invited).key)).toMatchObject({ viewer: 0, plays: true });
      // The substitute must not see talk from before.
      await new Talker(dora, open.made.table, 0).sync();
      expect(dora.received.filter((message) => message.includes('between us'))).toEqual([]);
      const former = await Client.connect(at(0));
      await expect(former.join(open.made.table, open.keys[0]!)).rejects.toThrow('forbidden');

      const hidden = await seated('smugglers', 2);
      await runsOut(hidden, 0);
      expect(await wish(hidden.clients[1]!, hidden.made.table, 1, 0, 'substitute')).toMatchObject({
        type: 'error',
        message: expect.stringContaining('something hidden'),
      });
      for (const client of [ben, dora, former, hidden.clients[1]!]) await client.close();
    });

    test('watchers and strangers cannot wish anything', async () => {
      const sitting = await seated('dice-duel', 2);
      await runsOut(sitting, 0);
      const watcher = await Client.connect(at(0));
      await watcher.join(sitting.made.table, sitting.made.keys.watch);
      expect(await wish(watcher, sitting.made.table, 1, 0, 'end')).toMatchObject({
        type: 'error',
        code: 'forbidden',
      });
      await watcher.close();
      await sitting.clients[1]!.close();
    });
  });

describe.each(['sqlite', 'postgres'])('a restart on %s', (where) => {
  test('does not change how long somebody has been awaited, nor standing orders', async () => {
    const store = where === 'sqlite' ? testConfig().store : await postgres.database();
    const first = await startServer({ store });
    const made = await makeTable(first.url, { game: 'smugglers', seats: [{}, {}, {}], pace: 'hour' });
    const clients = await Promise.all(
      made.keys.seats.map(async (key) => {
        const client = await Client.connect(first.url);
        await client.join(made.table, key!);
        return client;
      }),
    );
    await clients[0]!.upTo(0);
    // Others decide while the table waits for the third seat: its time goes on.
    await wait(50);
    await clients[0]!.choose(made.table, 0, clients[0]!.news!.ask!.offers[0]!.choice);
    await clients[1]!.upTo(1);
    clients[2]!.send({ type: 'orders', id: 'o', table: made.table, seat: 2, orders: { any: 'pass' } });
    await clients[2]!.next(['done'], ({ id }) => id === 'o');
    const info = (url: string): Promise<TableInfo> =>
      call(url, `/api/tables/${made.table}`, undefined, bearer(made.keys.watch));
    const before = (await info(first.url)).seats.map((seat) => seat.awaited);
    expect(before.map((one) => one === null)).toEqual([true, false, false]);
    await first.close();
    const second = await startServer({ store });
    expect((await info(second.url)).seats.map((seat) => seat.awaited)).toEqual(before);
    await second.close();
    const kept = await Store.open(store);
    expect((await kept.find(made.table))!.seats[2]!.orders).toBe('{"any":"pass"}');
    await kept.close();
  });
});
