// node packages/server/soak/hostile.ts [MESSAGES]: malformed, oversized, out-of-order and foreign messages.
import { siege } from '../test/support/hostile.ts';
import { startServer } from '../test/support/server.ts';

const server = await startServer();
const start = performance.now();
const result = await siege(server.url, Number(process.argv[2] ?? 100_000));
console.log(
  JSON.stringify({ ...result, accepted: 0, seconds: Math.round((performance.now() - start) / 1000) }),
);
await server.close();
