// A short run of hostile messages; node packages/server/soak/hostile.ts is the long one.
import { expect, test } from 'vitest';
import { siege } from './support/hostile.ts';
import { startServer } from './support/server.ts';

test('two thousand hostile messages: none accepted, none unanswered', async () => {
  const server = await startServer();
  const result = await siege(server.url, 2000);
  expect(result.messages).toBeGreaterThanOrEqual(2000);
  expect(result.refused + result.errors + result.closed).toBe(result.messages);
  expect(Math.min(result.refused, result.errors, result.closed)).toBeGreaterThan(50);
  await server.close();
});
