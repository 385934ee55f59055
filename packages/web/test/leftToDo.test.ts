// XenoShyft asks before the Hive comes: about empty zones, about Equipment in the hand, and on a touch screen in any case; and before cards are kept instead of better ones.
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

/** The question before being ready in Wrap-Up. */
function kept(hand: string[], deck: string[]): LeftToDo | null {
  const seat = { division: 'barracks', hand, deck, troops: ['ranger'] };
  const w = game.arrange({ phase: 'wrap-up', round: 2, seats: [seat] });
  game.resume(w, fastChance(1));
  const ask = game.asks(w)[0]!;
  const offers = ask.offers.map((choice) => ({ choice: choice as never }));
  return leftToDo({ do: 'ready' }, game.view(w, 0), { seat: 0, rule: ask.rule, offers });
}
const DECK = ['x1', 'x1', 'x1', 'x1', 'militia', 'militia', 'ranger', 'ranger'];

test('cards that are kept instead of better ones are asked about, and all are discarded in one go', () => {
  const left = kept(['militia', 'militia', 'med pack'], DECK)!;
  expect(left.words).toBe('You keep 3 cards and draw 3. Militia ×2 cost less than what you draw on average.');
  expect(left.loses).toBe('2 new cards');
  expect(left.next).toEqual(
    together([
      { do: 'discard', card: 'militia' },
      { do: 'discard', card: 'militia' },
    ]),
  );
});

test('good cards are kept without a question, except where a finger may have slipped', () => {
  expect(kept(['med pack', 'ranger'], DECK)).toBeNull();
  fingers.coarse = true;
  expect(kept(['med pack', 'ranger'], DECK)?.words).toMatch(/^You keep 2 cards and draw 4/);
  expect(kept([], DECK)).toBeNull();
});

test('nothing is asked where a discarded card would only be drawn again', () => {
  fingers.coarse = true;
  expect(kept(['militia', 'militia'], ['ranger', 'ranger'])).toBeNull();
});
