// Nothing that one seat hides reaches another seat's socket: random games, every byte compared with what the secrecy law allows.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';
import { leaksIn } from './support/leaks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('random games of smugglers leak nothing', async () => {
  let messages = 0;
  for (let seed = 1; seed <= 12; seed++) messages += await leaksIn(server.url, seed);
  expect(messages).toBeGreaterThan(500);
});
