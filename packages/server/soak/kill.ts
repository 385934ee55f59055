// node packages/server/soak/kill.ts [KILLS] [BOTS] [embedded|postgres]: the server is killed with -9 under load, on both stores or on one.
import { join } from 'node:path';
import { killing } from '../test/support/killing.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { temporaryFolder } from '../test/support/server.ts';

const kills = Number(process.argv[2] ?? 50);
const bots = Number(process.argv[3] ?? 50);
const only = process.argv[4];
const postgres = await startPostgres();
try {
  for (const [name, where] of [
    ['embedded', join(temporaryFolder(), 'tables.db')],
    ['postgres', await postgres.database()],
  ] as const) {
    if (only !== undefined && only !== name) continue;
    const toll = await killing(where, kills, bots);
    console.log(JSON.stringify({ store: name, bots, ...toll }));
    if (toll.violations.length > 0) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}
