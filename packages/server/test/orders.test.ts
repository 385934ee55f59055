// Standing orders on the server: shown to their player only, carried out while nobody is connected, prepared answers given at most once.
import type { Json, StandingOrders } from '@xenotable/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, makeTable } from './support/client.ts';
import { type TestServer, startServer, temporaryFolder, wide } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Duel {
  table: string;
  keys: string[];
  watch: string;
  ann: Client;
  ben: Client;
}

async function duel(url = server.url): Promise<Duel> {
  const made = await makeTable(url, { game: 'dice-duel', seats: [{}, {}] });
  const [ann, ben] = [await Client.connect(url), await Client.connect(url)];
  const keys = [
    (await ann.join(made.table, made.keys.seats[0]!)).key,
    (await ben.join(made.table, made.keys.seats[1]!)).key,
  ];
  await ann.upTo(0);
  await ben.upTo(0);
  return { table: made.table, keys, watch: made.keys.watch, ann, ben };
}

const prepared = (choose: Json, id = 'a') => ({ id, choose, asked: 'Parry the blow?', words: 'Let it pass' });

async function give(
  client: Client,
  table: string,
  seat: number,
  orders: StandingOrders,
  id = client.newId(),
) {
  const answer = client.next(['done', 'error'], (message) => message.id === id);
  client.send({ type: 'orders', id, table, seat, orders });
  return answer;
}

const close = (...clients: Client[]): Promise<unknown> => Promise.all(clients.map((one) => one.close()));

describe('a prepared answer', () => {
  test('is given once when its question comes, though no device of the seat is connected', async () => {
    const { table, keys, ann, ben } = await duel();
    await give(ben, table, 1, { 'DD-03': prepared({ do: 'pass' }) });
    await ben.close();
    await ann.choose(table, 0, { do: 'strike' });
    expect(ann.news).toMatchObject({ seq: 2, waiting: [1] });
    const back = await Client.connect(server.url);
    const joined = await back.join(table, keys[1]!);
    expect(joined.orders).toEqual({});
    // Ann does not parry: Ben is asked about the next blow.
    await back.choose(table, 1, { do: 'strike' });
    await ann.upTo(3);
    await ann.choose(table, 0, { do: 'pass' });
    await ann.choose(table, 0, { do: 'strike' });
    expect(await back.upTo(5)).toMatchObject({ ask: { seat: 1, rule: 'DD-03' } });
    await close(ann, back);
  });

  test('that is not legal lapses, and its player is told so', async () => {
    const { table, ann, ben } = await duel();
    const order = { 'DD-03': prepared({ do: 'strike' }) };
    await give(ben, table, 1, order);
    const told = ben.next(['orders'], ({ orders }) => Object.keys(orders).length === 1);
    await ann.choose(table, 0, { do: 'strike' });
    expect((await told).orders).toEqual({ 'DD-03': { ...order['DD-03'], lapsed: true } });
    expect(await ben.upTo(1)).toMatchObject({ ask: { seat: 1, rule: 'DD-03' } });
    expect(await give(ben, table, 1, {})).toMatchObject({ type: 'done' });
    await close(ann, ben);
  });

  test('can be withdrawn before its question comes', async () => {
    const { table, ann, ben } = await duel();
    await give(ben, table, 1, { 'DD-03': prepared({ do: 'pass' }) });
    await give(ben, table, 1, {});
    await ann.choose(table, 0, { do: 'strike' });
    expect(await ben.upTo(1)).toMatchObject({ ask: { seat: 1, rule: 'DD-03' } });
    await close(ann, ben);
  });

  test('is not given again when its message is sent again', async () => {
    const { table, ann, ben } = await duel();
    const orders = { 'DD-03': prepared({ do: 'pass' }) };
    await give(ben, table, 1, orders, 'first');
    await ann.choose(table, 0, { do: 'strike' });
    await ben.upTo(2);
    // The same message again, as sent by a device that did not receive the answer.
    await give(ben, table, 1, orders, 'first');
    await ben.choose(table, 1, { do: 'strike' });
    await ann.upTo(3);
    await ann.choose(table, 0, { do: 'pass' });
    await ann.choose(table, 0, { do: 'strike' });
    expect(await ben.upTo(5)).toMatchObject({ ask: { seat: 1, rule: 'DD-03' } });
    await close(ann, ben);
  });

  test('answers a question that is already open', async () => {
    const { table, ann, ben } = await duel();
    await ann.choose(table, 0, { do: 'strike' });
    await ben.upTo(1);
    expect(await give(ben, table, 1, { 'DD-03': prepared({ do: 'pass' }) })).toMatchObject({
      type: 'done',
      news: { seq: 2 },
    });
    await close(ann, ben);
  });

  test('survives a restart', async () => {
    const store = `${temporaryFolder()}/tables.db`;
    const first = await startServer({ store });
    const { table, keys, ann, ben } = await duel(first.url);
    const orders = { parry: 'use', 'DD-03': prepared({ do: 'pass' }) } as const;
    await give(ben, table, 1, orders);
    await close(ann, ben);
    await first.close();
    const second = await startServer({ store });
    const [again, other] = [await Client.connect(second.url), await Client.connect(second.url)];
    expect((await other.join(table, keys[1]!)).orders).toEqual(orders);
    await again.join(table, keys[0]!);
    await again.choose(table, 0, { do: 'strike' });
    expect(again.news).toMatchObject({ seq: 2 });
    await close(again, other);
    await second.close();
  });
});

