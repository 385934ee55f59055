import type { AnyGame } from '@xenotable/kernel';
import { proveLesson } from '@xenotable/lab/prove';
import { expect } from 'vitest';
import { report } from '../report.ts';
import { game } from '../game.ts';
import { lesson } from '../content/lesson.ts';
import type { Choice } from '../choices.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';

const anyGame: AnyGame = game;

proveLesson<Table, Choice, View>(anyGame, lesson, new URL('..', import.meta.url), (w, told) => {
  expect(report(w)).toMatchObject({
    round: 2,
    blips: { '0,5': { is: 'Ghost' } },
    units: {
      Soldier: { hearts: 2 },
      Birdy: { hearts: 2, at: '7,4', coma: false },
      Hitman: { covered: false, 'stars used': 0 },
    },
  });
  expect(told.map((one) => one.what.type)).toEqual(
    expect.arrayContaining(['star spent', 'fell into coma', 'woke']),
  );
});
