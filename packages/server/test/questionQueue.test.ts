// The queue of questions: however many ask, the database counts only once in a while.
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import type { Backend } from '../src/store/backend.ts';
import { Questions } from '../src/store/questions.ts';
import type { Schema } from '../src/store/schema.ts';
import { startServer, wide } from './support/server.ts';

test('requests at about the same time are answered from one database query', async () => {
  let looks = 0;
  const db = new Kysely<Schema>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: () => void looks++,
  });
  const questions = new Questions({ name: 'postgres', db } as Backend);
  await Promise.all(Array.from({ length: 50 }, () => questions.list()));
  await Promise.all(Array.from({ length: 50 }, () => questions.find('q')));
  expect(looks).toBe(2);
});

test('pages of results have their own rate limit', async () => {
  const server = await startServer({ limits: { ...wide, largeAnswers: 3 } });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await fetch(`${server.url}/api/questions/q?from=0`)).status);
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
  expect((await fetch(`${server.url}/api/questions`)).status).toBe(200);
  await server.close();
});
