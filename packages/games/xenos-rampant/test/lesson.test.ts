// The tutorial plays through, and moves in words become choices.
import { fastChance } from '@xenotable/kernel';
import { proveLesson } from '@xenotable/prove';
import { expect, test } from 'vitest';
import { keepFrom, moveToward, stillYours, toEdgeOfRange } from '../commands.ts';
import { arrange } from '../arrange.ts';
import { lesson } from '../content/lesson.ts';
import { game } from '../game.ts';

proveLesson(game, lesson, new URL('..', import.meta.url), (w) => {
  expect(w.units.find((unit) => unit.name === 'Scouts')).toMatchObject({ x: 1500, y: 1700 });
});

test('moves in words become legal choices', () => {
  const w = arrange({
    map: 'PAD',
    'no obstacles': true,
    seats: {
      A: { units: { L: { unit: 'Light Infantry', at: [10, 35] } } },
      B: { units: { F: { unit: 'Heavy Infantry', at: [20, 35] } } },
    },
  });
  game.play(w, 0, { order: 'move', unit: 0 }, fastChance(1));
  const space = game.asks(w)[0]!.spaces[0]!;
  expect(moveToward(w, space, 1)).toEqual({ path: [[1600, 3500]] });
  expect(keepFrom(w, space, 1, 300)).toEqual({ path: [[1400, 3500]] });
  expect(toEdgeOfRange(w, space, 1, 1200)).toEqual({ path: [[500, 3500]] });
  for (const choice of [moveToward(w, space, { x: 4700, y: 100 }), keepFrom(w, space, 1, 5000)])
    expect(game.judge(w, 0, choice)).toBeNull();
  expect(stillYours([26, 30])).toEqual([26 / 36, (26 * 30) / 1296]);
});
