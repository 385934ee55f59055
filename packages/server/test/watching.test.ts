// Watching with and without a delay, entering with a name and a word, looking back from one's own seat.
import { join } from 'node:path';
import { type DeltaUpdate, type News, type Update, readRecord, wholeUpdate } from '@xenotable/kernel';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { checkDice } from '@xenotable/seed/check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreatedTable } from '../src/http/bodies.ts';
import type { TableInfo } from '../src/protocol.ts';
import type { Entrance } from '../src/tables/entering.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { type TestServer, startServer, temporaryFolder, wide } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const four = { game: 'connect-four', seats: [{ name: 'Ann' }, { name: 'Ben' }] };
const duel = { game: 'dice-duel', seats: [{ name: 'Ann' }, { name: 'Ben' }] };

interface Seated extends CreatedTable {
  clients: [Client, Client];
}

async function seated(order: object = duel, more: object[] = [{}, {}], url = server.url): Promise<Seated> {
  const made = await makeTable(url, { ...order, sit: null });
  const sit = async (seat: number): Promise<Client> => {
    const client = await Client.connect(url);
    await client.join(made.table, made.keys.seats[seat]!, more[seat]);
    return client;
  };
  return { ...made, clients: [await sit(0), await sit(1)] };
}

/** Both drop discs into their own column: the first player wins with the seventh. */
async function drop({ table, clients }: Seated, from: number, to: number): Promise<void> {
  for (let i = from; i < to; i++) {
    const seat = i % 2 === 0 ? 0 : 1;
    await clients[seat].upTo(i);
    expect((await clients[seat].choose(table, seat, seat)).type).toBe('done');
  }
}

const shared = (made: Seated, seat: number): Promise<{ key: string }> =>
  call(server.url, `/api/tables/${made.table}/watchers`, { with: 'me' }, bearer(made.clients[seat]!.key));

const infoOf = (made: CreatedTable, url = server.url): Promise<TableInfo> =>
  call(url, `/api/tables/${made.table}`, undefined, bearer(made.keys.watch));

test('watchers are listed with their names and the seat they watch with', async () => {
  const made = await seated();
  const [tom, screen] = [await Client.connect(server.url), await Client.connect(server.url)];
  await tom.join(made.table, (await shared(made, 0)).key, { name: 'Tom' });
  await screen.join(made.table, made.keys.watch, { screen: true });
  const info = await infoOf(made);
  expect(info.watchers).toBe(2);
  expect(info.watching).toEqual([
    { name: 'Tom', sees: 0, screen: false },
    { name: null, sees: null, screen: true },
  ]);
  expect(await tom.choose(made.table, 0, { do: 'rest' })).toMatchObject({ type: 'error', code: 'forbidden' });
  await Promise.all([...made.clients, tom, screen].map((client) => client.close()));
});

