// No secret of a seat reaches another seat's socket: random games, every message compared with what its viewer may know.
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import { gamePackage } from '@xenotable/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { leaksIn } from './support/leaks.ts';
import { HIDING } from './support/hiding.ts';
import { type TestServer, startServer } from './support/server.ts';

test('random games of smugglers leak nothing', async () => {
  const server = await startServer();
  let messages = 0;
  for (let seed = 1; seed <= 10; seed++)
    messages += await leaksIn(server, smugglers, { seats: [{}, {}, {}] }, seed);
  expect(messages).toBeGreaterThan(500);
  await server.close();
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, games);
});
afterAll(() => server.close());

test.each(HIDING)('a random game of $game leaks nothing', async ({ game: name, ...wish }) => {
  const { game } = await gamePackage(name);
  expect(await leaksIn(server, game, wish, 1, 40)).toBeGreaterThan(50);
});
