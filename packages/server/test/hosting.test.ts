// What a table has besides its record: programs, standing orders, undo beside other players.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, makeTable } from './support/client.ts';
import { type TestServer, startServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const duel = { game: 'dice-duel', seats: [{}, {}] };

async function seated(order: object): Promise<{ table: string; clients: Client[] }> {
  const made = await makeTable(server.url, order);
  const clients: Client[] = [];
  for (const key of made.keys.seats) {
    const client = await Client.connect(server.url);
    await client.join(made.table, key!);
    clients.push(client);
  }
  await clients[0]!.upTo(0);
  return { table: made.table, clients };
}

describe('programs', () => {
  test('everybody is told which seats they play, and an undo includes their choices', async () => {
    const made = await makeTable(server.url, { ...duel, sit: null });
    const ann = await Client.connect(server.url);
    await ann.join(made.table, made.keys.seats[0]!);
    await ann.join(made.table, made.keys.seats[1]!);
    await ann.upTo(0);
    const told = ann.next(['info'], ({ info }) => info.seats[1]?.program === 'easy');
    ann.send({ type: 'program', table: made.table, seat: 1, strength: 'easy' });
    expect((await told).info.seats.map((seat) => seat.program)).toEqual([null, 'easy']);
    await ann.choose(made.table, 0, { do: 'rest' });
    await ann.choose(made.table, 1, { do: 'rest' });
    const done = await ann.undo(made.table, 0);
    expect(done).toMatchObject({ type: 'done', news: { seq: 4, waiting: [0] } });
    await ann.close();
  });

  test('only the player of a seat may give it to one', async () => {
    const { table, clients } = await seated(duel);
    clients[0]!.send({ type: 'program', table, seat: 1, strength: 'hard' });
    await expect.poll(() => clients[0]!.received.at(-1)).toContain('has not joined that seat');
    await Promise.all(clients.map((client) => client.close()));
  });
});

test('a choice can be taken back though a partner has chosen meanwhile, if their order does not matter', async () => {
  const { table, clients } = await seated({ game: 'smugglers', seats: [{}, {}, {}] });
  const [ann, ben] = [clients[0]!, clients[1]!];
  await ann.choose(table, 0, ann.news!.ask!.offers[0]!.choice);
  await ben.upTo(1);
  await ben.choose(table, 1, ben.news!.ask!.offers[0]!.choice);
  const news = await ann.upTo(2);
  expect(news.undo).toBe(1);
  expect(await ann.undo(table, 0)).toMatchObject({ type: 'done', news: { seq: 3, waiting: [0, 2] } });
  expect((await ben.upTo(3)).undo).toBe(1);
  await Promise.all(clients.map((client) => client.close()));
});

test('a player may yield while the other decides, at any moment', async () => {
  const { table, clients } = await seated(duel);
  const [ann, ben] = [clients[0]!, clients[1]!];
  await ann.choose(table, 0, { do: 'rest' });
  await ben.upTo(1);
  expect(await ann.choose(table, 0, { do: 'yield' }, { seq: 0 })).toMatchObject({
    type: 'done',
    news: { over: { winners: [1], rule: 'DD-06' } },
  });
  await Promise.all([ann.close(), ben.close()]);
});
