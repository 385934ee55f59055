// node packages/server/soak/leak.ts [GAMES]: random online games, every message compared with the secrecy law.
import { leaksIn } from '../test/support/leaks.ts';
import { startServer } from '../test/support/server.ts';

const games = Number(process.argv[2] ?? 200);
const server = await startServer();
let messages = 0;
for (let seed = 1; seed <= games; seed++) messages += await leaksIn(server.url, seed);
console.log(JSON.stringify({ games, messages, leaks: 0 }));
await server.close();
