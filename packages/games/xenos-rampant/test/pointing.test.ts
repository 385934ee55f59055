// Whatever the judge accepts can be reached by pointing: random choices made from the rules, not from the offers.
import { type Seat, type Uniform, same, scriptedChance, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { type Choice, type Spot, spot } from '../choices.ts';
import { game } from '../game.ts';
import { nearestChoice } from '../preview/spaces.ts';
import type { Space } from '../spaces.ts';
import type { Table } from '../table.ts';
import { randomMoments } from './randomPlay.ts';
import { table } from './tables.ts';

/** A choice of a space's kind that ends at a spot. */
const CHOICES: Partial<Record<Space['kind'], (space: Space, at: Spot) => Choice>> = {
  move: (_, at) => ({ path: [at] }),
  deploy: (space, at) => ({ place: 'unit' in space ? space.unit : 0, at }),
  marker: (_, marker) => ({ marker }),
  land: (_, land) => ({ land }),
  'put down': (_, land) => ({ land }),
  cover: (_, to) => ({ retreat: 'cover', to }),
  storm: (_, storm) => ({ storm }),
  charge: (_, at) => ({ path: [at] }),
};

/** Somewhere around a unit, or anywhere on the table. */
function somewhere(w: Table, space: Space, any: Uniform): Spot {
  const unit = 'unit' in space ? w.units[space.unit] : undefined;
  if (unit === undefined || unit.state === 'reserve') return spot(any(4801), any(4801));
  return spot(unit.x + any(1601) - 800, unit.y + any(1601) - 800);
}

/** Tries random spots of a space; counts those that the judge accepts and throws if one cannot be pointed at. */
function tryPoints(w: Table, seat: Seat, space: Space, any: Uniform, points: number): number {
  let legal = 0;
  for (let i = 0; i < points; i++) {
    const [x, y] = somewhere(w, space, any);
    const choice = CHOICES[space.kind]?.(space, spot(x, y));
    if (choice === undefined) return 0;
    const pointed = nearestChoice(w, space, x, y);
    if (pointed !== null) expect(game.judge(w, seat, pointed), JSON.stringify([space, pointed])).toBeNull();
    if (space.kind === 'charge' || game.judge(w, seat, choice) !== null) continue;
    legal++;
    const there = same(pointed, choice) || same(pointed, { stay: true });
    expect(there, `${JSON.stringify(space)} at ${x}, ${y}: ${JSON.stringify(pointed)}`).toBe(true);
  }
  return legal;
}

test('XR-GEN-06 every legal spot of every space can be pointed at', { timeout: 120_000 }, () => {
  const tried = new Map<string, number>();
  for (const { w, asks, any } of randomMoments(15))
    for (const ask of asks)
      for (const space of ask.spaces)
        if (any(12) === 0)
          tried.set(space.kind, (tried.get(space.kind) ?? 0) + tryPoints(w, ask.seat, space, any, 2));
  for (const kind of ['move', 'deploy']) expect(tried.get(kind) ?? 0, kind).toBeGreaterThan(0);
});

test('XR-RET-05 every cover that a unit may flee to can be pointed at', () => {
  const w = table(
    { E: { unit: 'Elite Infantry', at: [24, 35] }, Idle: { unit: 'Light Infantry', at: [4, 3] } },
    { F: { unit: 'Light Infantry', at: [20, 32] }, X: { unit: 'Heavy Infantry', at: [44, 44] } },
  );
  const dice = scriptedChance([4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
  game.play(w, 0, { order: 'shoot', unit: 0, target: 2 }, dice);
  game.play(w, 1, { react: false }, dice);
  const [ask] = game.asks(w);
  const space = ask?.spaces.find((one) => one.kind === 'cover');
  if (space === undefined) throw new Error('no cover is in reach');
  expect(tryPoints(w, 1, space, uniform(3), 400)).toBeGreaterThan(10);
});
