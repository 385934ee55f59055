// boardgame.io's server with its in-memory store, playing the same games.
import { createRequire } from 'node:module';
import { theirGames } from './theirGames.ts';

interface RunningServer {
  appServer: { address(): { port: number } };
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(options: object): { run(options: object): Promise<RunningServer> };
};
// Its start-up banner does not belong into the output of a benchmark.
console.log = () => {};
const { appServer } = await Server({ games: theirGames, origins: [/.*/] }).run({ port: 0 });
// Whoever has started it is gone.
process.once('disconnect', () => process.exit());
process.send!(`http://127.0.0.1:${appServer.address().port}`);
