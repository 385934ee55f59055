// Which seats belong to one person is decided by the server's current data, not by the record of the deal.
import { Session, seeded, writeRecord } from '@xenotable/kernel';
import { newSeed } from '@xenotable/seed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import type { CreatedTable } from '../src/http/bodies.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { type TestServer, startServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Ann has both seats and gives the second to Ben, who then has a secret. */
async function handedOver(made: CreatedTable, cookie: string) {
  const ann = await Client.connect(server.url, { cookie });
  await ann.join(made.table, made.keys.seats[0]!);
  const own = (await ann.join(made.table, made.keys.seats[1]!)).key;
  const { key } = await call<{ key: string }>(
    server.url,
    `/api/tables/${made.table}/hand-over`,
    {},
    bearer(own),
  );
  const ben = await Client.connect(server.url);
  await ben.join(made.table, key);
  const hidden = await ben.choose(made.table, 1, ben.news!.ask!.offers[0]!.choice);
  expect(hidden).toMatchObject({ type: 'done', news: { undo: 1 } });
  await ann.upTo(hidden.type === 'done' ? hidden.news.seq : 0);
  return { ann, ben };
}

async function guest(): Promise<string> {
  return (await fetch(`${server.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
}

async function expectBlind(table: string, ann: Client, ben: Client): Promise<void> {
  expect(ann.news).toMatchObject({ undo: 0, undoWords: null });
  expect(ben.news!.undoWords).toMatch(/./);
  for (const text of ann.received) expect(text).not.toMatch(/"undoWords":"/);
  const seq = ben.news!.seq;
  expect(await ann.undo(table, 0)).toMatchObject({ type: 'refused', rule: 'undo' });
  expect(ben.news!.seq).toBe(seq);
  expect((await ben.undo(table, 1)).type).toBe('done');
}

test('after a hand-over the former player can neither see nor take back what the new one hides', async () => {
  const cookie = await guest();
  const made = await makeTable(server.url, { game: 'smugglers', seats: [{}, {}] }, { cookie });
  const first = await Client.connect(server.url, { cookie });
  await first.join(made.table, made.keys.seats[1]!);
  await first.close();
  const { ann, ben } = await handedOver(made, cookie);
  await expectBlind(made.table, ann, ben);
});

test('an uploaded record that assigns all seats to one person gives no access either', async () => {
  const cookie = await guest();
  const { record } = Session.start(
    smugglers,
    {
      seats: [
        { name: 'Ann', player: 'p' },
        { name: 'Ben', player: 'p' },
      ],
    },
    seeded(newSeed()),
  );
  const made = await call<CreatedTable>(server.url, '/api/tables/upload', writeRecord(record), { cookie });
  const { ann, ben } = await handedOver(made, cookie);
  await expectBlind(made.table, ann, ben);
});

test('one person on two seats can still take back what was chosen on the other', async () => {
  const cookie = await guest();
  const made = await makeTable(server.url, { game: 'smugglers', seats: [{}, {}] }, { cookie });
  const ann = await Client.connect(server.url, { cookie });
  await ann.join(made.table, made.keys.seats[0]!);
  await ann.join(made.table, made.keys.seats[1]!);
  const { ask } = await ann.upTo(0);
  expect(ask!.seat).toBe(1);
  await ann.choose(made.table, 1, ask!.offers[0]!.choice);
  expect(await ann.undo(made.table, 0)).toMatchObject({ type: 'done', news: { undone: [0] } });
});
