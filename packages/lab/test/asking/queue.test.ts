// Many machines: whatever happens to the workers, the answer is the same as that of one process.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Result, readQuestion, readResult } from '@xenotable/questions';
import { buildServer, configFrom, games } from '@xenotable/server';
import { PATIENCE, type Postgres, startPostgres } from '@xenotable/server/testing/postgres';
import { LONG } from '@xenotable/prove';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differs } from '../../src/asking/checkpoint.ts';
import { askWhileKilling } from './killing.ts';
import { inquiryFor, questionIn } from '../../src/asking/reading.ts';
import { EXAMPLES, answeredHere, exampleFile, printed as printedBy, small, start } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'xenotable-queue-'));
let postgres: Postgres;
beforeAll(async () => void (postgres = await startPostgres()), PATIENCE);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the server of a database reports about its queue, followed as the screen does. */
async function followed(url: string): Promise<{ open: boolean; results: Result[] }[]> {
  const config = configFrom({ LOG_LEVEL: 'silent', DATABASE_URL: url }, '');
  const server = await buildServer(config, games);
  try {
    const ask = async (path: string) => (await server.inject(path)).json();
    const { questions } = await ask('/api/questions');
    return await Promise.all(
      questions.map(async ({ id, open }: { id: string; open: boolean }) => ({
        open,
        results: (await ask(`/api/questions/${id}?from=0`)).results.map(readResult),
      })),
    );
  } finally {
    await server.close();
  }
}

test('three workers, killed at random moments, answer to the digit as one process does, and the server tells of it', async () => {
  const question = small(120);
  const url = await postgres.database();
  expect(await followed(url)).toEqual([]);
  const file = join(folder, 'question.yaml');
  writeFileSync(file, JSON.stringify(question));
  const printed = await askWhileKilling(file, url, {
    workers: 3,
    kills: 3,
    seed: 7,
  });
  const answer = JSON.parse(JSON.stringify(await answeredHere(readQuestion(question))));
  expect(JSON.parse(printed)).toEqual(answer);
  const [told] = await followed(url);
  const inquiry = await inquiryFor(readQuestion(question));
  for (const result of told?.results ?? []) inquiry.add(result);
  expect(told?.open).toBe(false);
  expect(JSON.parse(JSON.stringify(inquiry.answer()))).toEqual(answer);
}, 240_000);

// In the long battery only: here the same is asked of a smaller question, of the queue above and of the command in ask.test.ts.
test.skipIf(!LONG).each(EXAMPLES)(
  'the example %s: the command, and workers of which one is killed, answer as one thread does',
  async (example) => {
    // Results are kept beside the question.
    const file = join(folder, `${example}.yaml`);
    copyFileSync(exampleFile(example), file);
    const answer = JSON.parse(JSON.stringify(await answeredHere(await questionIn(file))));
    expect(JSON.parse(await printedBy(start(['ask', file, '--json'])))).toEqual(answer);
    const queued = await askWhileKilling(file, await postgres.database(), { workers: 2, kills: 1, seed: 11 });
    expect(JSON.parse(queued)).toEqual(answer);
  },
  120_000,
);

test('other rules or programs are refused by edition and fingerprint', () => {
  const ours = { question: 'q', editions: ['2'], code: 'aaaa' };
  expect(differs({ ...ours }, ours)).toBeNull();
  expect(differs({ ...ours, editions: ['1'] }, ours)).toBe('edition 1 of the rules; here is 2');
  expect(differs({ ...ours, code: 'bbbb' }, ours)).toBe(
    'other code of the rules or programs (bbbb; here is aaaa)',
  );
});
