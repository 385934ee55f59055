// A server as a process of its own that can be killed: `node victim.ts STORE PORT SETTINGS`.
import { games as shelf } from '../../src/games.ts';
import { type Games, buildServer } from '../../src/index.ts';
import { closeOnSignals } from '../../src/shutdown.ts';
import type { NodeSettings } from './nodeProcess.ts';
import { smallGames, testConfig } from './server.ts';

/** The five games beside the small ones. */
const all: Games = {
  ...smallGames,
  names: [...smallGames.names, ...shelf.names],
  load: (name, edition) => (smallGames.names.includes(name) ? smallGames : shelf).load(name, edition),
};

const [store = '', port, text = '{}'] = process.argv.slice(2);
const { games, patience } = JSON.parse(text) as NodeSettings;
const server = await buildServer(
  testConfig({ store, patience: patience ?? { answerMs: 1000, beatMs: 200 } }),
  games === 'all' ? all : smallGames,
);
closeOnSignals(server);
await server.listen({ host: '127.0.0.1', port: Number(port) });
// Whoever has started it is gone.
process.once('disconnect', () => process.exit());
process.send?.('ready');
