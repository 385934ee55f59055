import { proveLesson } from '@xenotable/prove';
import { expect } from 'vitest';
import { report } from '../report.ts';
import { game } from '../game.ts';
import { lesson } from '../content/lesson.ts';

proveLesson(game, lesson, new URL('..', import.meta.url), (w, told) => {
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
