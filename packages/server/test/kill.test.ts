// A quick kill test; node packages/server/soak/kill.ts is the long one.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killing } from './support/killing.ts';
import { PATIENCE, type Postgres, startPostgres } from './support/postgres.ts';
import { temporaryFolder } from './support/server.ts';

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
    expect(toll.acknowledged).toBeGreaterThan(20);
    expect(toll.entries).toBeGreaterThanOrEqual(toll.acknowledged);
  });
});
