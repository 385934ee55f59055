// A server that logs a little of everything; then prints the secrets that must not be in its log.
import { Client, bearer, call, makeTable } from './client.ts';
import { startServer } from './server.ts';

const server = await startServer();
const cookie = (await fetch(`${server.url}/api/games`)).headers.getSetCookie()[0]!.split(';')[0]!;
const made = await makeTable(server.url, { game: 'dice-duel', seats: [{}, {}] }, { cookie });
const client = await Client.connect(server.url, { cookie });
await client.join(made.table, made.keys.seats[1]!);
await client.choose(made.table, 1, { do: 'rest' });
await call(server.url, `/api/tables/${made.table}`, undefined, bearer('wrong')).catch(() => {});
const { key } = await call<{ key: string }>(
  server.url,
  `/api/tables/${made.table}/hand-over`,
  {},
  bearer(client.key),
);
await client.close();
await server.close();
console.log(
  JSON.stringify({
    secrets: [
      client.key,
      ...made.keys.seats,
      made.keys.host,
      made.keys.watch,
      key,
      cookie.slice('guest='.length),
    ],
  }),
);