describe('with a delay', () => {
  test('watchers see the table some decisions later, with any key, and all of it at the end', async () => {
    const made = await seated({ ...four, watchDelay: 3 });
    const keys = [made.keys.watch, made.keys.host, (await shared(made, 0)).key];
    const watchers = await Promise.all(keys.map(() => Client.connect(server.url)));
    for (const [i, watcher] of watchers.entries())
      expect((await watcher.join(made.table, keys[i]!, { changes: true, scenes: true })).news!.seq).toBe(0);
    await drop(made, 0, 5);
    for (const watcher of watchers) {
      expect((await watcher.upTo(2)).seq).toBe(2);
      expect(watcher.news!.lines.every((line) => line.entry < 2)).toBe(true);
    }
    // Joining again, or claiming to know more, shows no more.
    const again = await Client.connect(server.url);
    expect((await again.join(made.table, made.keys.watch, { since: 5 })).news).toMatchObject({ seq: 2 });
    expect((await infoOf(made)).watchDelay).toBe(3);
    await expect(
      call(server.url, `/api/tables/${made.table}/moments?from=5`, undefined, bearer(made.keys.watch)),
    ).rejects.toThrow('403');
    await drop(made, 5, 7);
    for (const watcher of [...watchers, again]) expect((await watcher.upTo(7)).over).not.toBeNull();
    await Promise.all([...made.clients, ...watchers, again].map((client) => client.close()));
  });

  test('it survives a restart, and watchers who waited for the deal are shown the deal', async () => {
    const store = join(temporaryFolder(), 'tables.db');
    const own = await startServer({ store });
    const made = await makeTable(own.url, { ...four, watchDelay: 2, sit: null });
    const watcher = await Client.connect(own.url);
    expect((await watcher.join(made.table, made.keys.watch)).news).toBeNull();
    const clients: [Client, Client] = [await Client.connect(own.url), await Client.connect(own.url)];
    await clients[0].join(made.table, made.keys.seats[0]!);
    await clients[1].join(made.table, made.keys.seats[1]!);
    expect((await watcher.upTo(0)).seq).toBe(0);
    await drop({ ...made, clients }, 0, 3);
    expect((await watcher.upTo(1)).seq).toBe(1);
    await Promise.all([watcher, ...clients].map((client) => client.close()));
    await own.close();
    const next = await startServer({ store });
    const late = await Client.connect(next.url);
    expect((await late.join(made.table, made.keys.watch)).news).toMatchObject({ seq: 1 });
    await late.close();
    await next.close();
  });

  test('watchers are not told for whom the table waits now', async () => {
    const made = await seated({ ...four, watchDelay: 3, pace: 'hour' });
    const watcher = await Client.connect(server.url);
    const waits = ({ seats }: TableInfo): boolean[] => seats.map(({ awaited }) => awaited !== null);
    const { info } = await watcher.join(made.table, made.keys.watch);
    expect(waits(info)).toEqual([false, false]);
    const own = await made.clients[0]!.join(made.table, made.keys.seats[0]!);
    expect(waits(own.info)).toEqual([true, false]);
    const told = watcher.next(['info']);
    await drop(made, 0, 1);
    expect(waits((await told).info)).toEqual([false, false]);
    await Promise.all([...made.clients, watcher].map((client) => client.close()));
  });

  test('a delay that is too long is refused with the name of the field', async () => {
    await expect(makeTable(server.url, { ...duel, watchDelay: 1000 })).rejects.toThrow('watchDelay');
  });
});

describe('names', () => {
  test('a guest sees what a code gives access to before sitting down, and sits down with a name', async () => {
    const made = await makeTable(server.url, duel);
    const look = await call<Entrance>(server.url, '/api/codes/look', { code: made.code });
    expect(look).toMatchObject({ seat: 1, plays: true, free: true, info: { commitment: /^[0-9a-f]{64}$/ } });
    const [, ben] = (await infoOf(made)).seats;
    expect(ben!.taken).toBe(false);
    await call(server.url, '/api/codes', { code: made.code, name: 'Mirja' });
    expect((await infoOf(made)).seats.map(({ name }) => name)).toEqual(['Ann', 'Mirja']);
    await expect(call(server.url, '/api/codes/look', { code: 'AAAAAAA' })).rejects.toThrow('404');
  });

  test('a key shows what it gives access to', async () => {
    const made = await makeTable(server.url, duel);
    const opens = (key: string): Promise<Entrance> =>
      call(server.url, `/api/tables/${made.table}/entrance`, undefined, bearer(key));
    expect(await opens(made.keys.seats[1]!)).toMatchObject({ seat: 1, plays: true, free: true });
    expect(await opens(made.keys.seats[0]!)).toMatchObject({ seat: 0, plays: true, free: false });
    expect(await opens(made.keys.watch)).toMatchObject({ seat: null, plays: false, free: false });
    await expect(opens('nonsense')).rejects.toThrow('403');
  });

  test('players can change their own name: seats and later lines show it, and nobody else may', async () => {
    const made = await seated();
    const path = `/api/tables/${made.table}/seat/name`;
    const [ann, ben] = made.clients;
    await call(server.url, path, { name: 'Ronja' }, bearer(ann.key), 'PUT');
    expect((await infoOf(made)).seats[0]!.name).toBe('Ronja');
    await ann.upTo(0);
    await ann.choose(made.table, 0, { do: 'rest' });
    const again = await Client.connect(server.url);
    const { news } = await again.join(made.table, ben.key);
    expect(news!.seq).toBe(1);
    for (const key of [made.keys.watch, made.keys.host])
      await expect(call(server.url, path, { name: 'Eve' }, bearer(key), 'PUT')).rejects.toThrow('403');
    await expect(call(server.url, path, { name: 'a\nb' }, bearer(ann.key), 'PUT')).rejects.toThrow('400');
    await Promise.all([ann, ben, again].map((client) => client.close()));
  });
});

