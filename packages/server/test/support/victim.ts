// A server as a process that can be killed: `node victim.ts STORE PORT SETTINGS`.
import { games as shelf } from '../../src/games.ts';
import type { Games } from '../../src/index.ts';
import { run } from '../../src/run.ts';
import type { NodeSettings } from './nodeProcess.ts';
import { smallGames, testConfig } from './server.ts';

const [store = '', port, text = '{}'] = process.argv.slice(2);
const { titles = [], patience, workers = 1 } = JSON.parse(text) as NodeSettings;

/** Some of the five games in addition to the small ones. */
const games: Games = {
  ...smallGames,
  names: [...smallGames.names, ...titles],
  load: (name, edition) => (smallGames.names.includes(name) ? smallGames : shelf).load(name, edition),
};

/**
 * Short, so that tests are fast. Much shorter leases than the resulting 2 seconds run out when processes wait for a
 * processor: then tables move from server to server, and no bot makes progress.
 */
const IMPATIENT = { answerMs: 1500, beatMs: 500 };

const config = testConfig({
  store,
  workers,
  port: Number(port),
  patience: patience ?? IMPATIENT,
});
const log = await run(config, games);
// The parent process has ended.
process.once('disconnect', () => process.exit());
if (log !== null) process.send?.('ready');

// Shifts the clock of this process.
const now = Date.now;
process.on('message', (aheadMs: unknown) => {
  if (typeof aheadMs === 'number') Date.now = () => now() + aheadMs;
});
