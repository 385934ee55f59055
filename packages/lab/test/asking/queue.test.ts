// Many machines: whatever becomes of the workers, the answer is that of one process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readQuestion } from '@xenotable/questions';
import { PATIENCE, type Postgres, startPostgres } from '@xenotable/server/testing/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differs } from '../../src/asking/checkpoint.ts';
import { QuestionStore } from '../../src/queue/store.ts';
import { askWhileKilling } from './killing.ts';
import { answeredHere, small } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'xenotable-queue-'));
let postgres: Postgres;
beforeAll(async () => void (postgres = await startPostgres()), PATIENCE);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until the first results are there. */
async function resultsIn(url: string): Promise<void> {
  const store = await QuestionStore.open(url);
  for (;;) {
    const [open] = await store.openQuestions();
    if (open !== undefined && (await store.results(open.id)).length > 0) break;
    await wait(100);
  }
  await store.close();
}

test('three workers, killed at random moments, answer to the digit as one process does', async () => {
  const question = small(300);
  const printed = await askWhileKilling(join(folder, 'question.yaml'), await postgres.database(), question, {
    workers: 3,
    kills: 3,
    seed: 7,
  });
  expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(await answeredHere(readQuestion(question)))));
}, 240_000);

test('a database that crashes and comes back delays the answer and changes nothing', async () => {
  const question = small(200);
  const url = await postgres.database();
  const asked = askWhileKilling(join(folder, 'crash.yaml'), url, question, { workers: 2, kills: 0, seed: 1 });
  await resultsIn(url);
  await postgres.restart('immediate');
  expect(JSON.parse(await asked)).toEqual(
    JSON.parse(JSON.stringify(await answeredHere(readQuestion(question)))),
  );
}, 240_000);

test('other rules or programs are refused by edition and fingerprint', () => {
  const ours = { question: 'q', editions: ['2'], code: 'aaaa' };
  expect(differs({ ...ours }, ours)).toBeNull();
  expect(differs({ ...ours, editions: ['1'] }, ours)).toBe('edition 1 of the rules; here is 2');
  expect(differs({ ...ours, code: 'bbbb' }, ours)).toBe(
    'other code of the rules or programs (bbbb; here is aaaa)',
  );
});
