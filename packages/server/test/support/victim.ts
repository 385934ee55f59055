// A server as a process of its own that can be killed: `node victim.ts STORE PORT`.
import { buildServer } from '../../src/server.ts';
import { closeOnSignals } from '../../src/shutdown.ts';
import { smallGames, testConfig } from './server.ts';

const [store, port] = process.argv.slice(2);
const patience = { answerMs: 1000, beatMs: 200 };
const server = await buildServer(testConfig({ store: store!, patience }), smallGames);
closeOnSignals(server);
await server.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.('ready');
