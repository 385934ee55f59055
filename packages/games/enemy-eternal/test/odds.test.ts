// The chances that the board shows are those of the rules themselves: few attacks here, many in soak/odds.ts.
import { fastChance, odds, prospectsOf } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { game } from '../game.ts';
import type { Table } from '../table.ts';
import { threatTo } from '../preview/dangers.ts';
import { previewOf } from '../preview/moves.ts';
import { compare, tail } from './compare.ts';
import { positions } from './positions.ts';

test('the tail of a binomial distribution is exact', () => {
  expect(tail(0, 2, 0.5)).toBeCloseTo(0.5, 12);
  expect(tail(10, 10, 0.5)).toBeCloseTo(2 / 1024, 12);
  expect(tail(50_000, 100_000, 0.5)).toBeGreaterThan(0.99);
  expect(tail(50_712, 100_000, 0.5)).toBeCloseTo(6.8e-6, 6);
  expect(tail(1, 100_000, 0)).toBe(0);
  expect(tail(100_000, 100_000, 1)).toBe(1);
});

test('shown odds equal what happens, in positions of random games', () => {
  for (const [i, position] of positions(30).entries())
    for (const line of compare(position, 300, fastChance(i + 1)))
      expect(line, line.words).toMatchObject({ fits: true });
});

const aimsOf = (given: object, wish: string) => {
  const w = arrange(given);
  game.resume(w, fastChance(1));
  const { aims } = game.view(w, 0).shown;
  const aim = aims.find((one) => game.words.choice(one.order, game.view(w, 0)) === wish);
  expect(
    aim,
    `${wish} among ${aims.map((one) => game.words.choice(one.order, game.view(w, 0))).join('; ')}`,
  ).toBeDefined();
  return aim!;
};

test('EE-SPC-38 Shredding: both tests count, and no armour', () => {
  const models = [
    { side: 'A', unit: 'Grenadier', at: [10, 10] },
    { side: 'B', unit: 'ADVENT Trooper', at: [20, 10] },
  ];
  const aim = aimsOf({ models, active: 'Grenadier' }, 'Attack ADVENT Trooper with the Cannon, two actions');
  // AIM 7 and short range: 26 of 36, twice.
  expect(aim).toMatchObject({ value: 8, times: 2, dice: 2, ways: 26 * 26, of: 36 * 36, armour: null });
  expect(aim.losses.map((one) => one.ways / one.of)).toEqual(
    [1 - (26 * 26) / (36 * 36), (26 * 26) / (36 * 36)].map((one) => expect.closeTo(one, 12)),
  );
});

test('EE-SPO-10 EE-SPO-09 Sustain and a Shield are in the distribution', () => {
  const models = [
    { side: 'A', unit: 'Rookie', at: [10, 10] },
    { side: 'B', unit: 'ADVENT Priest', at: [20, 10], wounds: 1, shield: 1 },
  ];
  const aim = aimsOf(
    { models, active: 'Rookie' },
    'Attack ADVENT Priest with the Assault Rifle, two actions',
  );
  // Damage 3 - 1 = 2, the Shield takes 1; WILL 9 saves the last Wound in 30 of 36.
  expect(aim.damage.value).toBe(2);
  expect(aim.losses.map((one) => one.wounds)).toEqual([0, 1]);
  const through = ((aim.ways / aim.of) * (36 - aim.armour!.ways)) / 36;
  expect(aim.losses[1]!.ways / aim.losses[1]!.of).toBeCloseTo((through * 6) / 36, 12);
});

test('EE-OVW-02 a previewed run knows who may fire where, and what can be attacked from its end', () => {
  const w = arrange({
    models: [
      { side: 'A', unit: 'Rookie', at: [10, 10] },
      { side: 'B', unit: 'ADVENT Trooper', at: [20, 10], overwatch: 'Magnetic Rifle' },
    ],
    active: 'Rookie',
  });
  game.resume(w, fastChance(1));
  const v = game.view(w, 0);
  const plan = previewOf(v, { do: 'run', actions: 1, to: [12, 10] })!;
  expect(plan.path.length).toBe(2);
  expect(plan.reactions).toMatchObject([
    { model: 1, cell: 10 * 36 + 11, weapon: 'Magnetic Rifle', target: 0 },
  ]);
  // From (12,10): 8 away, short range, one action, moving.
  const shot = plan.aims.find((aim) => aim.weapon === 'Assault Rifle')!;
  expect(shot.parts.map((part) => part.value)).toEqual([expect.any(Number), -1, 1, -1]);
  // A careful shot of AIM 7 at short range past the Rookie's armour.
  const there = threatTo(v, 0)[10 * 36 + 10]!;
  expect(there).toBeGreaterThan(0);
  expect(plan.back[0]!.hurt * 100).toBeCloseTo(there, -1);
});

