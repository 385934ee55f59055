// node packages/server/soak/scenarios.ts [COUNT]: five thousand damaged scenarios of every title are sent to a running server. Each is refused with
// field and reason, or its table opens; the server fails at none and goes on.
import { gameNames } from '@xenotable/shelf';
import { games } from '../src/games.ts';
import { sendDamaged } from '../test/support/badScenarios.ts';
import { startServer } from '../test/support/server.ts';

const count = Number(process.argv[2] ?? 5000);
const server = await startServer({}, games);
for (const name of gameNames) {
  const start = performance.now();
  const { refused, stopped, opened } = await sendDamaged(server.url, await games.load(name), count, 1);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${name}: ${count} damaged scenarios: ${refused} refused, ${stopped} stopped, ${opened} opened, in ${seconds} s`,
  );
}
await server.close();
