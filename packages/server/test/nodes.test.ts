// Two nodes on one PostgreSQL: a table is at one of them, and people play at it through both.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnTable } from '../src/http/bodies.ts';
import type { TableInfo } from '../src/protocol.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { PATIENCE, type Postgres, startPostgres } from './support/postgres.ts';
import { type TestServer, startServer } from './support/server.ts';
import { Talker } from './support/talkers.ts';

let postgres: Postgres;
let east: TestServer;
let west: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const store = await postgres.database();
  east = await startServer({ store });
  west = await startServer({ store });
}, PATIENCE);
afterAll(async () => {
  await east.close();
  await west.close();
  await postgres.stop();
});

/** Ann plays on one node, Ben on the other. */
async function acrossNodes(game = 'dice-duel') {
  const made = await makeTable(east.url, { game, seats: [{}, {}] });
  const ann = await Client.connect(east.url);
  const ben = await Client.connect(west.url);
  await ann.join(made.table, made.keys.seats[0]!);
  made.keys.seats[1] = (await ben.join(made.table, made.keys.seats[1]!)).key;
  await Promise.all([ann.upTo(0), ben.upTo(0)]);
  return { ...made, ann, ben };
}

test('a table that is full on one node is dealt on the other, and choices go across', async () => {
  const { table, ann, ben } = await acrossNodes();
  for (let seq = 0; seq < 10; seq += 2) {
    expect((await ann.choose(table, 0, ann.news!.ask!.offers.at(-1)!.choice)).type).toBe('done');
    await ben.upTo(seq + 1);
    if (ben.news!.ask === null) break;
    expect((await ben.choose(table, 1, ben.news!.ask.offers.at(-1)!.choice)).type).toBe('done');
    await ann.upTo(seq + 2);
    if (ann.news!.ask === null) break;
  }
  expect(ann.news!.seq).toBeGreaterThan(1);
});

test('one seat on two nodes: one choice counts, the other is stale', async () => {
  const { table, keys, ann, ben } = await acrossNodes('connect-four');
  const phone = await Client.connect(west.url);
  await phone.join(table, keys.seats[0]!);
  for (let seq = 0; seq < 6; seq += 2) {
    await Promise.all([ann.upTo(seq), phone.upTo(seq)]);
    const answers = await Promise.all([ann.choose(table, 0, 0, { seq }), phone.choose(table, 0, 6, { seq })]);
    expect(answers.map((answer) => answer.type).sort()).toEqual(['done', 'refused']);
    await ben.upTo(seq + 1);
    expect((await ben.choose(table, 1, (seq / 2) % 2 === 0 ? 3 : 4)).type).toBe('done');
  }
});

test('a choice resent to another node is played once', async () => {
  const { table, keys, ann } = await acrossNodes();
  await ann.choose(table, 0, { do: 'rest' }, { id: 'once' });
  const elsewhere = await Client.connect(west.url);
  await elsewhere.join(table, keys.seats[0]!);
  expect(await elsewhere.choose(table, 0, { do: 'rest' }, { id: 'once', seq: 0 })).toMatchObject({
    type: 'done',
    news: { seq: 1 },
  });
});

test('a seat that is handed over on one node is closed on the other', async () => {
  const { table, keys, ben } = await acrossNodes();
  const closed = ben.next(['closed']);
  await call(east.url, `/api/tables/${table}/hand-over`, {}, bearer(keys.seats[1]!));
  expect(await closed).toMatchObject({ viewer: 1 });
});

test('both nodes know who is connected', async () => {
  const { table, keys, ann, ben } = await acrossNodes();
  for (const { url } of [east, west]) {
    const info = await call<TableInfo>(url, `/api/tables/${table}`, undefined, bearer(keys.watch));
    expect(info.seats.map(({ present }) => present)).toEqual([true, true]);
  }
  const gone = ann.next(['info'], ({ info }) => !info.seats[1]!.present);
  ben.cut();
  await gone;
});

