// The odds that the board prints are the odds of play: formulas of shots and fights against the rules themselves, and stakes that end where the act ends.
import { fastChance, itemAt, listener, prospectsOf, type Told } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { actEnds } from '../stakes.ts';
import type { Choice } from '../choices.ts';
import { exchangeForecasts } from '../forecasts.ts';
import { game } from '../game.ts';
import type { Happening } from '../happenings.ts';
import { oddsReply } from '../oddsReply.ts';
import { aimAt } from '../odds/aim.ts';
import { effectOf, effectWords } from '../odds/effect.ts';
import { endsOf, keptRows, reachedOf, suggestedPlan } from '../preview/planOdds.ts';
import { hitsOfThrow } from '../odds/hitOdds.ts';
import { meanOf } from '../odds/spread.ts';
import type { Table } from '../table.ts';
import { randomMoments } from './randomPlay.ts';
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
    if (actEnds(what, seat, choice)) throw stop;
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
  for (const { w, asks, any } of randomMoments(Infinity)) {
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

test('a plan shoots at the enemy that is about to charge, and says whom it saves', () => {
  const rowsWith = (near: [number, number]) => {
    const w = table(
      {
        S: { unit: 'Support Infantry', at: [24, 36] },
        H: { unit: 'Heavy Infantry', at: [4, 46], commander: true, tried: true },
      },
      {
        Y: { unit: 'Lesser Xenomorphs', at: [36, 18] },
        X: { unit: 'Lesser Xenomorphs', at: near },
      },
      { step: 'phase' },
    );
    game.resume(w, fastChance(1));
    const view = game.view(w, 0);
    return { view, row: suggestedPlan(view).find(({ order }) => order.unit === called(view, 'S')) };
  };
  const safe = rowsWith([12, 16]);
  expect(safe.row?.order.target).toBe(called(safe.view, 'Y'));
  expect(safe.row?.saves).toBeUndefined();
  const charged = rowsWith([24, 26]);
  expect(charged.row).toMatchObject({
    order: { target: called(charged.view, 'X') },
    saves: called(charged.view, 'S'),
  });
});

test('XR-RET-12 of an enemy that leaves the table when it runs the chance is that it is gone', () => {
  const effectAt = (y: number) => {
    const w = table(
      { H: { unit: 'Heavy Infantry', at: [24, y + 15], commander: true } },
      { X: { unit: 'Lesser Xenomorphs', at: [24, y] } },
      { step: 'phase' },
    );
    game.resume(w, fastChance(1));
    const view = game.view(w, 0);
    const [way] = aimAt(view, called(view, 'X'));
    return way === undefined ? '' : effectWords(effectOf(way.obeyed, way.exchange, false));
  };
  expect(effectAt(2)).toMatch(/^gone /);
  expect(effectAt(24)).toMatch(/^stops it /);
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

test('XR-ATK-04 a plan goes on behind an Attack whose way it names', () => {
  const w = table(
    {
      Guard: { unit: 'Elite Infantry', at: [10, 10], commander: true },
      Light: { unit: 'Light Infantry', at: [40, 6] },
    },
    { Pack: { unit: 'Lesser Xenomorphs', at: [10, 18] }, Far: { unit: 'Lesser Xenomorphs', at: [44, 44] } },
    { step: 'phase' },
  );
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const charge = aimAt(view, 2).find(({ order }) => order.order === 'attack');
  expect(charge?.follow).toHaveLength(1);
  const plan: Choice[] = [
    { order: 'attack', unit: 0, target: 2 },
    ...(charge?.follow ?? []),
    { order: 'move', unit: 1 },
  ];
  const { reached } = prospectsOf(game, { view, seat: 0, plan }, 200);
  const [given, way, next] = reached;
  expect(given).toBe(1);
  expect(way).toBe(1);
  expect(next).toBeGreaterThan(0.9);
});

test('in the last turn the plan takes the point that a move gains, before it shoots', () => {
  const rowsIn = (turn: number) => {
    const w = table(
      {
        Light: { unit: 'Light Infantry', at: [24, 18] },
        Heavy: { unit: 'Heavy Infantry', at: [30, 8], commander: true },
      },
      {
        X: { unit: 'Lesser Xenomorphs', at: [24, 32], suppressed: true },
        Y: { unit: 'Lesser Xenomorphs', at: [4, 45], commander: true },
      },
      { map: 'CROSS', scenario: 'GRIND', turn, step: 'phase' },
    );
    game.resume(w, fastChance(1));
    return suggestedPlan(game.view(w, 0));
  };
  const [first, ...others] = rowsIn(8);
  expect(first).toMatchObject({ order: { order: 'move', unit: 0 }, free: true, gains: 1 });
  expect(others.some(({ order }) => order.unit === 0)).toBe(false);
  expect(rowsIn(5).some(({ gains }) => gains !== undefined)).toBe(false);
});

test('XR-M-ENCOUNTER-03 where every turn scores, the plan takes a marker in every turn', () => {
  const rowsIn = (turn: number) => {
    const w = table(
      { Light: { unit: 'Light Infantry', at: [24, 17], commander: true } },
      { Y: { unit: 'Lesser Xenomorphs', at: [4, 45], commander: true } },
      { map: 'CROSS', scenario: 'ENCOUNTER', turn, step: 'phase' },
    );
    w.markers = [{ x: 2400, y: 2400 }];
    game.resume(w, fastChance(1));
    return suggestedPlan(game.view(w, 0));
  };
  for (const turn of [2, 3, 6]) expect(rowsIn(turn)[0]).toMatchObject({ order: { order: 'move' }, gains: 1 });
  expect(rowsIn(1).some(({ gains }) => gains !== undefined)).toBe(false);
});

/** What has dice of its own and is no part of a test of Courage. */
const LATER = ['ordered', 'wild charge', 'shot', 'return fire', 'barrage', 'charged', 'fought', 'explosion'];

test('the odds of a Courage test end with the test and the retreat, before anybody strikes again', () => {
  let asked = 0;
  let cut = 0;
  for (const { seed, w, asks } of randomMoments(400)) {
    const about = asks.flatMap(({ seat, offers }) =>
      offers
        .filter((choice) => 'test' in choice || 'rally' in choice || 'retreat' in choice)
        .map((choice) => ({ seat, choice })),
    )[0];
    if (about === undefined) continue;
    const told = playAct(w, about.seat, about.choice, seed + 1).map(({ what }) => what.type);
    const later = told.filter((type) => LATER.includes(type));
    // The happening at which it ends is told, and nothing after it.
    expect(later.length, told.join(', ')).toBeLessThanOrEqual(1);
    if (later.length === 1) cut++;
    expect(later.length === 0 || LATER.includes(told.at(-1) ?? ''), told.join(', ')).toBe(true);
    if (++asked === 60) break;
  }
  expect(asked).toBe(60);
  expect(cut).toBeGreaterThan(0);
});

test('XR-SPT-02 a spotted shot says what its spotter gives up', () => {
  const w = table(
    {
      S: { unit: 'Support Infantry', at: [10, 10], commander: true },
      L: { unit: 'Light Infantry', at: [12, 20] },
    },
    { X: { unit: 'Lesser Xenomorphs', at: [14, 28] } },
    { step: 'phase' },
  );
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const ways = aimAt(view, called(view, 'X'), called(view, 'S'));
  const spotted = ways.find(({ order }) => order.spotter === called(view, 'L'));
  const alone = ways.find(({ order }) => order.order === 'shoot' && order.spotter === undefined);
  expect(spotted?.givesUp?.order).toMatchObject({ unit: called(view, 'L'), target: called(view, 'X') });
  expect(alone?.givesUp).toBe(null);
  // Its worth is less by what the spotter could do.
  expect(spotted?.yields).toBeLessThan((alone?.yields ?? 0) + 1e-9 - (spotted?.givesUp?.yields ?? 0) + 1);
});
