// A throw that a star could repeat: how likely the new one ends better or worse is what the rules and the mission give.
import { type Chance, type Json, fastChance, prospectsOf } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { rethrowOf } from '../preview/luck.ts';
import type { View } from '../view.ts';

/** Dice that show these faces in this order. */
function dice(...faces: number[]): Chance {
  const rest = [...faces];
  return { ...fastChance(1), roll: () => rest.shift() ?? 1 };
}

/** A Soldier has shot at a Grey, and a star could have the throw repeated. */
function shot(variation: number, grey: Json, ...faces: number[]): View {
  const w = game.arrange({
    mission: 'COOP 1',
    variation,
    map: 'open',
    players: 1,
    quick: true,
    units: { Soldier: { at: '10,8' }, Commander: { at: '2,2' }, Grey: grey },
  });
  game.resume(w, fastChance(1));
  const at = (name: string): number => w.units.findIndex((unit) => unit.type === name);
  game.play(w, 0, { do: 'activate', unit: at('Soldier') }, dice());
  game.play(w, 0, { do: 'use', chain: 0 }, dice());
  game.play(w, 0, { do: 'attack', unit: at('Grey') }, dice(...faces));
  return game.view(w, 0);
}

const CAPTURE = 2;
const THIRD = 1 / 3;

test('a miss can only become better', () => {
  const rethrow = rethrowOf(shot(CAPTURE, { at: '13,8' }, 1, 1));
  expect(rethrow).toMatchObject({ worse: 0 });
  expect(rethrow?.better).toBe(rethrow?.hit);
  expect(rethrow?.better).toBeGreaterThan(0.5);
});

test('no damage can only become better, one heart of two may become nothing or a coma', () => {
  expect(rethrowOf(shot(CAPTURE, { at: '13,8' }, 4, 4, 1))).toMatchObject({ worse: 0 });
  const rethrow = rethrowOf(shot(CAPTURE, { at: '13,8' }, 4, 4, 3));
  expect(rethrow?.better).toBeCloseTo(THIRD);
  expect(rethrow?.worse).toBeCloseTo(THIRD);
});

test('a star is asked about only where a new throw could end better, unless its player wants to be asked', () => {
  const nothingLost = (view: View): boolean | undefined =>
    game.reaction?.(view, {
      seat: 0,
      rule: 'CC-CMD-04',
      prompt: '',
      spaces: [],
      withdrawals: [],
      offers: [{ do: 'luck', star: 1 }, { do: 'keep it' }],
    })?.nothingLost;
  expect(nothingLost(shot(CAPTURE, { at: '13,8', lost: 1 }, 4, 4, 3))).toBe(true);
  expect(nothingLost(shot(CAPTURE, { at: '13,8' }, 4, 4, 3))).toBeUndefined();
  expect(nothingLost(shot(CAPTURE, { at: '13,8' }, 1, 1))).toBeUndefined();
});

test('who lies in coma by the throw already is not worth a star, and could only be lost', () => {
  const view = shot(CAPTURE, { at: '13,8', lost: 1 }, 4, 4, 3);
  const rethrow = rethrowOf(view);
  expect(rethrow?.better).toBe(0);
  expect(rethrow?.worse).toBeCloseTo(THIRD);
  // What the rules say of the new throw: two of three end like this one.
  const found = prospectsOf(game, { view, seat: 0, plan: [{ do: 'luck', star: 1 }] });
  const lines = found.stakes[0]?.lines ?? [];
  expect(lines.find(({ value }) => value === 'coma')?.chance).toBeCloseTo(2 / 3);
  expect(lines.find(({ value }) => value === 'nothing')?.chance).toBeCloseTo(THIRD);
});
