// The odds that the board prints are the odds of play: formulas of shots and fights against the rules themselves, and stakes that end where the act ends.
import { anyMove, fastChance, itemAt, listener, prospectsOf, uniform, type Told } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { actEnds } from '../stakes.ts';
import type { Choice } from '../choices.ts';
import { exchangeForecasts } from '../forecasts.ts';
import { bound, game } from '../game.ts';
import type { Happening } from '../happenings.ts';
import { oddsReply } from '../oddsReply.ts';
import { aimAt } from '../odds/aim.ts';
import { endsOf, keptRows, reachedOf, suggestedPlan } from '../preview/planOdds.ts';
import { hitsOfThrow } from '../odds/hitOdds.ts';
import { meanOf } from '../odds/spread.ts';
import type { Table } from '../table.ts';
import { trials } from '../trials.ts';
import { table } from './tables.ts';

/** Plays an act to its end, and everything that is asked on the way as sensible players do. */
function playAct(before: Table, seat: number, choice: Choice, seed: number): Told<Happening>[] {
  const w = game.copy(before);
  const told: Told<Happening>[] = [];
  const keep = listener(told);
  const chance = fastChance(seed);
  const stop = new Error('the act is over');
  const tell: typeof keep = (what, ...rest) => {
    keep(what, ...rest);
    if (actEnds(what)) throw stop;
  };
  try {
    game.play(w, seat, choice, chance, tell);
    for (let reply = oddsReply(w, game.asks(w)); reply !== null; reply = oddsReply(w, game.asks(w)))
      game.play(w, reply.seat, reply.choice, chance, tell);
  } catch (error) {
    if (error !== stop) throw error;
  }
  return told;
}

/** Positions of random play in which the seat may order a shot or an Attack. */
function* positions(count: number): Generator<{ w: Table; seat: number; choice: Choice }> {
  let found = 0;
  for (let seed = 0; found < count; seed++) {
    const { options, seats } = itemAt(trials, seed % trials.length);
    const any = uniform(seed);
    const chance = fastChance(seed);
    const w = game.setup(options, seats, chance);
    for (let i = 0; i < bound && w.over === null; i++) {
      const asks = game.asks(w);
      const harmful = asks.flatMap(({ seat, offers }) =>
        offers
          .filter(
            (choice) =>
              'order' in choice &&
              choice.target !== undefined &&
              (choice.order === 'shoot' || choice.order === 'attack'),
          )
          .map((choice) => ({ seat, choice })),
      );
      if (harmful.length > 0 && any(25) === 0) {
        yield { w, ...itemAt(harmful, any(harmful.length)) };
        if (++found >= count) return;
      }
      const { seat, choice } = anyMove(game, w, asks, any, chance);
      game.play(w, seat, choice, chance);
    }
  }
}

test('the chances of shots and fights are those of play', { timeout: 120_000 }, () => {
  const WALKS = 200;
  const wrong: string[] = [];
  let compared = 0;
  for (const { w, seat, choice } of positions(40)) {
    const forecasts = exchangeForecasts(game.view(w, seat), choice);
    if (forecasts.length === 0) continue;
    const counts = forecasts.map(() => 0);
    for (let seed = 0; seed < WALKS; seed++) {
      const told = playAct(w, seat, choice, seed + 1);
      forecasts.forEach((one, i) => (counts[i] = (counts[i] ?? 0) + Number(one.happens(w, w, told))));
    }
    forecasts.forEach(({ label, chance }, i) => {
      compared++;
      const give = 4.5 * Math.sqrt((chance * (1 - chance)) / WALKS) + 2 / WALKS;
      const share = (counts[i] ?? 0) / WALKS;
      if (Math.abs(share - chance) > give)
        wrong.push(
          `${JSON.stringify(choice)} ${label}: ${chance.toFixed(3)} reckoned, ${share.toFixed(3)} played`,
        );
    });
  }
  expect(compared).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});

test('XR-GEN-04 ten dice on 5+ hit 3.33 times, with a Heavy Weapon five times', () => {
  const w = table(
    { H: { unit: 'Heavy Infantry', at: [10, 10] } },
    { L: { unit: 'Light Infantry', at: [10, 20] } },
  );
  const thrown = { dice: 10, need: 5, minus: 0, double: false, again: 0 };
  expect(meanOf(hitsOfThrow(w, thrown))).toBeCloseTo(10 / 3, 6);
  expect(meanOf(hitsOfThrow(w, { ...thrown, double: true }))).toBeCloseTo(5, 6);
  expect(meanOf(hitsOfThrow(w, { ...thrown, again: 10 }))).toBeCloseTo(10 * (1 / 3 + 2 / 9), 6);
  // Two of the missed dice: at least two of ten dice miss nearly always.
  expect(meanOf(hitsOfThrow(w, { ...thrown, again: 2 }))).toBeCloseTo(10 / 3 + 2 / 3, 2);
});

test('the best way against an enemy comes first, and nothing is said of one that cannot be hurt', () => {
  const w = table(
    {
      H: { unit: 'Heavy Infantry', at: [10, 10] },
      S: { unit: 'Support Infantry', at: [16, 10], commander: true },
    },
    { L: { unit: 'Lesser Xenomorphs', at: [12, 22] } },
    { step: 'phase' },
  );
  game.resume(w, fastChance(1));
  const ways = aimAt(game.view(w, 0), 2);
  expect(ways.length).toBeGreaterThan(1);
  expect(ways[0]?.order).toMatchObject({ order: 'shoot', unit: 1 });
  expect(ways[0]?.worth).toBe(Math.max(...ways.map((one) => one.worth)));
  expect(aimAt(game.view(w, 0), 2, 0).every((one) => one.order.unit === 0)).toBe(true);
});

