import { proveLesson } from '@xenotable/prove';
import { expect, test } from 'vitest';
import { lessons } from '../content/lesson.ts';
import { game } from '../game.ts';

const folder = new URL('..', import.meta.url);

for (const lesson of lessons)
  proveLesson(game, lesson, folder, (w) => expect(w.over !== null).toBe(lesson === lessons.at(-1)));

test('five short bites, the last one wins the mission that Play now opens', () => {
  expect(lessons).toHaveLength(5);
  expect(lessons.every((lesson) => (lesson.minutes ?? 9) <= 5)).toBe(true);
  expect(lessons.at(-1)!.given).toMatchObject({ mission: 'SE1.1' });
});
