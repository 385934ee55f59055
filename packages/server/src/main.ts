// npm start: runs the server on http://127.0.0.1:8080, with its database in ./data.
import { fileURLToPath } from 'node:url';
import { BadInput } from '@xenotable/kernel';
import { configFrom } from './config.ts';
import { games } from './games.ts';
import { run } from './run.ts';
import { WorkerEnded } from './workers/group.ts';

/** Exit code of programs whose settings are wrong (sysexits.h). */
const WRONG_SETTINGS = 78;

async function main(): Promise<void> {
  const config = configFrom(process.env, fileURLToPath(new URL('../../web/dist', import.meta.url)));
  const log = await run(config, games);
  if (log === null) return;
  const { host, port, proxies } = config;
  if (!/^(127\.|localhost$|::1$)/.test(host) && proxies === 0)
    log.warn(
      { host },
      'keys and cookies travel in plain http: put a proxy with TLS before it, and set TRUST_PROXY',
    );
  if (process.stdout.isTTY) process.stdout.write(`\n  Xenotable is open at http://${host}:${port}\n\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadInput || error instanceof WorkerEnded)) throw error;
  process.stderr.write(`xenotable: ${error.message}\n`);
  process.exitCode = error instanceof WorkerEnded ? error.code : WRONG_SETTINGS;
}