test('EE-AUT-17 a previewed run shows the automaton firing where it will', () => {
  const given = (opponent: string) => ({
    opponent,
    terrain: { hard: [[12, 10]] },
    models: [
      { side: 'A', unit: 'Rookie', at: [10, 10] },
      { side: 'B', unit: 'ADVENT Trooper', at: [26, 10], overwatch: 'Magnetic Rifle' },
    ],
    active: 'Rookie',
  });
  const crossing = (opponent: string) => {
    const w = arrange(given(opponent));
    game.resume(w, fastChance(1));
    return previewOf(game.view(w, 0), {
      do: 'run',
      actions: 2,
      to: [11, 14],
      via: [[11, 10]],
    })!.reactions.map((one) => one.cell);
  };
  // At (11,10) hard cover leaves AIM 7 - 1 - 1 - 2 = 3: a person may fire there, the automaton waits for the 5 of the next cell.
  expect(crossing('player')).toEqual([10 * 36 + 11]);
  expect(crossing('automaton')).toEqual([11 * 36 + 11]);
});

test('EE-SPO-18 EE-OPT-08 an explosion that may spread is said, and the whole distribution has it', () => {
  const models = [
    { side: 'A', unit: 'Rookie', at: [10, 10] },
    { side: 'A', unit: 'Ranger', at: [21, 11], wounds: 2 },
    { side: 'B', unit: 'ADVENT Purifier', at: [20, 10], wounds: 1 },
    { side: 'B', unit: 'ADVENT Trooper', at: [30, 10] },
  ];
  const given = { models, active: 'Rookie' };
  const wish = 'Attack ADVENT Purifier with the Assault Rifle, two actions';
  const aim = aimsOf(given, wish);
  expect(aim.spreads).toBe(true);
  expect(aimsOf(given, 'Attack ADVENT Trooper with the Assault Rifle, two actions').spreads).toBe(false);
  const w = arrange(given);
  game.resume(w, fastChance(1));
  const wounds = (after: Table): number =>
    after.models.filter((m) => m.side === 0 && m.place === 'board').reduce((sum, m) => sum + m.wounds, 0);
  const own = odds(game, w, 0, aim.order, wounds, { budget: 2000 });
  // Without the explosion nobody of ours could be hurt.
  expect(own.lines.map((line) => line.value)).toContain(4 + 2);
  expect(own.lines.length).toBeGreaterThan(1);
});

test('EE-SPC-35 a shot that goes wide is told apart from armour that holds, and the parts multiply out', () => {
  const models = [
    {
      side: 'A',
      unit: 'Rookie',
      at: [10, 10],
      items: [{ item: 'Frag Grenade', on: null }],
    },
    { side: 'B', unit: 'ADVENT Trooper', at: [15, 10], wounds: 1 },
  ];
  const given = { models, active: 'Rookie' };
  const aim = aimsOf(given, 'Attack ADVENT Trooper with the Frag Grenade, two actions');
  const [scatter] = aim.turned;
  if (scatter === undefined || aim.armour === null) throw new Error('a grenade scatters and meets armour');
  const w = arrange(given);
  game.resume(w, fastChance(1));
  const { stakes } = prospectsOf(game, { view: game.view(w, 0), seat: 0, plan: [aim.order] });
  const target = stakes.find(({ title }) => title === 'ADVENT Trooper');
  const chance = (value: string): number => target?.lines.find((line) => line.value === value)?.chance ?? 0;
  const hit = aim.ways / aim.of;
  const straight = hit * (scatter.ways / scatter.of);
  const holds = aim.armour.ways / 36;
  expect(chance('missed')).toBeCloseTo(1 - hit, 6);
  expect(chance('armour holds')).toBeCloseTo(straight * holds, 6);
  expect(chance('dead')).toBeGreaterThanOrEqual(straight * (1 - holds) - 1e-6);
  expect(chance('goes wide')).toBeGreaterThan(0.1);
  expect(target?.lines.reduce((sum, line) => sum + line.chance, 0)).toBeCloseTo(1, 6);
});
