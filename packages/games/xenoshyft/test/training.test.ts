// XS-M-TRAIN-03 The training siege can be played as written, and ends in victory.
import { proveLesson } from '@xenotable/prove';
import { expect } from 'vitest';
import { training } from '../content/training.ts';
import { game } from '../game.ts';

proveLesson(game, training, new URL('..', import.meta.url), (w) => {
  expect(w.over?.rule).toBe('XS-M-TRAIN-02');
  expect(w.over?.winners).toEqual([0]);
  expect(w.base).toBe(4);
});
