// What the viewers on a page have been told of a table, combined.
import type { News } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { ToldViewers } from '../src/table/client/tableState.ts';

const news = (seq: number, after: number, undone: number[]): News => ({
  seq,
  viewer: 0,
  view: {},
  ask: null,
  anytime: [],
  waiting: [],
  undo: 0,
  undoWords: null,
  undoEnds: 'nothing is decided yet',
  over: null,
  awaited: null,
  after,
  lines: [],
  undone,
});

test('entries that were taken back stay so, although later news name only the latest', () => {
  const told = new ToldViewers();
  told.hear(news(4, -1, [0, 2]));
  told.hear(news(5, 4, []));
  told.hear(news(6, 5, [4]));
  told.hear(news(6, 5, [4]));
  expect(told.of(0)!.news.undone).toEqual([0, 2, 4]);
  told.hear(news(6, -1, [0, 2, 4]));
  expect(told.of(0)!.news.undone).toEqual([0, 2, 4]);
});

test('outdated news are dropped, unless they are complete', () => {
  const told = new ToldViewers();
  told.hear(news(4, -1, []));
  told.hear(news(3, 2, []));
  expect(told.of(0)!.news.seq).toBe(4);
  told.hear(news(2, -1, []));
  expect(told.of(0)!.news.seq).toBe(2);
});
