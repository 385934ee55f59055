// The tutorial plays through, and moves in words become choices.
import { fastChance } from '@xenotable/kernel';
import { proveLesson } from '@xenotable/prove';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { lessons } from '../content/lesson.ts';
import { game } from '../game.ts';
import type { Table } from '../table.ts';
import { keepFrom, moveToward, toEdgeOfRange } from '../preview/index.ts';

/** How each lesson leaves the table. */
const ENDS: Record<string, (w: Table) => void> = {
  'Free orders first': (w) =>
    expect(w.units.find((unit) => unit.name === 'Scouts')).toMatchObject({ x: 1500, y: 1700 }),
  'Some will not be obeyed': (w) => expect(w.units.find((unit) => unit.name === 'Horde')?.sp).toBe(7),
  'Courage breaks before bodies do': (w) =>
    expect(w.units.find((unit) => unit.name === 'Pack')?.state).toBe('routed'),
  'Cold steel': (w) => expect(w.units.find((unit) => unit.name === 'Pack')?.sp).toBe(2),
  'What wins': (w) => expect(w.over?.winners).toEqual([0]),
};

for (const lesson of lessons)
  proveLesson(game, lesson, new URL('..', import.meta.url), ENDS[lesson.title] ?? (() => undefined));

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
  const space = game.asks(w)[0]?.spaces[0];
  if (space?.kind !== 'move') throw new Error('a move is asked for');
  const view = game.view(w, 0);
  expect(moveToward(view, space, 1)).toEqual({ path: [[1600, 3500]] });
  expect(keepFrom(view, space, 1, 300)).toEqual({ path: [[1400, 3500]] });
  expect(toEdgeOfRange(view, space, 1, 1200)).toEqual({ path: [[500, 3500]] });
  for (const choice of [moveToward(view, space, { x: 4700, y: 100 }), keepFrom(view, space, 1, 5000)])
    expect(game.judge(w, 0, choice)).toBeNull();
});
