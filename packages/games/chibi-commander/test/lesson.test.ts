import { proveLesson } from '@xenotable/prove';
import { expect } from 'vitest';
import { report } from '../report.ts';
import { game } from '../game.ts';
import { goalsOf } from '../book/campaign/victory.ts';
import { lesson } from '../content/lesson.ts';
import { lessons } from '../content/lessons.ts';
import { answersAt } from '../preview/threat.ts';
import type { Army } from '../table.ts';

function lessonNamed(title: string) {
  const found = lessons.find((one) => one.title === title);
  if (found === undefined) throw new Error(`no lesson is called '${title}'`);
  return found;
}

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

const folder = new URL('..', import.meta.url);
proveLesson(game, lessonNamed('Walk and spot'), folder, (_w, told) =>
  expect(told.map((one) => one.what.type)).toContain('revealed'),
);
proveLesson(game, lessonNamed('Point and shoot'), folder, (w) =>
  expect(report(w)).toMatchObject({ units: { Grey: { coma: true } } }),
);
proveLesson(game, lessonNamed('Use cover'), folder, (w) => {
  const view = game.view(w, 0);
  const soldier = w.units.find((unit) => unit.type === 'Soldier');
  if (soldier === undefined) throw new Error('there is no Soldier');
  expect(answersAt(view, soldier, soldier.cell)[0]?.cover).toBe(true);
});
proveLesson(game, lessonNamed('Heal and rescue'), folder, (w) =>
  expect(w.units.find((unit) => unit.type === 'Farmer')?.fate).toBe('evacuated'),
);
proveLesson(game, lessonNamed('Read the book, win the ship'), folder, (w) =>
  expect(goalsOf(w, w.armies[0] as Army).map((goal) => goal.points)).toEqual([2, 0, -0]),
);
