// A server as a process of its own that can be killed: `node victim.ts STORE PORT`.
import { buildServer } from '../../src/server.ts';
import { smallGames, testConfig } from './server.ts';

const [store, port] = process.argv.slice(2);
const server = await buildServer(testConfig({ store: store! }), smallGames);
await server.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.('ready');
