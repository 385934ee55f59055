// Seats that a script plays: a step's `auto` answers for them, people are asked.
import { expect, test } from 'vitest';
import {
  type Playing,
  Playing as Play,
  type World,
  bookOf,
  chaptersOf,
  fastChance,
  run,
} from '../src/index.ts';

interface Table extends World {
  ready: boolean[];
}

const chapter = chaptersOf<Table, string>();
const table = (): Table => ({
  edition: '1',
  flow: [wait.begin({})],
  undoBarrier: 0,
  over: null,
  ready: [false, false, false],
});

const waiting = {
  rule: 'T-1',
  prompt: 'Ready?',
  who: (w: Table) => w.ready.flatMap((ready, seat) => (ready ? [] : [seat])),
  offers: () => ['ready'],
  take(play: Playing<Table>, _f: object, seat: number) {
    play.w.ready[seat] = true;
    return 'again' as const;
  },
};
const wait = chapter('wait').steps({ ready: { ...waiting, auto: () => 'ready' } });

test('scripted seats answer by themselves, then people are asked', () => {
  const w = table();
  expect(
    run(
      bookOf([wait], (_w, seat) => seat !== 1),
      new Play(w, fastChance(1)),
    ),
  ).toEqual([1]);
  expect(w.ready).toEqual([true, false, true]);
});

test('a question that has no script for a scripted seat is named', () => {
  const mute = chapter('wait').steps({ ready: waiting });
  expect(() =>
    run(
      bookOf([mute], () => true),
      new Play(table(), fastChance(1)),
    ),
  ).toThrow("'wait / ready' asks seat 0, which a script plays, and has no 'auto'");
});
