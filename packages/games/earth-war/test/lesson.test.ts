import { proveLesson } from '@xenotable/prove';
import { expect } from 'vitest';
import { lessons } from '../content/lesson.ts';
import { game } from '../game.ts';
import type { Table } from '../table.ts';

/** What each lesson must lead to. */
const ENDS: Record<string, (w: Table) => void> = {
  'Stand where you shoot best': (w) => expect(w.squad.map((unit) => unit.band)).toEqual([1, 2, 1]),
  'Look, then fire': (w) => expect(w.squad.map((unit) => unit.sl)).toEqual([3, 3, 0]),
  'Fire at shadows'(w) {
    expect(w.mission.ammo).toBe(9);
    expect(w.mission.deeds.rescued[2]).toBe(1);
    expect(w.combat?.killed).toHaveLength(1);
  },
  'When they bite'(w) {
    expect(w.squad.map((unit) => unit.wounds)).toEqual([0, 0, 0]);
    expect(w.mission.deeds.ends[0]).toBe('cleared');
  },
  'First contact: a whole round'(w) {
    expect(w.mission.deeds.rescued[2]).toBe(1);
    expect(w.mission.deeds.ends[2]).toBe('cleared');
    expect(w.mission.won).toBe(true);
  },
};

for (const lesson of lessons)
  proveLesson(game, lesson, new URL('..', import.meta.url), (w) => {
    const then = ENDS[lesson.title];
    expect(then, lesson.title).toBeDefined();
    then?.(w);
  });
