// What this browser has heard of a server's table, put together.
import type { News } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { Eyes } from '../src/table/client/eyes.ts';

const news = (seq: number, after: number, undone: number[]): News => ({
  seq,
  viewer: 0,
  view: {},
  ask: null,
  anytime: [],
  waiting: [],
  undo: 0,
  undoWords: null,
  over: null,
  after,
  lines: [],
  undone,
});

test('entries that were taken back stay so, although later news tell only of the latest', () => {
  const eyes = new Eyes();
  eyes.hear(news(4, -1, [0, 2]));
  eyes.hear(news(5, 4, []));
  eyes.hear(news(6, 5, [4]));
  eyes.hear(news(6, 5, [4]));
  expect(eyes.of(0)!.news.undone).toEqual([0, 2, 4]);
  eyes.hear(news(6, -1, [0, 2, 4]));
  expect(eyes.of(0)!.news.undone).toEqual([0, 2, 4]);
});
