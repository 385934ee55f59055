// A server as a process of its own that can be killed: `node victim.ts STORE PORT SETTINGS`.
import { games as shelf } from '../../src/games.ts';
import type { Games } from '../../src/index.ts';
import { run } from '../../src/run.ts';
import type { NodeSettings } from './nodeProcess.ts';
import { smallGames, testConfig } from './server.ts';

const [store = '', port, text = '{}'] = process.argv.slice(2);
const { titles = [], patience, workers = 1 } = JSON.parse(text) as NodeSettings;

/** Some of the five games beside the small ones. */
const games: Games = {
  ...smallGames,
  names: [...smallGames.names, ...titles],
  load: (name, edition) => (smallGames.names.includes(name) ? smallGames : shelf).load(name, edition),
};

/**
 * Of an operator who does not want to wait for tests. Much shorter leases than the 2 seconds that follow from it run out
 * by themselves where processes wait for a processor: then tables go round among the servers, and nobody gets on.
 */
const IMPATIENT = { answerMs: 1500, beatMs: 500 };

const config = testConfig({
  store,
  workers,
  port: Number(port),
  patience: patience ?? IMPATIENT,
});
const log = await run(config, games);
// Whoever has started it is gone.
process.once('disconnect', () => process.exit());
if (log !== null) process.send?.('ready');

// The clock of this machine is set: what is measured by it jumps.
const now = Date.now;
process.on('message', (aheadMs: unknown) => {
  if (typeof aheadMs === 'number') Date.now = () => now() + aheadMs;
});
