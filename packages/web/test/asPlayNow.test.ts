// Win rates are shown only for the set-up with which they were measured.
import type { Json } from '@xenotable/kernel';
import { rulesOf, titles } from '@xenotable/shelf';
import { describe, expect, test } from 'vitest';
import { isAsPlayNow } from '../src/screens/asPlayNow.ts';

async function starting(game: string) {
  const { quick } = titles.find((title) => title.game === game) ?? expect.unreachable(game);
  const { rules } = await rulesOf(game);
  const listed = Object.fromEntries(
    Object.entries(rules.options).flatMap(([key, option]) => ('choices' in option ? [[key, option]] : [])),
  );
  return {
    quick,
    like: (options: Record<string, Json>, seats = quick.seats, level = 'difficulty'): boolean =>
      isAsPlayNow(listed, quick, { options, seats }, level),
  };
}

describe('Enemy Eternal', () => {
  test('a table without the two soldiers of Play now is another set-up', async () => {
    const { quick, like } = await starting('enemy-eternal');
    const { squads: _two, ...listed } = quick.options;
    expect(like(quick.options)).toBe(true);
    expect(like(listed)).toBe(false);
  });
  test('the level may differ, and options that do not matter', async () => {
    const { quick, like } = await starting('enemy-eternal');
    expect(like({ ...quick.options, difficulty: 'Impossible' })).toBe(true);
    // In SE1.1 nobody chooses a side.
    expect(like({ ...quick.options, people: 'B' })).toBe(true);
  });
  test('a house rule, a scenario of one’s own and another person at the table make another set-up', async () => {
    const { quick, like } = await starting('enemy-eternal');
    expect(like({ ...quick.options, armour: 'literal' })).toBe(false);
    expect(like({ ...quick.options, scenario: { name: 'Mine' } })).toBe(false);
    expect(like(quick.options, [...quick.seats, ...quick.seats])).toBe(false);
  });
});

test('XenoShyft without the house rules of Play now is another set-up', async () => {
  const { quick, like } = await starting('xenoshyft');
  expect(like(quick.options, quick.seats, 'base')).toBe(true);
  expect(like({ ...quick.options, base: 10 }, quick.seats, 'base')).toBe(true);
  expect(like({ base: 20 }, quick.seats, 'base')).toBe(false);
});
