// XS-M-TRAIN-03 The training siege can be played as written, and ends in victory.
import type { AnyGame } from '@xenotable/kernel';
import { proveLesson } from '@xenotable/prove';
import { expect } from 'vitest';
import { training } from '../content/training.ts';
import { game } from '../game.ts';
import type { Table } from '../table.ts';

const lessonGame: AnyGame = game;

proveLesson(lessonGame, training, new URL('..', import.meta.url), (w: Table) => {
  expect(w.over?.rule).toBe('XS-END-02');
  expect(w.over?.winners).toEqual([0]);
  expect(w.base).toBe(4);
});
