// What stands on the cards of the market, and on effects that wait for their turn.
import type { Choice, Outlook } from '@xenotable/xenoshyft';
import { expect, test, vi } from 'vitest';
import { canBeTakenBack } from '../src/games/xenoshyft/arrivals.ts';
import { gainBetween, worthOf } from '../src/games/xenoshyft/outlooks.ts';
import { effectText } from '../src/games/xenoshyft/waitingEffects.ts';

// The outlooks are dealt in a worker, which a test has not.
vi.hoisted(() => {
  const addEventListener = (): void => undefined;
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener }));
});

/** Ten deals of which so many held; each other one costs the Base so much. */
const part = (held: number, damage = 0): Outlook => ({
  deals: 10,
  held,
  fell: 0,
  damage: [
    [0, held],
    [damage, 10 - held],
  ],
  lost: 0,
  falls: [],
  fight: null,
});

const worth = (plan: readonly Outlook[], than: readonly Outlook[]): string | null => {
  const gain = gainBetween(plan, than);
  return gain === null ? null : worthOf(gain).short;
};

test('a few deals say nothing about a card', () => {
  expect(worth([part(9)], [part(4)])).toBeNull();
});

test('a clear gain has its margin beside it', () => {
  expect(
    worth(
      [8, 9, 8, 9].map((held) => part(held)),
      [4, 4, 5, 5].map((held) => part(held)),
    ),
  ).toBe('+40 ±8');
});

test('a difference within its margin is neither a gain nor a loss', () => {
  expect(
    worth(
      [3, 6, 4, 5].map((held) => part(held)),
      [5, 5, 5, 5].map((held) => part(held)),
    ),
  ).toBe('≈ 0');
});

test('where the lane holds as rarely, the Base damage counts', () => {
  const all = [0, 0, 0, 0];
  expect(
    worth(
      all.map((held) => part(held, 3)),
      all.map((held) => part(held, 5)),
    ),
  ).toBe('saves 2.0');
});

test('an effect that waits is told by the text of its card', () => {
  expect(effectText('Hyperion Assault Battery in lane A')).toMatch(/2 damage/);
  expect(effectText('"Porcupine" Reactive Plate')).not.toBe('');
});

test('a Troop that draws when it comes cannot be taken back', () => {
  const deploy = (card: 'ranger' | 'science officer'): Choice => ({ do: 'deploy', card, lane: 0, zone: 1 });
  expect(canBeTakenBack([deploy('ranger')])).toBe(true);
  expect(canBeTakenBack([deploy('science officer')])).toBe(false);
});
