// npm start: the table on http://127.0.0.1:8080, with its database in ./data.
import { fileURLToPath } from 'node:url';
import { BadInput } from '@xenotable/kernel';
import { configFrom } from './config.ts';
import { games } from './games.ts';
import { buildServer } from './server.ts';
import { closeOnSignals } from './shutdown.ts';

/** Exit code of programs whose settings are wrong (sysexits.h). */
const WRONG_SETTINGS = 78;

async function main(): Promise<void> {
  const config = configFrom(process.env, fileURLToPath(new URL('../../web/dist', import.meta.url)));
  const server = await buildServer(config, games);
  closeOnSignals(server);
  await server.listen({ host: config.host, port: config.port });
  if (!/^(127\.|localhost$|::1$)/.test(config.host) && config.proxies === 0)
    server.log.warn(
      { host: config.host },
      'keys and cookies travel in plain http: put a proxy with TLS before it, and set TRUST_PROXY',
    );
  if (process.stdout.isTTY)
    process.stdout.write(`\n  Xenotable is open at http://${config.host}:${config.port}\n\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`xenotable: ${error.message}\n`);
  process.exitCode = WRONG_SETTINGS;
}
