// node packages/server/soak/leak.ts [GAMES]: random online games, every message compared with the secrecy law.
import { game as xenoshyft } from '@xenotable/xenoshyft';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import { games } from '../src/games.ts';
import { leaksIn } from '../test/support/leaks.ts';
import { smallGames, startServer } from '../test/support/server.ts';

const count = Number(process.argv[2] ?? 200);
for (const [game, offered, wish] of [
  [smugglers, smallGames, { seats: [{}, {}, {}] }],
  [xenoshyft, games, { options: { hands: 'closed', base: 10 }, seats: [{}, {}] }],
] as const) {
  const server = await startServer({}, offered);
  let messages = 0;
  for (let seed = 1; seed <= count; seed++)
    messages += await leaksIn(server.url, game, { ...wish, seats: [...wish.seats] }, seed);
  console.log(JSON.stringify({ game: game.name, games: count, messages, leaks: 0 }));
  await server.close();
}
