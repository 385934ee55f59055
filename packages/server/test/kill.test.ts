// A short kill test; node packages/server/soak/kill.ts is the long one.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Store } from '../src/store/store.ts';
import { Client, makeTable } from './support/client.ts';
import { killing } from './support/killing.ts';
import { PATIENCE, type Postgres, startPostgres } from './support/postgres.ts';
import { startServer, temporaryFolder } from './support/server.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, PATIENCE);
afterAll(() => postgres.stop());

describe.each([
  ['the embedded database', async () => join(temporaryFolder(), 'tables.db')],
  ['PostgreSQL', () => postgres.database()],
])('on %s', (_name, newPlace) => {
  test('no acknowledged choice is lost when the server is killed', async () => {
    const toll = await killing(await newPlace(), 2, 10);
    expect(toll.violations).toEqual([]);
    expect(toll.acknowledged).toBeGreaterThan(20);
    expect(toll.entries).toBeGreaterThanOrEqual(toll.acknowledged);
  });

  test('a table is dealt when somebody reconnects, if the server ended between the last seat and the deal', async () => {
    const where = await newPlace();
    const first = await startServer({ store: where });
    const cookie = (await fetch(`${first.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
    const made = await makeTable(first.url, { game: 'dice-duel', seats: [{}, {}] }, { cookie });
    await first.close();
    const store = await Store.open(where);
    const { match, seats } = (await store.find(made.table))!;
    await store.seats.claim({ match: made.table, fence: match.fence }, 1, seats[1]!.key!, {
      guest: match.guest,
    });
    await store.close();
    const second = await startServer({ store: where });
    const client = await Client.connect(second.url, { cookie });
    expect(await client.join(made.table, made.keys.seats[1]!)).toMatchObject({
      info: { status: 'playing' },
      news: { seq: 0 },
    });
    await client.close();
    await second.close();
  });
});
