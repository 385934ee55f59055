// node packages/server/soak/faults.ts [FAULTS] [SEED] [embedded|postgres]: kills, pauses, restarts, cut and silent lines, on
// both stores, while bots play; what they were told is compared with the records afterwards.
import { join } from 'node:path';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import { gamePackage } from '@xenotable/shelf';
import { embeddedTrial, postgresTrial, type Toll } from '../test/support/battery.ts';
import { HIDING } from '../test/support/hiding.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { temporaryFolder } from '../test/support/server.ts';

const faults = Number(process.argv[2] ?? 250);
const seed = Number(process.argv[3] ?? 1);
const only = process.argv[4];

const titles = await Promise.all(
  HIDING.map(async ({ game, ...wish }) => ({ ...wish, game: (await gamePackage(game)).game })),
);
const small = Array.from({ length: 6 }, () => ({ game: smugglers, seats: [{}, {}] }));
const plan = { faults, seed, wishes: [...small, ...titles], mostWait: 30_000 };

function report(store: string, toll: Toll): void {
  console.log(JSON.stringify({ store, ...toll }));
  if (toll.violations.length > 0) process.exitCode = 1;
}

if (only !== 'postgres') report('embedded', await embeddedTrial(join(temporaryFolder(), 'tables.db'), plan));
if (only !== 'embedded') {
  const postgres = await startPostgres();
  try {
    for (const nodes of [2, 4]) report('postgres', await postgresTrial(postgres, nodes, plan));
  } finally {
    await postgres.stop();
  }
}
