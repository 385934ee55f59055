// Our server with a small and a large game, as a process that reports its memory: for memory.ts, with node's --expose-gc. (Servers whose
// speed is measured have no large game, because its code alone is work for the garbage collector.)
import { games as shelf } from '../src/index.ts';
import { smallGames, startServer } from '../test/support/server.ts';
import type { Held } from './memory.ts';

const { url } = await startServer(
  {},
  {
    names: ['connect-four', 'xenoshyft'],
    load: (name, edition) => (name === 'xenoshyft' ? shelf : smallGames).load(name, edition),
    module: shelf.module,
  },
);
// The parent process has ended.
process.once('disconnect', () => process.exit());
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send!({ used: heapUsed + external, resident: rss } satisfies Held);
});
process.send!(url);
