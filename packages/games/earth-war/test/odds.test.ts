// Odds of a plan are exact and end at the reveal; those of a shot before the cards are turned, those of a check with it.
import { type Prospect, prospectsOf } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { planOdds } from '../planOdds.ts';
import type { Choice } from '../choices.ts';

const squad = [
  { unit: 'Squad Leader', name: 'Ann', seat: 'A', rn: 5, act: 'fire', sl: 3 },
  { unit: 'Dog Team', name: 'Rex', seat: 'A', rn: 5 },
  { unit: 'Rifleman', name: 'Bo', seat: 'B', rn: 5, act: 'fire', sl: 1 },
];

/** Four Drones and four shadows, six dealt, one of the shadows turned up. */
const combat = {
  cards: { D1: {}, D2: {}, D3: {}, D4: {}, M1: {}, M2: {}, M3: {}, M4: {} },
  slots: ['?', '?', 'M1', '?', '?', '?'],
};

function arranged(given: unknown) {
  const w = game.arrange(given);
  game.resume(w, { roll: () => 1, pick: () => 0 });
  return game.view(w, 0);
}

function chances(given: unknown, plan: Choice[], key: string): Prospect & { exact: boolean } {
  const { stakes, exact } = prospectsOf(game, { view: arranged(given), seat: 0, plan });
  const stake = stakes.find((one) => one.key === key);
  if (stake === undefined) throw new Error(`nothing is said about ${key}`);
  return { ...stake, exact };
}

const assign = (...wounds: number[]): Choice => ({ do: 'assign', wounds });
const alone = { at: 'gather the wounds', squad: squad.slice(0, 2), combat };

test('three wounds on three of seven unknown cards, four of them enemies', () => {
  const odds = chances(alone, [assign(1, 1, 0, 1, 0, 0)], 'wasted');
  expect(odds.exact).toBe(true);
  // Hypergeometric: 3 shadows among 7, three looked at.
  expect(odds.lines.map((line) => [line.value, Math.round(line.chance * 35)])).toEqual([
    [0, 4],
    [1, 18],
    [2, 12],
    [3, 1],
  ]);
});

test('no more AMMO is lost than there is, and the chance to run out is told', () => {
  const given = { ...alone, ammo: 2 };
  const lost = chances(given, [assign(1, 1, 0, 1, 0, 0)], 'wasted');
  expect(lost.lines.map((line) => [line.value, Math.round(line.chance * 35)])).toEqual([
    [0, 4],
    [1, 18],
    [2, 13],
  ]);
  const dry = chances(given, [assign(1, 1, 0, 1, 0, 0)], 'dry');
  expect(dry.lines.map((line) => [line.value, Math.round(line.chance * 35)])).toEqual([
    ['is left', 22],
    ['runs out', 13],
  ]);
  const plenty = prospectsOf(game, {
    view: arranged({ ...alone, ammo: 9 }),
    seat: 0,
    plan: [assign(3, 0, 0, 0, 0, 0)],
  });
  expect(plenty.stakes.map((one) => one.key)).not.toContain('dry');
});

test('three wounds on one unknown card kill a Drone four times in seven', () => {
  const odds = chances(alone, [assign(3, 0, 0, 0, 0, 0)], 'kills');
  expect(odds.exact).toBe(true);
  expect(odds.lines.find((line) => line.value === 1)!.chance).toBeCloseTo(4 / 7, 12);
});

test('the figures of an unfinished plan are those of the odds on average', () => {
  const plan = [3, 0, 0, 0, 0, 0];
  const odds = planOdds(arranged(alone), plan);
  expect(odds.kills).toBeCloseTo(chances(alone, [assign(...plan)], 'kills').mean!, 12);
  expect(odds.wasted).toBeCloseTo(chances(alone, [assign(...plan)], 'wasted').mean!, 12);
  expect(planOdds(arranged(alone), [1, 0, 0, 0, 0, 0])).toMatchObject({ kills: 0, wasted: 3 / 7 });
});

test('no more AMMO is lost on average than there is', () => {
  for (const plan of [
    [3, 0, 0, 0, 0, 0],
    [3, 2, 1, 0, 0, 0],
  ]) {
    const given = { ...alone, squad: [{ ...squad[0]!, sl: plan[1] === 0 ? 3 : 6 }, squad[1]!], ammo: 2 };
    const mean = chances(given, [assign(...plan)], 'wasted').mean!;
    expect(planOdds(arranged(given), plan).wasted).toBeCloseTo(mean, 12);
  }
});

test('without a dog a Drone ambushes: the plan kills nobody', () => {
  const given = { ...alone, squad: squad.slice(0, 1) };
  expect(planOdds(arranged(given), [3, 0, 0, 0, 0, 0])).toMatchObject({ kills: 0 });
  expect(chances(given, [assign(3, 0, 0, 0, 0, 0)], 'kills').lines).toEqual([
    { value: 0, chance: 1, give: 0 },
  ]);
});

test('at a shared table the partner places by the drill before the cards are turned up', () => {
  const given = { at: 'gather the wounds', seats: ['person', 'person'], squad, combat };
  const odds = chances(given, [assign(0, 0, 3, 0, 0, 0)], 'wasted');
  expect(odds.exact).toBe(true);
  expect(odds.lines.map((line) => line.value)).toEqual([3, 4]);
});

const firing = {
  at: 'squad wounds',
  squad: [
    { unit: 'Squad Leader', name: 'Ann', rn: 5 },
    { unit: 'Rifleman', name: 'Bo', rn: 5 },
  ],
  combat,
};

test('FIRE 5 with CAP 3 misses half the time; two units fire as one plan', () => {
  const one = chances(firing, [{ do: 'fire', unit: 1 }], 'hits');
  expect(one.exact).toBe(true);
  expect(one.lines.map((line) => [line.value, Math.round(line.chance * 10)])).toEqual([
    [0, 5],
    [1, 1],
    [2, 1],
    [3, 3],
  ]);
  const both = chances(
    firing,
    [
      { do: 'fire', unit: 1 },
      { do: 'fire', unit: 2 },
    ],
    'hits',
  );
  expect(both.mean).toBeCloseTo(2.4, 12);
});

test('a check of WITS 6 succeeds six times in ten', () => {
  const given = { at: 'a check', mission: 1, node: 2, squad: [{ unit: 'Medic', name: 'Kai' }] };
  const odds = chances(given, [{ do: 'check', unit: 1 }], 'check');
  expect(odds.lines.map((line) => [line.value, line.chance])).toEqual([
    ['success', expect.closeTo(0.6, 12)],
    ['failure', expect.closeTo(0.4, 12)],
  ]);
});
