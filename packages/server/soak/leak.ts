// node packages/server/soak/leak.ts [GAMES]: random online games, every message checked for secrets of other seats.
import type { AnyGame } from '@xenotable/kernel';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import { gamePackage } from '@xenotable/shelf';
import { games } from '../src/games.ts';
import { HIDING } from '../test/support/hiding.ts';
import { leaksIn } from '../test/support/leaks.ts';
import { type TestServer, smallGames, startServer } from '../test/support/server.ts';

/** Most decisions of a game; random games of Earth War hardly ever end. */
const MOST = 300;

const count = Number(process.argv[2] ?? 200);

async function soak(
  server: TestServer,
  game: AnyGame,
  wish: { options?: object; seats: readonly object[] },
): Promise<void> {
  let messages = 0;
  for (let seed = 1; seed <= count; seed++) messages += await leaksIn(server, game, wish, seed, MOST);
  console.log(JSON.stringify({ game: game.name, games: count, messages, leaks: 0 }));
}

const small = await startServer({}, smallGames);
await soak(small, smugglers, { seats: [{}, {}, {}] });
await small.close();
const server = await startServer({}, games);
for (const { game, ...wish } of HIDING) await soak(server, (await gamePackage(game)).game, wish);
await server.close();