describe('words for the dice', () => {
  test('are shown, fixed at the deal, and the dice are computed from them and the seed', async () => {
    const made = await seated(duel, [{}, { word: 'Pfirsich' }]);
    await expect(
      call(
        server.url,
        `/api/tables/${made.table}/seat/word`,
        { word: 'late' },
        bearer(made.clients[0].key),
        'PUT',
      ),
    ).rejects.toThrow('409');
    await made.clients[0].upTo(0);
    await made.clients[0].choose(made.table, 0, { do: 'strike' });
    await made.clients[1].choose(made.table, 1, { do: 'yield' });
    const text = await call<string>(
      server.url,
      `/api/tables/${made.table}/record`,
      undefined,
      bearer(made.keys.watch),
    );
    const record = readRecord(text);
    expect(record.head.words).toEqual([{ seat: 1, word: 'Pfirsich' }]);
    const check = await checkDice(diceDuel, record);
    expect(check).toMatchObject({ verdict: 'opened', fits: true, different: [] });
    expect(check.verdict === 'opened' && check.compared).toBeGreaterThan(0);
    // One other word may give the same few dice by chance; twenty do not.
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        checkDice(diceDuel, {
          ...record,
          head: { ...record.head, words: [{ seat: 1, word: `Apfel ${i}` }] },
        }),
      ),
    );
    expect(others.some((one) => one.verdict === 'opened' && one.different.length > 0)).toBe(true);
    await Promise.all(made.clients.map((client) => client.close()));
  });

  test('can be changed while seats are free', async () => {
    const made = await makeTable(server.url, duel);
    const ann = await Client.connect(server.url);
    await ann.join(made.table, made.keys.seats[0]!);
    const path = `/api/tables/${made.table}/seat/word`;
    await call(server.url, path, { word: 'one' }, bearer(ann.key), 'PUT');
    await call(server.url, path, { word: 'two' }, bearer(ann.key), 'PUT');
    expect((await infoOf(made)).seats.map(({ word }) => word)).toEqual(['two', null]);
    await expect(call(server.url, path, { word: 'x' }, bearer(made.keys.seats[1]!), 'PUT')).rejects.toThrow(
      '403',
    );
    await ann.close();
  });
});

describe('looking back on a running game', () => {
  const past = (
    made: Seated,
    key: string,
    from: number,
    url = server.url,
  ): Promise<{ seq: number; moments: (Update | DeltaUpdate)[] }> =>
    call(url, `/api/tables/${made.table}/moments?from=${from}`, undefined, bearer(key));

  test('shows a seat what it was shown at each moment', async () => {
    const made = await seated({ game: 'smugglers', seats: [{}, {}] });
    const [ann, ben] = made.clients;
    const pictures: News[] = [];
    ann.heard = (news) => void (pictures[news.seq] = news);
    await ann.upTo(0);
    pictures[0] = ann.news!;
    for (let seq = 0; seq < 24; seq++) {
      await ann.upTo(seq);
      if (ann.news!.over !== null) break;
      const seat = ann.news!.waiting[0]!;
      const client = seat === 0 ? ann : ben;
      await client.upTo(seq);
      await client.choose(made.table, seat, client.news!.ask!.offers.at(-1)!.choice);
    }
    const first = await past(made, ann.key, 0);
    expect(first.moments).toHaveLength(Math.min(20, first.seq + 1));
    let known: News | undefined;
    for (const [n, moment] of first.moments.entries()) {
      const whole = wholeUpdate(moment, known)!;
      expect(whole.news.view).toEqual(pictures[n]!.view);
      expect(whole.news.ask).toBeNull();
      known = whole.news;
    }
    if (first.seq > 3) expect((await past(made, ann.key, first.seq - 2)).moments).toHaveLength(3);
    await expect(past(made, ann.key, first.seq + 1)).rejects.toThrow('400');
    await expect(past(made, made.keys.host, 0)).rejects.toThrow('403');
    await expect(past(made, (await shared(made, 0)).key, 0)).rejects.toThrow('403');
    await Promise.all(made.clients.map((client) => client.close()));
  });

  test('is limited in work', async () => {
    const own = await startServer({ limits: { ...wide, lookingBackMs: { perSecond: 0, burst: 0.01 } } });
    const made = await seated(duel, [{}, {}], own.url);
    await past(made, made.clients[0].key, 0, own.url);
    await expect(past(made, made.clients[0].key, 0, own.url)).rejects.toThrow('429');
    await Promise.all(made.clients.map((client) => client.close()));
    await own.close();
  });
});