test('all devices of a seat see its orders, and nobody else does', async () => {
  const { table, keys, watch, ann, ben } = await duel();
  const [tablet, watcher] = [await Client.connect(server.url), await Client.connect(server.url)];
  expect((await tablet.join(table, keys[1]!)).orders).toBeNull();
  expect((await watcher.join(table, watch)).orders).toBeNull();
  const told = tablet.next(['orders']);
  const orders = { 'DD-03': prepared({ do: 'pass' }, 'nobody else') };
  await give(ben, table, 1, orders);
  expect(await told).toMatchObject({ seat: 1, orders });
  await ann.choose(table, 0, { do: 'strike' });
  await watcher.upTo(2);
  for (const stranger of [ann, watcher]) expect(stranger.received.join()).not.toContain('nobody else');
  await close(ann, ben, tablet, watcher);
});

test('too many, too large or malformed orders are refused', async () => {
  const { table, ann, ben } = await duel();
  const many = Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`window ${i}`, 'pass']));
  for (const orders of [
    many,
    {
      'DD-03': prepared('x'.repeat(3900)),
      'DD-04': prepared('x'.repeat(3900)),
      a: prepared('x'.repeat(3900)),
      b: prepared('x'.repeat(3900)),
      c: prepared('x'.repeat(3900)),
    },
    { 'DD-03': { choose: 1 } },
  ]) {
    const answer = ben.next(['error']);
    ben.send({ type: 'orders', id: 'x', table, seat: 1, orders });
    expect(await answer).toMatchObject({ code: 'malformed' });
  }
  await close(ann, ben);
});

test('orders are written one by one, so their changes are limited', async () => {
  const strict = await startServer({ limits: { ...wide, orders: { perSecond: 0.01, burst: 3 } } });
  const { table, ann, ben } = await duel(strict.url);
  const answers = [];
  for (let i = 0; i < 5; i++)
    answers.push((await give(ben, table, 1, { 'DD-03': prepared({ do: 'pass' }, `answer ${i}`) })).type);
  expect(answers).toEqual(['done', 'done', 'done', 'error', 'error']);
  // Choices are counted separately.
  expect((await ann.choose(table, 0, { do: 'rest' })).type).toBe('done');
  await close(ann, ben);
  await strict.close();
});
