// The short lessons can be played as written, and end where they say.
import { proveLesson } from '@xenotable/prove';
import { expect } from 'vitest';
import { lessons } from '../content/lessons.ts';
import { game } from '../game.ts';
import { laneOf } from '../table.ts';

const ENDS: Record<string, (w: Parameters<typeof laneOf>[0]) => void> = {
  Buy: (w) => expect(w.phase).toBe('deployment'),
  Deploy: (w) => {
    expect(w.phase).toBe('wrap-up');
    expect(w.base).toBe(20);
  },
  React: (w) => expect(w.phase).toBe('wrap-up'),
  'When a lane breaks': (w) => {
    expect(w.phase).toBe('wrap-up');
    expect(w.base).toBe(19);
  },
  'Waves and Divisions': (w) => expect(w.phase).toBe('deployment'),
};

for (const lesson of lessons)
  proveLesson(game, lesson, new URL('..', import.meta.url), (w) => ENDS[lesson.title]?.(w));
