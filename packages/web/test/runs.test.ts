// The stored results of a question: each is kept, even if some of them are damaged.
import 'fake-indexeddb/auto';
import { type Result, readQuestion } from '@xenotable/questions';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { type Run, runs } from '../src/storage/runs.ts';

const question = readQuestion({
  question: 'How hard?',
  game: 'any',
  kind: 'rate',
  setup: 'solo',
  stop: { games: 10 },
});

const run = (id: string): Run => ({
  id,
  question,
  made: { game: 'any', title: 'Any', editions: ['1'], programs: ['steady'], code: 'c0de' },
  created: 1,
  updated: 1,
  spent: 0,
  games: 0,
  paused: false,
  state: 'open',
});

const result = (deal: number): Result => ({
  key: `0.${deal}.0`,
  halves: 2,
  score: 1000,
  rounds: 3,
  decisions: 9,
  rule: 'A-1',
  why: 'won',
  finished: true,
});

test('results are returned in their batches, and the row counts them', async () => {
  await runs.put(run('a'));
  await runs.add('a', 0, [result(1), result(2)], 40);
  await runs.add('a', 1, [result(3)], 2);
  expect(await runs.results('a')).toEqual({ results: [1, 2, 3].map(result), next: 2 });
  expect(await runs.results('a', 1)).toEqual({ results: [result(3)], next: 2 });
  expect(await runs.get('a')).toMatchObject({ games: 3, spent: 42, question });
});

test('a damaged batch is left out, and its games are played again', async () => {
  await runs.put(run('b'));
  await runs.add('b', 0, [result(1)], 1);
  await runs.add('b', 1, [result(2)], 1);
  const database = await openDB('xenotable-laboratory');
  await database.put('batches', [{ key: 'nonsense' }], ['b', 0]);
  expect(await runs.results('b')).toEqual({ results: [result(2)], next: 2 });
});

test('a damaged row is not listed, the others are', async () => {
  const database = await openDB('xenotable-laboratory');
  await database.put('runs', { id: 'broken', question: { kind: 'nonsense' } });
  expect(await runs.get('broken')).toBeNull();
  expect((await runs.list()).map(({ id }) => id)).not.toContain('broken');
  expect((await runs.list()).length).toBeGreaterThan(0);
});

test('a deleted question accepts no more results', async () => {
  await runs.put(run('c'));
  await runs.add('c', 0, [result(1)], 1);
  await runs.remove('c');
  expect(await runs.add('c', 1, [result(2)], 1)).toBe(false);
  expect(await runs.results('c')).toEqual({ results: [], next: 0 });
});
