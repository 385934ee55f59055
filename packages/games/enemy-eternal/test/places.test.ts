// A model that is not on the board has no place: whatever measures, sees, touches or aims answers no.
import { describe, expect, test } from 'vitest';
import { claimFault, leaveFault, receivers } from '../book/actions/objectives.ts';
import { patients } from '../book/actions/healing.ts';
import { armsOf, mindspin } from '../book/attack/arms.ts';
import { attackFault, shotFault, targetFault } from '../book/attack/targets.ts';
import { comesIntoView, discovery } from '../book/deployment/infiltrator.ts';
import { controls } from '../book/missions/helpers.ts';
import {
  canSee,
  enemiesOf,
  engagedWith,
  far,
  friendsOf,
  isEngaged,
  modelAt,
  touches,
} from '../book/models.ts';
import { mayReact } from '../book/movement/overwatch.ts';
import { closedFor } from '../book/movement/reach.ts';
import { commandable } from '../book/round/command.ts';
import { eligible } from '../book/round/dice.ts';
import { game } from '../game.ts';
import type { Model, Table } from '../table.ts';
import { modelOf } from '../tableReaders.ts';

const PLACES = ['reserve', 'hidden', 'destroyed', 'saved'] as const;

/** A Rookie, an Officer on Overwatch beside it, a friend of the Officer, and a Trooper that is somewhere else. */
function tableWith(place: (typeof PLACES)[number], side: 'A' | 'B'): { w: Table; gone: Model } {
  const unit = side === 'A' ? 'Specialist' : 'ADVENT Trooper';
  const w = game.arrange({
    size: [12, 8],
    terrain: { evac: [[5, 4]] },
    models: [
      { side: 'A', unit: 'Rookie', at: [4, 4], items: [{ item: 'Medikit' }], carries: ['crate'] },
      { side: 'B', unit: 'ADVENT Officer', at: [9, 4], overwatch: 'Magnetic Rifle' },
      { side: 'B', unit: 'ADVENT General', at: [9, 6] },
      { side, unit, at: [5, 4], wounds: 1, overwatch: side === 'A' ? 'GREMLIN' : 'Magnetic Rifle' },
    ],
    bag: { A: 3, B: 3 },
  });
  const gone = modelOf(w, 3);
  gone.place = place;
  if (place === 'reserve' || place === 'hidden') gone.cell = -1;
  return { w, gone };
}

describe.each(PLACES)('a model that is %s', (place) => {
  test('is no enemy, friend or neighbour', () => {
    for (const side of ['A', 'B'] as const) {
      const { w, gone } = tableWith(place, side);
      for (const one of w.models.slice(0, 3)) {
        expect(far(w, one, gone)).toBe(Infinity);
        expect(far(w, gone, one)).toBe(Infinity);
        expect(canSee(w, one, gone) || canSee(w, gone, one)).toBe(false);
        expect(touches(w, one, gone) || touches(w, gone, one)).toBe(false);
        expect(friendsOf(w, one)).not.toContain(gone);
        expect(enemiesOf(w, one.control)).not.toContain(gone);
        expect(engagedWith(w, one)).not.toContain(gone);
        expect(isEngaged(w, one)).toBe(false);
      }
      expect(engagedWith(w, gone)).toEqual([]);
      expect(isEngaged(w, gone)).toBe(false);
      expect(modelAt(w, 4 * 12 + 5)).toBeNull();
      expect(eligible(w, gone)).toBe(false);
      expect(controls(w, [4 * 12 + 5])).toBe(-1);
      expect(closedFor(w, modelOf(w, 0))[4 * 12 + 5]).toBe(0);
    }
  });
  test('cannot be aimed at, and does not aim', () => {
    for (const side of ['A', 'B'] as const) {
      const { w, gone } = tableWith(place, side);
      const foe = modelOf(w, side === 'A' ? 1 : 0);
      expect(targetFault(w, foe, gone)).not.toBeNull();
      for (const arm of [...armsOf(foe), mindspin]) {
        expect(attackFault(w, foe, arm, gone, false)).not.toBeNull();
        expect(shotFault(w, foe, arm, gone, foe.cell, false)).not.toBeNull();
      }
      expect(mayReact(w, gone, foe, foe.cell)).toBeNull();
      expect(mayReact(w, foe, gone, gone.cell)).toBeNull();
    }
  });
  test('gets no help, obeys no command, sees no marker and does not leave by an exit', () => {
    const { w, gone } = tableWith(place, 'A');
    expect(receivers(w, modelOf(w, 0))).toEqual([]);
    expect(patients(w, modelOf(w, 0), 'medikit')).not.toContain(gone);
    gone.neutral = true;
    expect(claimFault(w, modelOf(w, 0), gone)).not.toBeNull();
    gone.neutral = false;
    expect(leaveFault(w, gone)).not.toBeNull();
    expect(discovery(w, [gone])).toBeNull();
    const other = tableWith(place, 'B');
    expect(commandable(other.w, modelOf(other.w, 1))).not.toContain(other.gone);
    expect(commandable(other.w, modelOf(other.w, 2))).not.toContain(other.gone);
    other.gone.unit = 'ADVENT Officer';
    expect(commandable(other.w, other.gone)).toEqual([]);
  });
});

test('those who come into view are looked for only by models on the board', () => {
  const { w, gone } = tableWith('reserve', 'A');
  w.markers.push({ id: 0, cell: 0, model: 2 });
  modelOf(w, 2).place = 'hidden';
  const play = { w } as Parameters<typeof comesIntoView>[0];
  expect(comesIntoView(play, gone)).toBeNull();
  expect(comesIntoView(play, modelOf(w, 0))).not.toBeNull();
});
