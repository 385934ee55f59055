// Units that are not on the map have no place: nothing measures to them, sees them or stands beside them.
import { describe, expect, test } from 'vitest';
import {
  canReach,
  attackTargets,
  dragTargets,
  healTargets,
  mindTargets,
  passengers,
} from '../book/fight/targets.ts';
import { distance, inSight, lineFree, spots } from '../book/fight/sight.ts';
import { noWallBetween, openBetween } from '../book/movement/movement.ts';
import { sendOffers } from '../book/movement/sending.ts';
import { unseen } from '../book/blips/blips.ts';
import { targetsOf } from '../book/automaton/whom.ts';
import { inShip } from '../book/movement/ship.ts';
import { unitOf } from '../book/who.ts';
import { game } from '../game.ts';
import { guarded } from '../missions/complex/president.ts';
import { NONE } from '../table.ts';

// Everybody stands at the edge of the board, where a field beyond it would be "beside" them; mission 5 sees without limit.
const w = game.arrange!({
  mission: 'VS 5',
  units: {
    Mana: { at: '0,5' },
    Medic: { at: '0,0' },
    Soldier: { waiting: true, lost: 1 },
    Scout: { fate: 'evacuated', lost: 1 },
    Farmer: { fate: 'dead' },
    President: { fate: 'evacuated' },
    Bodyguard: { waiting: true },
  },
});
const [mana, medic] = [unitOf(w, 0), unitOf(w, 1)];
const edge = mana.cell;

describe('who is not on the map', () => {
  test('is infinitely far away', () => {
    expect(distance(edge, NONE)).toBe(Infinity);
    expect(distance(NONE, NONE)).toBe(Infinity);
  });
  test('is neither seen nor spotted, whatever the visibility', () => {
    expect(lineFree(w, edge, NONE)).toBe(false);
    expect(inSight(w, edge, NONE, 'Invaders')).toBe(false);
    expect(inSight(w, NONE, edge, 'Earth')).toBe(false);
    expect(spots(w, NONE, edge, Infinity)).toBe(false);
    expect(spots(w, edge, NONE, Infinity)).toBe(false);
    expect(unseen(w, NONE)).toBe(true);
  });
  test('stands beside nobody, not even beyond the edge', () => {
    expect(noWallBetween(w, edge, NONE)).toBe(false);
    expect(noWallBetween(w, NONE, edge)).toBe(false);
    expect(openBetween(w, edge, NONE)).toBe(false);
    expect(canReach(w, edge, NONE, 0, 'Invaders')).toBe(false);
    expect(canReach(w, edge, NONE, 3, 'Invaders')).toBe(false);
  });
  test('is no target, patient, passenger or burden', () => {
    const hand = { side: 'Invaders' as const, forced: true };
    const there = [medic.id];
    const ids = (units: { id: number }[]): number[] =>
      units.map(({ id }) => id).filter((id) => !there.includes(id));
    expect(ids(attackTargets(w, mana, 3, hand))).toEqual([]);
    expect(ids(healTargets(w, mana, hand))).toEqual([]);
    expect(ids(mindTargets(w, mana, 'Invaders'))).toEqual([]);
    expect(ids(dragTargets(w, edge, mana.id))).toEqual([]);
    expect(ids(passengers(w, mana))).toEqual([]);
    expect(ids(targetsOf(w, mana as never, true))).toEqual([]);
    expect(sendOffers(w, medic)).toEqual([]);
  });
  test('is not aboard and guards nobody', () => {
    expect(inShip(w, NONE)).toBe(false);
    expect(guarded(w, unitOf(w, 5))).toBe(null);
  });
});
