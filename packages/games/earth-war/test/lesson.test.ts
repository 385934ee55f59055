import { proveLesson } from '@xenotable/prove';
import { expect } from 'vitest';
import { lesson } from '../content/lesson.ts';
import { game } from '../game.ts';

proveLesson(game, lesson, new URL('..', import.meta.url), (w) => {
  expect(w.mission.deeds.rescued[2]).toBe(1);
  expect(w.mission.deeds.ends[2]).toBe('cleared');
  expect(w.mission.won).toBe(true);
});
