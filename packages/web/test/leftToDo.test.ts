// XenoShyft asks before the Hive comes: about empty zones, about Equipment in the hand, and on a touch screen in any case.
import { fastChance } from '@xenotable/kernel';
import { type View, game } from '@xenotable/xenoshyft';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LeftToDo } from '../src/table/contract.ts';
import { together } from '../src/table/together.ts';
import { safeAct } from '../src/table/prompt/useNag.ts';
import { leftToDo } from '../src/games/xenoshyft/leftToDo.ts';

const fingers = vi.hoisted(() => {
  const device = { coarse: false };
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: device.coarse && query.includes('coarse'),
    addEventListener: () => undefined,
  }));
  return device;
});
beforeEach(() => void (fingers.coarse = false));

/** The question before being ready in a phase. */
function left(phase: string, hand: string[], troops: string[]): LeftToDo | null {
  const w = game.arrange({ phase, seats: [{ division: 'barracks', hand, troops }] });
  game.resume(w, fastChance(1));
  const ask = game.asks(w)[0]!;
  const offers = ask.offers.map((choice) => ({ choice: choice as never }));
  const view = game.view(w, 0) as View;
  return leftToDo({ do: 'ready' }, view, { seat: 0, rule: ask.rule, offers });
}

const asked = (hand: string[], troops: string[]): string | null =>
  left('deployment', hand, troops)?.words ?? null;

const FULL = ['ranger', 'ranger', 'militia', 'militia'];

test('Troops in the hand and empty zones come first', () =>
  expect(asked(['militia', 'spark jumper'], ['ranger'])).toMatch(/^3 zones are empty and 1 Troop is/));

test('Equipment that somebody could carry is asked about', () =>
  expect(asked(['spark jumper'], FULL)).toMatch(/^Spark Jumper is still in your hand/));

test('an Instant that is useful only now is asked about', () => {
  expect(asked(['proximity mines'], FULL)).toMatch(/^Proximity Mines: to be played now or not this round/);
  expect(asked(['hi-ex grenade'], FULL)).toBeNull();
});

test('a Paratrooper may stay in the hand while a Troop is in the lane', () => {
  expect(asked(['paratrooper'], ['ranger'])).toBeNull();
  expect(asked(['paratrooper'], [])).toMatch(/^4 zones are empty/);
});

test('a planned purchase is asked about before anything else', () => {
  const unspent = left('acquire', ['x1', 'x1'], [])!;
  expect(unspent.words).toMatch(/^2 Xenosathem can still be spent/);
  const plan = together([
    { do: 'spend', card: 'x1' },
    { do: 'buy', card: 'ranger', cut: true },
  ]);
  expect(unspent.planned?.(plan)).toBe('“Buy Ranger for 1” is planned and not yet done.');
  // The bright button and Enter then play that purchase, and no other.
  const nag = { choice: { do: 'ready' }, left: unspent, muted: false };
  expect(safeAct(nag, plan)).toEqual({ planned: true, next: plan });
  expect(safeAct(nag, null)).toEqual({ planned: false, next: unspent.next });
  expect(unspent.planned?.({ do: 'spend', card: 'x1' })).toBeNull();
});

test('nothing is asked if nothing is left', () => expect(asked(['x1'], FULL)).toBeNull());

test('on a touch screen there is one more question before the Hive comes', () => {
  fingers.coarse = true;
  expect(asked(['x1'], FULL)).toMatch(/^The Hive comes next/);
});
