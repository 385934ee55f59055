// Nothing that one seat hides reaches another seat's socket: random games, every byte compared with what the secrecy law allows.
import { game as xenoshyft } from '@xenotable/xenoshyft';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import { games } from '../src/games.ts';
import { leaksIn } from './support/leaks.ts';
import { type TestServer, startServer } from './support/server.ts';

test('random games of smugglers leak nothing', async () => {
  const server = await startServer();
  let messages = 0;
  for (let seed = 1; seed <= 10; seed++)
    messages += await leaksIn(server.url, smugglers, { seats: [{}, {}, {}] }, seed);
  expect(messages).toBeGreaterThan(500);
  await server.close();
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, games);
});
afterAll(() => server.close());

test('a random game of XenoShyft with closed hands leaks nothing', async () => {
  expect(
    await leaksIn(server.url, xenoshyft, { options: { hands: 'closed', base: 10 }, seats: [{}, {}] }, 1),
  ).toBeGreaterThan(50);
});
