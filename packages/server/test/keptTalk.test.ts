// Texts are kept with the record only if the people agreed to it, and only texts that all of them heard.
import { readRecord } from '@xenotable/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreatedTable } from '../src/http/bodies.ts';
import { Store } from '../src/store/store.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { PATIENCE, type Postgres, startPostgres } from './support/postgres.ts';
import { held, matchRow, seatRows } from './support/rows.ts';
import { type TestServer, startServer, temporaryFolder } from './support/server.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, PATIENCE);
afterAll(() => postgres.stop());

async function say(
  client: Client,
  made: CreatedTable,
  seat: number,
  to: string,
  said: object,
): Promise<void> {
  const id = client.newId();
  const heard = client.next(['heard', 'error'], (message) => message.id === id);
  client.send({ type: 'say', id, table: made.table, seat, to, said });
  expect(await heard).toMatchObject({ type: 'heard' });
}

const text = (words: string) => ({ kind: 'text', text: words });

for (const where of ['sqlite', 'postgres'] as const)
  describe(`on ${where}`, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer(where === 'postgres' ? { store: await postgres.database() } : {});
    }, PATIENCE);
    afterAll(() => server.close());

    /** A duel in which both talk, until Ben yields. */
    async function talkedOver(keepTalk: boolean): Promise<CreatedTable> {
      const made = await makeTable(server.url, { game: 'dice-duel', seats: [{}, {}], keepTalk });
      const ann = await Client.connect(server.url);
      const ben = await Client.connect(server.url);
      expect(await ann.join(made.table, made.keys.seats[0]!)).toMatchObject({
        info: { keepsTalk: keepTalk },
      });
      await ben.join(made.table, made.keys.seats[1]!);
      await ann.upTo(0);
      await say(ann, made, 0, 'all', text('Good luck!'));
      await say(ann, made, 0, 'partners', text('for my own side'));
      await say(ann, made, 0, 'all', { kind: 'ping', at: 'spot:1,1' });
      await ann.choose(made.table, 0, { do: 'rest' });
      await ben.upTo(1);
      await say(ben, made, 1, 'all', text('Well played.'));
      await ben.choose(made.table, 1, { do: 'yield' });
      await ann.close();
      await ben.close();
      return made;
    }

    const recordOf = async ({ table, keys }: CreatedTable) =>
      readRecord(
        await call<string>(server.url, `/api/tables/${table}/record`, undefined, bearer(keys.watch)),
      );

    test('texts to all are in the record with their position, and nothing else', async () => {
      const { head } = await recordOf(await talkedOver(true));
      expect(head.talk).toEqual([
        { seat: 0, after: 0, text: 'Good luck!' },
        { seat: 1, after: 1, text: 'Well played.' },
      ]);
    });

    test('without that agreement nothing is kept', async () => {
      expect((await recordOf(await talkedOver(false))).head.talk).toBeUndefined();
    });
  });

test('a match keeps only the last lines, and none after it is deleted', async () => {
  const store = await Store.open(`${temporaryFolder()}/tables.db`);
  await store.create(matchRow('m', { keep_talk: 1 }), seatRows('m'), [{ key: 'w', match: 'm', sees: null }]);
  for (let n = 1; n <= 8; n++)
    await store.talk.add(held('m'), { n, seat: 0, after: 0, text: `line ${n}` }, 5);
  const kept = await store.talk.of('m');
  expect(kept).toHaveLength(5);
  expect(kept[0]!.text).toBe('line 4');
  await store.remove(held('m'));
  expect(await store.talk.of('m')).toEqual([]);
  await store.close();
});
