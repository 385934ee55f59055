// Odds of the dice duel, against fractions worked out by hand.
import { describe, expect, test } from 'vitest';
import { odds, prospectsOf } from '../src/index.ts';
import { type Choice, type Table, diceDuel } from '../examples/diceDuel.ts';
import { smugglers } from '../examples/smugglers.ts';

const duel = (luck: [number, number]): Table => {
  const w = diceDuel.arrange({ fighters: luck.map((one) => ({ hearts: 5, luck: one })) });
  diceDuel.resume(w, { roll: () => 1, pick: () => 0 });
  return w;
};
const hearts = (w: Table): number => w.fighters[1]!.hearts;
const strike: Choice = { do: 'strike' };
const lines = (result: { lines: { value: number | string; chance: number }[] }) =>
  Object.fromEntries(result.lines.map((line) => [line.value, line.chance]));

describe('the odds of a blow', () => {
  test('nobody can parry: force 1 to 4 costs one heart, 5 and 6 two', () => {
    const result = odds(diceDuel, duel([0, 0]), 0, strike, hearts);
    expect(result.exact).toBe(true);
    expect(result.walks).toBe(6);
    expect(lines(result)).toEqual({ 3: 2 / 6, 4: 4 / 6 });
    expect(result.mean).toBeCloseTo((3 * 2 + 4 * 4) / 6, 12);
  });

  test('always parried: the die must reach the force', () => {
    const oddsReply = (w: Table, asks: { seat: number; offers: Choice[] }[]) => {
      const ask = asks[0]!;
      const reply =
        ask.offers.find((offer) => offer.do === 'parry') ??
        (w.flow.length > 1 ? ask.offers.find((offer) => offer.do === 'pass') : undefined);
      return reply === undefined ? null : { seat: ask.seat, choice: reply };
    };
    const result = odds(diceDuel, duel([0, 1]), 0, strike, hearts, { oddsReply });
    // A parry of force f succeeds with (7 - f) / 6. Unharmed: (6+5+4+3+2+1)/36 = 21/36. Two hearts: force 5 (4/6) and 6 (5/6) = 9/36.
    expect(result.walks).toBe(36);
    expect(lines(result)).toEqual({ 3: 9 / 36, 4: 6 / 36, 5: 21 / 36 });
  });

  test('the feint inside the parry', () => {
    const oddsReply = (w: Table, asks: { seat: number; offers: Choice[] }[]) => {
      const ask = asks[0]!;
      const reply =
        ask.offers.find((offer) => offer.do === 'parry' || offer.do === 'feint') ??
        (w.flow.length > 1 ? ask.offers.find((offer) => offer.do === 'pass') : undefined);
      return reply === undefined ? null : { seat: ask.seat, choice: reply };
    };
    const result = odds(diceDuel, duel([1, 1]), 0, strike, hearts, { oddsReply });
    // Half of all parries are fooled: unharmed 1/2 * 21/36; two hearts 1/2 * 2/6 + 1/2 * 9/36 = 21/72; one heart the rest.
    expect(lines(result)).toEqual({ 3: 21 / 72, 4: 30 / 72, 5: 21 / 72 });
  });

  test('past the budget it samples, and says how far off that may be', () => {
    // Strike after strike until somebody falls: far more walks than the budget.
    const oddsReply = (w: Table, asks: { seat: number }[]) =>
      w.over === null ? { seat: asks[0]!.seat, choice: strike } : null;
    const result = odds(diceDuel, duel([0, 0]), 0, strike, (w) => w.over!.winners[0]!, {
      oddsReply,
      budget: 2000,
    });
    expect(result.exact).toBe(false);
    expect(result.walks).toBe(2000);
    for (const line of result.lines) expect(line.give).toBeGreaterThan(0.01);
    // Whoever strikes first with equal hearts wins more often than not.
    const first = result.lines.find((line) => line.value === 0)!;
    expect(first.chance - first.give).toBeGreaterThan(0.5);
  });
});

test('odds from a view know no more than the seat: the card that the rival hid is any that was not seen', () => {
  const w = smugglers.arrange({
    hands: [
      [5, 4],
      [3, 2],
    ],
    crate: 3,
  });
  const never = { roll: () => 1, pick: () => 0 };
  smugglers.resume(w, never);
  smugglers.play(w, 1, { lay: 3 }, never);
  const staked: typeof smugglers = {
    ...smugglers,
    stakes: () => [
      {
        key: 'crates',
        title: 'Crates',
        values: { unit: 'crates', better: 'more' },
        of: (table) => table.smugglers[0]!.crates,
      },
    ],
  };
  const { exact, stakes } = prospectsOf(staked, { view: smugglers.view(w, 0), seat: 0, plan: [{ lay: 4 }] });
  // Unseen by A: 0 0 1 1 2 2 3 3. Two of the eight are spies, whose look comes before the crate is taken; the 4 beats the rest.
  expect(exact).toBe(true);
  expect(lines(stakes[0]!)[0]).toBeCloseTo(2 / 8, 12);
  expect(lines(stakes[0]!)[3]).toBeCloseTo(6 / 8, 12);
});
