// `xenotable ask`: the answer of many threads, after any number of crashes, is the same as that of one thread.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readRecord } from '@xenotable/kernel';
import { readQuestion } from '@xenotable/questions';
import { afterAll, expect, test } from 'vitest';
import { answeredHere, kill, printed, small, start } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'xenotable-ask-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = (file: string): number =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0;

test('killed three times with kill -9 it counts no game twice and answers to the digit', async () => {
  const question = small(60);
  const file = join(folder, 'killed.yaml');
  const results = join(folder, 'killed.results.jsonl');
  writeFileSync(file, JSON.stringify(question));
  for (const enough of [10, 40, 80]) {
    const child = start(['ask', file, '--json']);
    while (linesOf(results) < enough && child.exitCode === null) await wait(20);
    await kill(child);
  }
  // An incomplete line after a crash.
  writeFileSync(results, '{"key":"0.1000', { flag: 'a' });
  const answer: unknown = JSON.parse(await printed(start(['ask', file, '--json'])));
  expect(answer).toEqual(JSON.parse(JSON.stringify(await answeredHere(readQuestion(question)))));
  const keys = readFileSync(results, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => (JSON.parse(line) as { key: string }).key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(120);
}, 300_000);

test('results of another question are refused by name', async () => {
  const file = join(folder, 'other.yaml');
  const results = join(folder, 'other.results.jsonl');
  writeFileSync(file, JSON.stringify(small(2)));
  writeFileSync(results, '{"question":"x","editions":["2"],"code":"y"}\n');
  await expect(printed(start(['ask', file]))).rejects.toThrow('ended with 2');
  expect(readFileSync(results, 'utf8').split('\n')).toHaveLength(2);
}, 60_000);

test('a damaged line of the results is named', async () => {
  const file = join(folder, 'damaged.yaml');
  writeFileSync(file, JSON.stringify(small(2)));
  await printed(start(['ask', file]));
  writeFileSync(join(folder, 'damaged.results.jsonl'), '{"key":"0.1"}\n', { flag: 'a' });
  await expect(printed(start(['ask', file]))).rejects.toThrow('ended with 2');
}, 60_000);

test('any game of an answer can be had as a record', async () => {
  const file = join(folder, 'record.yaml');
  writeFileSync(file, JSON.stringify(small(2)));
  const { head, entries } = readRecord(await printed(start(['ask', file, '--record', '1.1000001.0'])));
  expect(head).toMatchObject({ game: 'earth-war', options: { difficulty: 'easy' } });
  expect(entries.length).toBeGreaterThan(5);
}, 60_000);
