// The queue under load: four workers of which one is killed repeatedly, and what a batch costs the database.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Result, gameOf, readQuestion } from '@xenotable/questions';
import { startPostgres } from '@xenotable/server/testing/postgres';
import { inquiryFor } from '../src/asking/reading.ts';
import { type Batch, makeQueue, queueOf, startBoss } from '../src/queue/boss.ts';
import { QuestionStore } from '../src/queue/store.ts';
import { askWhileKilling } from '../test/asking/killing.ts';
import { answeredHere, small } from '../test/asking/processes.ts';

const KILLS = 12;
const GAMES = 1500;
const BATCHES = 400;
const IN_BATCH = 20;

const resultOf = (key: string): Result => ({
  key,
  halves: 2,
  score: 1000,
  rounds: 7,
  decisions: 100,
  rule: 'EW-M-PATROL-01',
  why: 'the patrol scores 7 of 12',
  finished: true,
});

/** Batches per second that this many workers can take through the queue without playing anything. */
async function costOfBatches(url: string, takers: number): Promise<void> {
  const store = await QuestionStore.open(url);
  const boss = await startBoss(url);
  const id = await store.begin(await inquiryFor(readQuestion(small(1000 + takers))));
  const queue = queueOf(id);
  await makeQueue(boss, queue);
  const batches = Array.from({ length: BATCHES }, (_, b): Batch => ({
    games: Array.from({ length: IN_BATCH }, (__, i) => gameOf(0, b * IN_BATCH + i, false)),
  }));
  await boss.insert(
    queue,
    batches.map((data) => ({ data })),
  );
  const begun = performance.now();
  const taker = async (): Promise<void> => {
    for (;;) {
      const [job] = await boss.fetch<Batch>(queue);
      if (job === undefined) return;
      const results = job.data.games.map(({ key }) => resultOf(key));
      await store.keep(id, 'soak', results, 1);
      await boss.complete(queue, job.id);
    }
  };
  await Promise.all(Array.from({ length: takers }, taker));
  const ms = performance.now() - begun;
  console.log(
    `${takers} at once: ${((BATCHES * 1000) / ms).toFixed(0)} batches a second, ${((ms * takers) / BATCHES).toFixed(1)} ms for each of a taker's (fetch, ${IN_BATCH} results, complete)`,
  );
  await boss.stop({ graceful: false });
  await store.close();
}

const folder = mkdtempSync(join(tmpdir(), 'xenotable-queue-'));
const postgres = await startPostgres();
try {
  const url = await postgres.database();
  for (const takers of [1, 4, 16]) await costOfBatches(url, takers);
  const question = small(GAMES);
  const file = join(folder, 'question.yaml');
  writeFileSync(file, JSON.stringify(question));
  const printed = await askWhileKilling(file, await postgres.database(), {
    workers: 4,
    kills: KILLS,
    seed: Date.now() % 1000,
  });
  const here = JSON.stringify(await answeredHere(readQuestion(question)));
  const same = JSON.stringify(JSON.parse(printed)) === here;
  console.log(
    `${KILLS} workers killed during ${2 * GAMES} games: the answer is ${same ? 'the same to the digit' : 'ANOTHER'}`,
  );
  process.exitCode = same ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
