// boardgame.io's server with its in-memory store, playing the same game.
import { createRequire } from 'node:module';
import { theirGame } from './theirGame.ts';

interface RunningServer {
  appServer: { address(): { port: number } };
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(options: object): { run(options: object): Promise<RunningServer> };
};
// Its start-up banner does not belong into the output of a benchmark.
console.log = () => {};
const { appServer } = await Server({ games: [theirGame], origins: [/.*/] }).run({ port: 0 });
process.send!(`http://127.0.0.1:${appServer.address().port}`);
