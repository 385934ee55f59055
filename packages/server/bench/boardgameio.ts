// boardgame.io's server with its in-memory store, playing the same games.
import { createRequire } from 'node:module';
import { theirGames } from './theirGames.ts';

interface RunningServer {
  appServer: { address(): { port: number } };
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(options: object): { run(options: object): Promise<RunningServer> };
};
// Keeps its start-up banner out of the benchmark's output.
console.log = () => {};
const { appServer } = await Server({ games: theirGames, origins: [/.*/] }).run({ port: 0 });
// The parent process has ended.
process.once('disconnect', () => process.exit());
process.send!(`http://127.0.0.1:${appServer.address().port}`);
