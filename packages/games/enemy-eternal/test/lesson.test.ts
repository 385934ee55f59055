import { proveLesson } from '@xenotable/prove';
import { expect } from 'vitest';
import { lesson } from '../content/lesson.ts';
import { game } from '../game.ts';

proveLesson(game, lesson, new URL('..', import.meta.url), (w) => expect(w.over).toBeNull());