test("a guest's list of tables shows at each node what has happened at the other", async () => {
  const cookie = (await fetch(`${east.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
  const made = await makeTable(east.url, { game: 'dice-duel', seats: [{}, {}] }, { cookie });
  const ann = await Client.connect(east.url, { cookie });
  await ann.join(made.table, made.keys.seats[0]!);
  const ben = await Client.connect(west.url);
  await ben.join(made.table, made.keys.seats[1]!);
  await ann.upTo(0);
  const waiting = (): Promise<boolean | undefined> =>
    call<{ tables: OwnTable[] }>(west.url, '/api/tables', undefined, { cookie }).then(
      ({ tables }) => tables[0]?.waitingForMe,
    );
  expect(await waiting()).toBe(true);
  await ann.choose(made.table, 0, { do: 'rest' });
  await expect.poll(waiting).toBe(false);
});

test('a table can be named, watched and deleted through either node', async () => {
  const { table, keys, ann } = await acrossNodes();
  const named = ann.next(['info'], ({ info }) => info.name === 'Friday');
  await call(west.url, `/api/tables/${table}/name`, { name: 'Friday' }, bearer(keys.host), 'PUT');
  await named;
  const shared = await call<{ key: string }>(
    west.url,
    `/api/tables/${table}/watchers`,
    { with: 'table' },
    bearer(keys.host),
  );
  expect(shared.key).toBe(keys.watch);
  const closed = ann.next(['closed']);
  await call(west.url, `/api/tables/${table}`, undefined, bearer(keys.host), 'DELETE');
  expect(await closed).toMatchObject({ reason: 'The table was deleted.' });
  await expect(call(west.url, `/api/tables/${table}`, undefined, bearer(keys.host))).rejects.toThrow('404');
});

test('a stranger who claims to be a node is not treated as one', async () => {
  const { table, keys } = await acrossNodes();
  const forged = { 'x-xenotable-node': '0'.repeat(64), 'x-xenotable-guest': 'ann', ...bearer('wrong') };
  await expect(call(west.url, `/api/tables/${table}`, undefined, forged)).rejects.toThrow('403');
  const answer = await fetch(`${west.url}/api/tables/${table}`, {
    headers: { ...forged, ...bearer(keys.watch) },
  });
  // An unknown caller gets a cookie; a node never does.
  expect(answer.headers.getSetCookie()).toHaveLength(1);
});

describe('a seat goes to one person, whichever node people come to', () => {
  const three = { game: 'smugglers', seats: [{}, {}, {}] };

  test('by the code', async () => {
    for (let i = 0; i < 5; i++) {
      const { code } = await makeTable(east.url, three);
      const seats = await Promise.all(
        [east, west].map(({ url }) => call<{ seat: number; key: string }>(url, '/api/codes', { code })),
      );
      expect(seats.map(({ seat }) => seat).sort()).toEqual([1, 2]);
      expect(seats[0]!.key).not.toBe(seats[1]!.key);
    }
  });

  test('by an invitation', async () => {
    for (let i = 0; i < 5; i++) {
      const { table, keys } = await makeTable(east.url, three);
      const clients = [await Client.connect(east.url), await Client.connect(west.url)];
      // Both nodes know the table before the race.
      for (const client of clients) await client.join(table, keys.watch);
      const joined = await Promise.allSettled(clients.map((client) => client.join(table, keys.seats[1]!)));
      expect(joined.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      for (const client of clients) client.cut();
    }
  });

  test('and a seat is not given to a scripted player while a person takes it', async () => {
    for (let i = 0; i < 5; i++) {
      const { table, keys } = await makeTable(east.url, { game: 'dummies', seats: [{}, {}] });
      const ben = await Client.connect(west.url);
      await ben.join(table, keys.watch);
      const [joined] = await Promise.allSettled([
        ben.join(table, keys.seats[1]!),
        call(east.url, `/api/tables/${table}/start`, { fill: 'dummy' }, bearer(keys.host)),
      ]);
      const info = await call<TableInfo>(east.url, `/api/tables/${table}`, undefined, bearer(keys.watch));
      expect(info.status).toBe('playing');
      expect(info.seats[1]!.kind).toBe(joined.status === 'fulfilled' ? 'person' : 'dummy');
      ben.cut();
    }
  });
});

test('both answers to a simultaneous question count when they reach two nodes at once', async () => {
  for (let i = 0; i < 8; i++) {
    const { table, ann, ben } = await acrossNodes('smugglers');
    const answers = await Promise.all(
      [ann, ben].map((client, seat) =>
        client.choose(table, seat, client.news!.ask!.offers[0]!.choice, { seq: 0 }),
      ),
    );
    expect(answers.map((answer) => answer.type)).toEqual(['done', 'done']);
    for (const client of [ann, ben]) client.cut();
  }
});

test('people at two nodes talk, and take back by consent', async () => {
  const { table, ann, ben } = await acrossNodes();
  const [mara, jonas] = [new Talker(ann, table, 0), new Talker(ben, table, 1)];
  expect(await jonas.say({ kind: 'text', text: 'from the west' })).toBe('heard');
  await expect
    .poll(async () => (await mara.lines()).map(({ said }) => said))
    .toEqual([{ kind: 'text', text: 'from the west' }]);
  await ann.choose(table, 0, { do: 'strike' });
  await ben.upTo(1);
  expect(await mara.request({ kind: 'take back', entry: 0 })).toBe('heard');
  await expect.poll(() => jonas.requests().length).toBe(1);
  expect(await jonas.answer(true)).toBe('heard');
  expect((await ben.upTo(2)).undone).toEqual([0]);
});
