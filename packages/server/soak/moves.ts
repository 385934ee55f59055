// node packages/server/soak/moves.ts [TABLES]: two servers on one PostgreSQL with the heartbeats of production, while people who think for
// a second play at many tables: the longest wait while tables move.
import { setTimeout as wait } from 'node:timers/promises';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import { PATIENCE } from '../src/store/store.ts';
import { Crowd } from '../test/support/crowd.ts';
import { historyOf } from '../test/support/history.ts';
import { NodeProcess } from '../test/support/nodeProcess.ts';
import { startPostgres } from '../test/support/postgres.ts';

const tables = Number(process.argv[2] ?? 200);
const THINK_MS = 1000;
const CALM_MS = 10_000;
const PAUSE_MS = 15_000;

const postgres = await startPostgres();
const store = await postgres.database();
const nodes = [
  await NodeProcess.start(store, { patience: PATIENCE }),
  await NodeProcess.start(store, { patience: PATIENCE }),
];
const [first, second] = nodes as [NodeProcess, NodeProcess];
const crowd = new Crowd(nodes.map(({ url }) => url));
const duel = { game: smugglers, seats: [{}, {}], thinkMs: THINK_MS };
const playing = Promise.all(Array.from({ length: tables }, (_, i) => crowd.play(duel, i * 10)));

/** Measures how long people wait for answers during an event and for a while after it. */
async function during(what: string, befall: () => Promise<unknown>): Promise<void> {
  crowd.longestWait = 0;
  const before = crowd.acknowledged;
  const started = performance.now();
  await befall();
  await wait(CALM_MS);
  const seconds = (performance.now() - started) / 1000;
  const choices = crowd.acknowledged - before;
  console.log(
    JSON.stringify({
      what,
      tables,
      choicesPerSecond: Math.round(choices / seconds),
      longestWaitMs: Math.round(Math.max(crowd.longestWait, crowd.waiting)),
    }),
  );
}

try {
  await crowd.more(tables * 2, 120_000);
  const cpuBefore = first.cpuMs + second.cpuMs;
  const choicesBefore = crowd.acknowledged;
  await during('nothing', () => wait(CALM_MS));
  const cpuMs = first.cpuMs + second.cpuMs - cpuBefore;
  console.log(JSON.stringify({ cpuMsPerChoice: cpuMs / (crowd.acknowledged - choicesBefore) }));
  await during('rolling restart', async () => {
    for (const node of nodes) {
      await node.end('SIGTERM');
      await node.startAgain();
      await wait(2000);
    }
  });
  await during('one server killed', () => first.end('SIGKILL'));
  await during('it is back', () => first.startAgain());
  await during('one server paused', async () => {
    second.signal('SIGSTOP');
    await wait(PAUSE_MS);
    second.signal('SIGCONT');
  });
  const { stuck } = await crowd.finish(CALM_MS);
  await playing;
  const { violations, ...history } = await historyOf(store, crowd.duels);
  violations.push(...stuck);
  console.log(JSON.stringify({ ...history, violations }));
  if (violations.length > 0) process.exitCode = 1;
} finally {
  crowd.stop();
  for (const node of nodes) await node.end('SIGKILL');
  await postgres.stop();
}