/** A Heavy Infantry, which shoots Free, a Light Infantry at the same distance that is tested, and others that wait for orders. */
function firingLine(others: number, x: { sp?: number } = {}) {
  const w = table(
    {
      H: { unit: 'Heavy Infantry', at: [16, 8], commander: true },
      L: { unit: 'Light Infantry', at: [12, 14] },
      ...Object.fromEntries(
        Array.from({ length: others }, (_, i) => [`M${i}`, { unit: 'Heavy Infantry', at: [24 + 4 * i, 8] }]),
      ),
    },
    {
      X: { unit: 'Lesser Xenomorphs', at: [14, 24], ...x },
      Y: { unit: 'Lesser Xenomorphs', at: [26, 24], sp: 1 },
    },
    { step: 'phase' },
  );
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}
const called = (view: ReturnType<typeof firingLine>, name: string): number =>
  view.units.findIndex((unit) => unit.name === name);

test('XR-ORD-02 against an enemy one begins with what is Free, though a test might hurt it more', () => {
  const view = firingLine(0);
  const ways = aimAt(view, called(view, 'X'));
  const tested = ways.find(({ free }) => !free);
  expect(tested?.yields).toBeGreaterThan(0);
  expect(ways[0]?.free).toBe(true);
});

test('XR-ORD-06 a failed test is priced at the orders that it loses', () => {
  const worthOf = (others: number): number => {
    const view = firingLine(others);
    const way = aimAt(view, called(view, 'X'), called(view, 'L'))[0];
    return (way?.yields ?? 0) - (way?.worth ?? 0);
  };
  expect(worthOf(0)).toBeGreaterThan(0);
  expect(worthOf(2)).toBeGreaterThan(worthOf(1));
  expect(worthOf(1)).toBeGreaterThan(worthOf(0));
});

test('a plan takes the best chance first, and does not send everybody at the same enemy', () => {
  const view = firingLine(2, { sp: 2 });
  const rows = suggestedPlan(view);
  const [first] = rows;
  // Y has one point left.
  expect(first).toMatchObject({ free: true, order: { order: 'shoot', target: called(view, 'Y') } });
  const targets = rows.map(({ order }) => order.target);
  expect(targets).toContain(called(view, 'X'));
  expect(targets.filter((target) => target === called(view, 'Y')).length).toBeLessThan(3);
});

test('stakes end with the act, count a rout as a loss, and never look into the next phase', () => {
  const w = table(
    { H: { unit: 'Heavy Infantry', at: [10, 10] } },
    {
      L: { unit: 'Lesser Xenomorphs', at: [12, 22] },
      M: { unit: 'Lesser Xenomorphs', at: [40, 44], commander: true },
    },
    { step: 'phase' },
  );
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const { stakes } = prospectsOf(
    game,
    { view, seat: 0, plan: [{ order: 'shoot', unit: 0, target: 1 }] },
    400,
  );
  const [target] = stakes;
  expect(target?.title).toBe('L');
  expect(target?.lines.reduce((sum, line) => sum + line.chance, 0)).toBeCloseTo(1, 6);
  const values = target?.lines.map((line) => line.value) ?? [];
  expect(values).toContain('falls back, Suppressed');
  expect(values).not.toContain('not obeyed');
});

test('XR-ORD-06 a plan: each order is reached if none before it failed, Free ones come first, and play agrees', () => {
  const w = table(
    {
      H: { unit: 'Heavy Infantry', at: [10, 10], commander: true },
      L: { unit: 'Light Infantry', at: [18, 10] },
      M: { unit: 'Light Infantry', at: [26, 10] },
    },
    {
      X: { unit: 'Lesser Xenomorphs', at: [14, 26] },
      Y: { unit: 'Lesser Xenomorphs', at: [44, 44], commander: true },
    },
    { step: 'phase' },
  );
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const rows = suggestedPlan(view);
  expect(rows.map((row) => row.free)).toEqual(
    rows.map((row) => row.free).toSorted((a, b) => Number(b) - Number(a)),
  );
  expect(rows[0]?.order).toMatchObject({ order: 'shoot', target: 3 });
  const tests = keptRows(view, [
    { order: { order: 'shoot', unit: 1, target: 3 }, follow: [], free: false, ways: 0 },
    { order: { order: 'shoot', unit: 2, target: 3 }, follow: [], free: false, ways: 0 },
  ]);
  const reached = reachedOf(tests);
  expect(reached[0]).toBe(1);
  expect(endsOf(tests).reduce((sum, end) => sum + end.chance, 0)).toBeCloseTo(1, 9);
  const plan = tests.map((row) => row.order);
  const played = prospectsOf(game, { view, seat: 0, plan }, 600).reached;
  // Where the target is driven out of sight by the first shot the second cannot be given.
  expect(played[1] ?? 1).toBeLessThanOrEqual((reached[1] ?? 0) + 0.06);
  expect(played[1] ?? 0).toBeGreaterThan((reached[1] ?? 0) - 0.25);
});
