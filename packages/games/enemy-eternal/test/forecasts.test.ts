// The Measure law holds for the chances that the board prints, and would notice wrong ones.
import { laws } from '@xenotable/kernel/proof';
import type { Forecast } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';
import { bound, trials } from '../trials.ts';

type One = Forecast<Table, Happening>;

/** What the Measure law says about Enemy Eternal with other chances; null if it holds. */
function complaint(change: (one: One) => One): string | null {
  const forecasts: typeof game.forecasts = (view, seat, choice) =>
    (game.forecasts?.(view, seat, choice) ?? []).map(change);
  try {
    laws({ ...game, forecasts }, trials.slice(0, 2), { decisions: 200, bound })
      .find(({ name }) => name === 'Measure')
      ?.hold();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('the chances that the board prints', () => {
  test('are those of the rules', () => expect(complaint((one) => one)).toBeNull());

  test('one result of 36 too many is noticed', () =>
    expect(complaint((one) => ({ ...one, chance: one.chance + 1 / 36 }))).toMatch(/is forecast with/));

  test('a forgotten loss of Wounds is noticed', () =>
    expect(complaint((one) => (one.label === '0 Wounds' ? { ...one, chance: 0 } : one))).toMatch(
      /'0 Wounds' is forecast with 0,/,
    ));
});
