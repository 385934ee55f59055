// Many machines: whatever becomes of the workers, the answer is that of one process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readQuestion } from '@xenotable/questions';
import { PATIENCE, type Postgres, startPostgres } from '@xenotable/server/testing/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differs } from '../../src/asking/checkpoint.ts';
import { askWhileKilling } from './killing.ts';
import { answeredHere, small } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'xenotable-queue-'));
let postgres: Postgres;
beforeAll(async () => void (postgres = await startPostgres()), PATIENCE);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('three workers, killed at random moments, answer to the digit as one process does', async () => {
  const question = small(300);
  const printed = await askWhileKilling(join(folder, 'question.yaml'), await postgres.database(), question, {
    workers: 3,
    kills: 3,
    seed: 7,
  });
  expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(await answeredHere(readQuestion(question)))));
}, 240_000);

test('other rules or programs are refused by edition and fingerprint', () => {
  const ours = { question: 'q', editions: ['2'], code: 'aaaa' };
  expect(differs({ ...ours }, ours)).toBeNull();
  expect(differs({ ...ours, editions: ['1'] }, ours)).toBe('edition 1 of the rules; here is 2');
  expect(differs({ ...ours, code: 'bbbb' }, ours)).toBe(
    'other code of the rules or programs (bbbb; here is aaaa)',
  );
});
