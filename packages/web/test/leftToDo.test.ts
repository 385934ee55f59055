// XenoShyft asks before the Hive comes: empty zones, Equipment in the hand, and on a touch screen in any case.
import { fastChance } from '@xenotable/kernel';
import { type View, game } from '@xenotable/xenoshyft';
import { beforeEach, expect, test, vi } from 'vitest';
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

/** What is asked before being ready in Deployment. */
function asked(hand: string[], troops: string[]): string | null {
  const w = game.arrange({ phase: 'deployment', seats: [{ division: 'barracks', hand, troops }] });
  game.resume(w, fastChance(1));
  const ask = game.asks(w)[0]!;
  const offers = ask.offers.map((choice) => ({ choice: choice as never }));
  const view = game.view(w, 0) as View;
  return leftToDo({ do: 'ready' }, view, { seat: 0, rule: ask.rule, offers })?.words ?? null;
}

const FULL = ['ranger', 'ranger', 'militia', 'militia'];

test('Troops in the hand and empty zones come first', () =>
  expect(asked(['militia', 'spark jumper'], ['ranger'])).toMatch(/^3 zones are empty and 1 Troop is/));

test('Equipment that somebody could carry is not forgotten', () =>
  expect(asked(['spark jumper'], FULL)).toMatch(/^Spark Jumper is still in your hand/));

test('nothing is asked where nothing is left', () => expect(asked(['x1'], FULL)).toBeNull());

test('a finger is asked once more before the Hive comes', () => {
  fingers.coarse = true;
  expect(asked(['x1'], FULL)).toMatch(/^The Hive comes next/);
});
