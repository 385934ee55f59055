// What the automaton thinks of psychic powers.
import { describe, expect, test } from 'vitest';
import { danger } from '../auto/moves.ts';
import { powerScore } from '../auto/powers.ts';
import { attackScore, shootScore } from '../auto/scores.ts';
import { ordersFor } from '../book/activation/offeredOrders.ts';
import { POWERS, type PowerName } from '../content/powers.ts';
import type { Table } from '../table.ts';
import { type Units, table } from './tables.ts';

describe('XR-AUT-18 what each power is worth', () => {
  const all = POWERS.map((power) => power.name);
  /** A Psychic, a friend in front of it, and an enemy who shoots; the marker in the middle is the goal. */
  const scene = (friend: Units, foe: Units, more: Record<string, unknown> = {}): Table =>
    table(
      {
        P: { unit: 'Elite Infantry + Psychic (Alpha)', at: [10, 35], powers: all },
        F: { unit: 'Light Infantry', at: [14, 35], ...friend },
      },
      { E: { unit: 'Elite Infantry', at: [24, 35], ...foe } },
      more,
    );
  const score = (w: Table, power: PowerName, target: number): number =>
    powerScore(w, { order: 'manifest', unit: 0, power, target }, ordersFor(w, 0, false));

  test.each([
    ['Visions of Terror', 2, 12],
    ['Paralysis', 2, 6],
    ['Soothed Mind', 1, 4],
    ['Mental Command', 1, 5],
    ['Summoner', 1, 20],
  ] as const)('%s', (power, target, worth) => expect(score(scene({}, {}), power, target)).toBe(worth));
  test('Visions of Terror frighten neither machines nor the dead', () => {
    expect(score(scene({}, { unit: 'Elite Infantry + Mechanoid' }), 'Visions of Terror', 2)).toBe(0);
    expect(score(scene({}, { unit: 'Elite Infantry + Undead' }), 'Visions of Terror', 2)).toBe(0);
  });
  test('Psychic Healing and Machine Friend: 60 x cost / Strength, only for whoever lost some', () => {
    for (const power of ['Psychic Healing', 'Machine Friend'] as const) {
      expect(score(scene({ sp: 4 }, {}), power, 1)).toBe(12);
      expect(score(scene({}, {}), power, 1)).toBe(0);
    }
  });
  test('Guiding Eye and Guiding Hand: a third of the best Shoot or Attack of the target', () => {
    const w = scene({}, { unit: 'Primitive Infantry' });
    const best = Math.max(shootScore(w, w.units[1]!, w.units[2]!), attackScore(w, w.units[1]!, w.units[2]!));
    expect(best).toBeGreaterThan(3);
    for (const power of ['Guiding Eye', 'Guiding Hand'] as const)
      expect(score(w, power, 1)).toBe(Math.floor(best / 3));
  });
  test('Psychic Shield and Concealment: half the danger of where the target stands', () => {
    const w = scene({}, {});
    for (const power of ['Psychic Shield', 'Concealment'] as const)
      expect(score(w, power, 1)).toBe(Math.floor(danger(w, w.units[1]!, 1400, 3500) / 2));
    expect(danger(w, w.units[1]!, 1400, 3500)).toBeGreaterThan(1);
  });
  test('Annulment: 6 where somebody else is helped or a friend harmed, nothing otherwise', () => {
    const under = (power: PowerName, by: string, on: string): Table =>
      scene({}, { powers: all }, { powers: [{ power, by, on }] });
    expect(score(under('Psychic Shield', 'E', 'E'), 'Annulment', 2)).toBe(6);
    expect(score(under('Paralysis', 'E', 'F'), 'Annulment', 1)).toBe(6);
    expect(score(under('Paralysis', 'P', 'E'), 'Annulment', 2)).toBe(0);
    expect(score(under('Psychic Shield', 'P', 'F'), 'Annulment', 1)).toBe(0);
    expect(score(scene({}, {}), 'Annulment', 2)).toBe(0);
  });
  test('Transportation: 10 for a friend that it brings nearer to its goal, nothing for itself or an enemy', () => {
    expect(score(scene({}, {}), 'Transportation', 1)).toBe(10);
    expect(score(scene({ at: [21.5, 35] }, {}), 'Transportation', 1)).toBe(0);
    expect(score(scene({}, {}), 'Transportation', 0)).toBe(0);
    expect(score(scene({}, {}), 'Transportation', 2)).toBe(0);
  });
});
