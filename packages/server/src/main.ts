// npm start: the table on http://127.0.0.1:8080, with its database in ./data.
import { fileURLToPath } from 'node:url';
import { configFrom } from './config.ts';
import { games } from './games.ts';
import { buildServer } from './server.ts';

const config = configFrom(process.env, fileURLToPath(new URL('../../web/dist', import.meta.url)));
const server = await buildServer(config, games);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.log.info({ signal }, 'closing');
    void server.close().then(() => process.exit(0));
  });
}
await server.listen({ host: config.host, port: config.port });
if (process.stdout.isTTY)
  process.stdout.write(`\n  Xenotable is open at http://${config.host}:${config.port}\n\n`);
