// Work in slices: much of it at once delays other people no more than one piece of it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { nextSlice } from '../src/tables/slices.ts';

test('in each turn of the event loop only one piece of long work has its slice, each in its turn', async () => {
  const done: number[] = [];
  let sinceTurn = 0;
  let most = 0;
  const work = async (one: number): Promise<void> => {
    for (let i = 0; i < 4; i++) {
      await nextSlice();
      done.push(one);
      most = Math.max(most, ++sinceTurn);
    }
  };
  const working = Promise.all([work(1), work(2), work(3)]);
  for (let turn = 0; turn < 50; turn++) {
    await nextTurn();
    sinceTurn = 0;
  }
  await working;
  expect(most).toBe(1);
  expect(done.slice(0, 6)).toEqual([1, 2, 3, 1, 2, 3]);
});
