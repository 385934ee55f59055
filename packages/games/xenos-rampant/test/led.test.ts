// What the script of a person's seat weighs beyond the automaton's rules, and what hints leave out.
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { apart } from '../auto/led.ts';
import { nextOrder } from '../auto/orders.ts';
import { game } from '../game.ts';
import { aimAt, stopped } from '../odds/aim.ts';
import { ownerOf, unitOf } from '../table.ts';
import { play, table } from './tables.ts';

/** A Commander far off, and a like enemy that can charge in its next phase. */
const facing = () =>
  table(
    {
      H: { unit: 'Heavy Infantry', at: [10, 10] },
      L: { unit: 'Light Infantry', at: [10, 6] },
    },
    {
      G: { unit: 'Lesser Xenomorphs', at: [26, 13], commander: true },
      F: { unit: 'Lesser Xenomorphs', at: [18, 10] },
    },
    { step: 'phase' },
  );

test('a person’s script shoots at whoever is about to charge; the automaton shoots at what is worth most', () => {
  const w = facing();
  expect(nextOrder(play(w), 0, true)).toMatchObject({ order: 'shoot', target: 3 });
  ownerOf(w, 0).kind = 'automaton';
  expect(nextOrder(play(w), 0, true)).toMatchObject({ order: 'shoot', target: 2 });
});

test('a person’s script deploys around the Commander, the automaton where the ground is best', () => {
  const w = table(
    {
      C: { unit: 'Heavy Infantry', at: [24, 42], commander: true },
      H: { unit: 'Heavy Infantry', at: [4, 38] },
    },
    { X: { unit: 'Lesser Xenomorphs', at: [24, 10] } },
  );
  const unit = unitOf(w, 1);
  expect(apart(w, unit, { x: 2400, y: 3800 })).toBe(0);
  expect(apart(w, unit, { x: 400, y: 3800 })).toBeGreaterThan(100);
  ownerOf(w, 0).kind = 'automaton';
  expect(apart(w, unit, { x: 400, y: 3800 })).toBe(0);
});

test('a move is worth a hint only if some place is better than here', () => {
  /** Alone on the table, with the crossroads to hold. */
  const idleAt = (x: number, y: number): boolean | undefined => {
    const w = table(
      { H: { unit: 'Heavy Infantry', at: [x, y] } },
      { F: { unit: 'Lesser Xenomorphs', at: [1, 1] } },
      { step: 'phase' },
    );
    unitOf(w, 1).state = 'withdrawn';
    w.markers = [{ x: 2400, y: 2400 }];
    game.resume(w, fastChance(1));
    return game.idle?.(game.view(w, 0), 0, { order: 'move', unit: 0 });
  };
  expect(idleAt(24, 40)).toBe(false);
  // The best place around the crossroads: it has cover.
  const around = [18, 20, 22, 24, 26, 28, 30];
  expect(around.some((x) => around.some((y) => idleAt(x, y) === true))).toBe(true);
});

test('hints leave out attacks on empty buildings, and say whom a target threatens', () => {
  const w = facing();
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const at = (house: number) => ({ order: 'attack', unit: 1, house }) as const;
  expect(game.idle?.(view, 0, at(0))).toBe(true);
  const shot = { order: 'shoot', unit: 0, target: 3 } as const;
  expect(game.idle?.(view, 0, shot)).toBe(false);
  expect(game.reason?.(view, 0, shot)?.words).toMatch(/^no test; threatens [HL]: −\d.*SP, /);
});

test('the chance in a hint counts the test of the order, and says so', () => {
  const w = facing();
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const tested = view.orders.filter(({ free, order }) => !free && order.target !== undefined);
  expect(tested).not.toEqual([]);
  for (const { order } of tested) {
    const way = aimAt(view, order.target ?? -1).find((one) => one.order === order);
    if (way === undefined) continue;
    const words = game.reason?.(view, 0, order)?.words;
    expect(words).toContain(`${Math.round(100 * way.obeyed)} %`);
    const overall = 100 * way.obeyed * stopped(way.exchange.blow.fate);
    expect(words).toContain(`stops it ${overall > 0 && overall < 1 ? '<1' : Math.round(overall)} % overall`);
  }
});
