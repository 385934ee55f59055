// Several threads think about one question: their results are added up, a failed one is left out, and all of them stop together.
import { expect, test } from 'vitest';
import type { Json, Reason } from '@xenotable/kernel';
import type { Asking, Question, Thinking } from '../src/worker/api.ts';
import { Thinkers, threadsHere } from '../src/worker/thinkers.ts';

const question = (strength: Question['strength']): Question => ({
  rules: { game: 'earth-war', edition: '2' },
  view: null,
  ask: {
    seat: 0,
    rule: '',
    prompt: '',
    offers: [],
    withdrawals: [],
    spaces: [],
    refused: [],
    reaction: null,
  },
  strength,
  program: 'table 0',
  before: 0,
  spent: 0,
});

const found = (gain: number): Thinking => ({
  best: 'script',
  tallies: [
    { choice: 'script', looks: 5, gain: 0, squares: 0, running: true, sure: 1.5 },
    { choice: 'other', looks: 5, gain, squares: (gain * gain) / 5 + 0.01, running: true, sure: 1.5 },
  ],
});

interface FakeThread {
  streams: number[];
  stops: number;
  think(question: Question, seed: number, stream: number): Promise<Thinking>;
  why(question: Asking, choice: Json): Promise<Reason | null>;
  stopThinking(): Promise<void>;
}

function thread(answer: Thinking | Error): FakeThread {
  const fake: FakeThread = {
    streams: [],
    stops: 0,
    async think(_question, _seed, stream) {
      fake.streams.push(stream);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async why(_question, choice) {
      if (answer instanceof Error) throw answer;
      return { words: `the ${String(choice)} says so`, rule: 'EW-S2-01' };
    },
    async stopThinking() {
      fake.stops++;
    },
  };
  return fake;
}

test('several threads together can decide what each alone is unsure of', async () => {
  const threads = [thread(found(2)), thread(found(2))];
  expect(await new Thinkers(threads).think(question('hard'))).toEqual({
    choice: 'other',
    why: { words: 'the other says so', rule: 'EW-S2-01' },
  });
  expect(threads.map(({ streams }) => streams)).toEqual([[0], [1]]);
});

test('only a program that compares uses several threads', async () => {
  const threads = [thread({ best: 'script', tallies: [] }), thread(found(2))];
  expect(await new Thinkers(threads).think(question('steady'))).toMatchObject({ choice: 'script' });
  expect(threads[1]?.streams).toEqual([]);
});

test('a failed thread is left out; if all fail, the reason is told', async () => {
  const broken = (): FakeThread => thread(new Error('out of memory'));
  expect(await new Thinkers([broken(), thread(found(2))]).think(question('hard'))).toEqual({
    choice: 'script',
    why: null,
  });
  await expect(new Thinkers([broken(), broken()]).think(question('hard'))).rejects.toThrow('out of memory');
});

test('stop reaches all threads', async () => {
  const threads = [thread(found(1)), thread(found(1))];
  await new Thinkers(threads).stopThinking();
  expect(threads.map(({ stops }) => stops)).toEqual([1, 1]);
});

test('one core is left for the page, and at most four threads are used', () => {
  expect([1, 2, 3, 5, 16].map(threadsHere)).toEqual([1, 1, 2, 4, 4]);
});
