// What the automaton announces is what it does, if nothing changes.
import { type Told, anyMove, fastChance, listener, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { bound, game } from '../game.ts';
import type { Happening } from '../happenings.ts';
import { intents } from '../preview/intents.ts';
import { threatOf } from '../preview/threat.ts';
import { table } from './tables.ts';

const SOLO = {
  options: { scenario: 'GRIND', lists: ['Colonial Strike Platoon', 'Brood of the Deep'], noTraits: true },
  seats: [
    { kind: 'person', name: 'Ruth' },
    { kind: 'automaton', name: 'Automaton' },
  ],
};

/** The first act of the automaton's phase, as it was told. */
type Act = Extract<Happening, { type: 'ordered' | 'wild charge' | 'rally test' }>;
const isAct = (what: Happening): what is Act =>
  what.type === 'ordered' || what.type === 'wild charge' || what.type === 'rally test';
const firstAct = (told: readonly Told<Happening>[]): Act | undefined => {
  const begun = told.findIndex(({ what }) => what.type === 'phase' && what.seat === 1);
  return told
    .slice(begun)
    .map(({ what }) => what)
    .find(isAct);
};

test('XR-AUT-24 the first act of the automaton is the one that it announced', { timeout: 60_000 }, () => {
  let compared = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const chance = fastChance(seed);
    const any = uniform(seed);
    const w = game.setup(SOLO.options, SOLO.seats, chance);
    for (let i = 0; i < bound && w.over === null; i++) {
      const asks = game.asks(w);
      const orders = asks.find((ask) => ask.rule === 'XR-ORD-01');
      if (orders === undefined || any(3) > 0) {
        const { seat, choice } = anyMove(game, w, asks, any, chance);
        game.play(w, seat, choice, chance);
        continue;
      }
      const announced = intents(game.view(w, 0), 0, 6);
      // Whoever will do nothing is announced too.
      const there = w.units.filter(({ owner, state }) => owner === 1 && state === 'table');
      expect(announced.map(({ unit }) => unit)).toEqual(expect.arrayContaining(there.map(({ id }) => id)));
      const told: Told<Happening>[] = [];
      game.play(w, 0, { stop: true }, chance, listener(told));
      const act = firstAct(told);
      if (act === undefined) continue;
      compared++;
      const intent = announced.find((one) => one.unit === act.unit);
      expect(intent, JSON.stringify(act)).toBeDefined();
      expect(intent?.order).toBe(1);
      if (act.type === 'rally test' || intent === undefined) continue;
      // The first act comes before any die: it is certain, target and all.
      expect(intent.aimed ?? -1).toBe(act.target);
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('nothing is announced where people play, or while the automaton acts', () => {
  const w = table(
    { H: { unit: 'Heavy Infantry', at: [10, 10] } },
    { L: { unit: 'Lesser Xenomorphs', at: [12, 22] } },
    { step: 'phase' },
  );
  game.resume(w, fastChance(1));
  expect(intents(game.view(w, 0), 0)).toEqual([]);
});

test('the threat map is dark around those who shoot and charge, and light behind walls and far away', () => {
  const w = table(
    { H: { unit: 'Heavy Infantry', at: [10, 4] } },
    { S: { unit: 'Support Infantry', at: [10, 30], commander: true } },
    { step: 'phase' },
  );
  game.resume(w, fastChance(1));
  const { chances, columns } = threatOf(game.view(w, 0), 0, 0);
  const at = (x: number, y: number): number => chances[Math.floor(y / 2) * columns + Math.floor(x / 2)] ?? -1;
  expect(at(10, 20)).toBeGreaterThan(0.5);
  expect(at(46, 2)).toBe(0);
});
