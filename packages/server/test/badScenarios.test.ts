// Some damaged scenarios of every title; node packages/server/soak/scenarios.ts sends thousands.
import { gameNames } from '@xenotable/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { sendDamaged } from './support/badScenarios.ts';
import { type TestServer, startServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, games);
});
afterAll(() => server.close());

test.each(gameNames)(
  'damaged scenarios of %s are refused by their field or their tables open',
  async (name) => {
    const { refused, opened } = await sendDamaged(server.url, await games.load(name), 20, 1);
    expect(refused).toBeGreaterThan(0);
    expect(opened).toBeGreaterThan(0);
  },
);
