// Pointing at an enemy: the ways that are offered are legal from first to last, and the best of them is what a player would choose.
import { anyChoice, fastChance, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { game } from '../game.ts';
import { blastOf } from '../preview/blasts.ts';
import { answering, soonest } from '../preview/dangers.ts';
import { reactingOf } from '../preview/reacting.ts';
import { suggestedPlaces } from '../preview/setUp.ts';
import { testOf } from '../preview/tests.ts';
import { type Way, waysTo } from '../preview/ways.ts';
import type { View } from '../view.ts';

const viewOf = (given: object): View => {
  const w = arrange(given);
  game.resume(w, fastChance(1));
  return game.view(w, 0);
};

const named = (way: Way | undefined) => way && [way.how, way.aim.weapon, way.actions];

test('the weapon that hurts more often comes first, not the one that hits more often', () => {
  const models = [
    { side: 'A', unit: 'Grenadier', at: [10, 10] },
    { side: 'B', unit: 'ADVENT Officer', at: [20, 10] },
  ];
  const [best, ...others] = waysTo(viewOf({ models, active: 'Grenadier' }), 1);
  // Shredding has no armour test: 52 % to hurt and to kill; the launcher hits in 72 %, scatters, and is stopped by armour.
  expect(named(best)).toEqual(['stay', 'Cannon', 2]);
  expect(best!.kill).toBeCloseTo((26 / 36) ** 2, 12);
  expect(others.some((way) => way.aim.weapon === 'Grenade Launcher')).toBe(true);
  expect(others.every((way) => way.kill <= best!.kill)).toBe(true);
});

test('out of sight from here: a run to a cell with a line, then the shot; before a model is chosen the activation comes first', () => {
  const models = [
    { side: 'A', unit: 'Rookie', at: [10, 10] },
    { side: 'B', unit: 'ADVENT Trooper', at: [20, 10] },
  ];
  const terrain = {
    wall: [
      [12, 10],
      [12, 9],
      [12, 11],
    ],
  };
  const [best] = waysTo(viewOf({ models, terrain, active: 'Rookie' }), 1);
  expect(best!.choices.map((choice) => choice.do)).toEqual(['run', 'attack']);
  const [chosen] = waysTo(viewOf({ models, terrain, drawn: 'A' }), 1);
  expect(chosen!.choices.map((choice) => choice.do)).toEqual(['activate', 'run', 'attack']);
});

test('among cells that hurt alike the one with the least answer is planned, however many are nearer', () => {
  const models = [
    { side: 'A', unit: 'Ranger', at: [18, 11] },
    { side: 'B', unit: 'ADVENT Trooper', at: [24, 2] },
  ];
  const run = (terrain: object): Way | undefined =>
    waysTo(viewOf({ models, terrain, active: 'Ranger' }), 1).find((way) => way.how === 'run');
  const open = run({})!;
  // Hard cover between the cell and the Trooper, seven cells away: further than the dozens of open ones that hurt alike.
  const covered = run({ hard: [[25, 8]] })!;
  expect(covered.hurt).toBeGreaterThanOrEqual(open.hurt - 0.12);
  expect(covered).toMatchObject({ cell: 9 * 36 + 25, cost: 7 });
  expect(covered.back[0]!.hurt).toBeLessThan(open.back[0]!.hurt);
});

test('of places that hurt alike the one with less coming back in this round is planned: who has acted does not count', () => {
  const trooper = { side: 'B', unit: 'ADVENT Trooper' };
  /** The cover of the planned run against the Trooper in the north: hard cover lies north of one cell, south of another. */
  const covered = (acted: boolean): number | undefined => {
    const view = viewOf({
      models: [
        { side: 'A', unit: 'Ranger', at: [10, 12] },
        { ...trooper, at: [10, 3] },
        { ...trooper, at: [9, 21], activated: acted },
        { ...trooper, at: [11, 21], activated: acted },
      ],
      terrain: {
        hard: [
          [8, 9],
          [12, 11],
        ],
      },
      active: 'Ranger',
    });
    const run = waysTo(view, 1).find((way) => way.how === 'run')!;
    return run.back.find((one) => one.model === 1)?.cover;
  };
  expect(covered(true)).toBe(2);
  expect(covered(false)).toBe(0);
});

test('an enemy out of sight who could run and fire is counted, and one beside it whose blow does nothing is named', () => {
  const given = (walls: [number, number][]) => ({
    models: [
      { side: 'A', unit: 'Ranger', at: [8, 11] },
      { side: 'B', unit: 'ADVENT Trooper', at: [12, 11] },
      { side: 'B', unit: 'ADVENT Trooper', at: [15, 12] },
    ],
    terrain: { wall: walls },
    active: 'Ranger',
  });
  const wall = (from: number, to: number): [number, number][] =>
    Array.from({ length: to - from + 1 }, (_, i) => [14, from + i]);
  const charge = (walls: [number, number][]): Way =>
    waysTo(viewOf(given(walls)), 1).find((way) => way.how === 'charge')!;
  // Round the end of the wall it comes into sight with one action; the whole height of the board it does not.
  const near = charge(wall(8, 14));
  expect(near.back).toMatchObject([{ model: 2, how: 'run', now: true }]);
  expect(near.back[0]!.hurt).toBeGreaterThan(0.1);
  const far = charge(wall(0, 23));
  expect(far.back).toEqual([]);
  // Two PH less the Ranger's armour and XCOM's resistance are nothing.
  expect(far.harmless).toEqual([1]);
});

test('EE-DIF-03 with one die in the bag one of two enemies can still act: the likelier one counts for this round', () => {
  const view = viewOf({
    models: [
      { side: 'A', unit: 'Ranger', at: [10, 10] },
      { side: 'B', unit: 'ADVENT Trooper', at: [16, 10] },
      { side: 'B', unit: 'ADVENT Trooper', at: [24, 10] },
    ],
    opponent: 'automaton',
    active: 'Ranger',
    bag: { automaton: 1 },
  });
  const { back } = waysTo(view, 1).find((way) => way.how === 'stay')!;
  expect(back.map(({ model, now, outOfDice }) => [model, now, outOfDice])).toEqual([
    [1, true, false],
    [2, true, true],
  ]);
  expect(soonest(back).map(({ model }) => model)).toEqual([1]);
});

test('EE-DIF-03 in the next round, too, one of two enemies has a die: only the likelier one is expected', () => {
  const given = {
    models: [
      { side: 'A', unit: 'Ranger', at: [10, 10] },
      { side: 'B', unit: 'ADVENT Trooper', at: [16, 10], activated: true },
      { side: 'B', unit: 'ADVENT Trooper', at: [24, 10], activated: true },
    ],
    opponent: 'automaton',
    active: 'Ranger',
    bag: { A: 1 },
  };
  const expected = (difficulty: string) => {
    const { back } = waysTo(viewOf({ ...given, difficulty }), 1).find((way) => way.how === 'stay')!;
    expect(back.every(({ now }) => !now)).toBe(true);
    return answering(back).map(({ model }) => model);
  };
  expect(expected('Normal')).toEqual([1]);
  expect(expected('Classic')).toEqual([1, 2]);
});

test('EE-SPC-28 what a grenade would destroy is told before it is fired, in close combat nothing falls', () => {
  const models = [
    { side: 'A', unit: 'Grenadier', at: [10, 10] },
    { side: 'B', unit: 'ADVENT Trooper', at: [20, 10] },
  ];
  const hard = [
    [21, 10],
    [22, 12],
    [23, 10],
  ];
  const view = viewOf({ models, terrain: { hard }, active: 'Grenadier' });
  const aim = { by: 0, target: 1, weapon: 'Grenade Launcher', close: false };
  expect(blastOf(view, aim)).toEqual({ falls: [10 * 36 + 21, 12 * 36 + 22], needsDamage: false });
  expect(blastOf(view, { ...aim, weapon: 'Cannon' })).toBeNull();
  expect(blastOf(view, { ...aim, close: true })).toBeNull();
});

test('every choice of every way can be made, one after the other, where nobody interferes', () => {
  let played = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const any = uniform(seed);
    const chance = fastChance(seed);
    const w = game.setup({ mission: 'B1', opponent: 'automaton' }, [{ kind: 'person', name: 'Ann' }], chance);
    for (let step = 0; step < 60 && w.over === null; step++) {
      const ask = game.asks(w)[0]!;
      const view = game.view(w, ask.seat);
      const foes = step % 4 === 0 ? w.models.filter((m) => m.place === 'board' && m.control === 1) : [];
      for (const foe of foes)
        for (const way of waysTo(view, foe.id).filter(
          (one) => one.reactions.length === 0 && one.reveals === null,
        )) {
          const after = game.copy(w);
          for (const choice of way.choices) {
            expect(game.judge(after, ask.seat, choice), JSON.stringify(way.choices)).toBeNull();
            game.play(after, ask.seat, choice, fastChance(seed));
          }
          played++;
        }
      game.play(w, ask.seat, anyChoice(game, w, ask, any, chance), chance);
    }
  }
  expect(played).toBeGreaterThan(100);
});

test('EE-M-B2-05 the decisive test of Gatecrasher has its chance, its gain and its price', () => {
  const w = arrange({
    mission: 'B2',
    models: [
      { side: 'A', unit: 'Ranger', at: [16, 10] },
      { side: 'B', unit: 'ADVENT Trooper', at: [30, 10] },
    ],
    active: 'Ranger',
  });
  game.resume(w, fastChance(1));
  const v = game.view(w, 0);
  const offers = game.asks(w)[0]!.offers.filter((offer) => offer.do === 'interact');
  const tests = offers.map((offer) => testOf(v, offer)!);
  // MOBILITY 7: 15 of 36 with one action, 21 of 36 with two, after which it is Down.
  expect(tests.map(({ ways, also }) => [ways, also])).toEqual([
    [15, null],
    [21, 'goes Down afterwards'],
  ]);
  expect(tests[0]!.deed).toBe('Plant the charge');
});

test('EE-OVW-02 a window of react fire knows the chance in every later cell of the movement', () => {
  const w = arrange({
    opponent: 'player',
    models: [
      { side: 'A', unit: 'Rookie', at: [10, 10], overwatch: 'Assault Rifle' },
      { side: 'B', unit: 'ADVENT Trooper', at: [20, 10] },
    ],
    active: 'ADVENT Trooper',
  });
  game.resume(w, fastChance(1));
  game.play(w, 1, { do: 'run', actions: 1, to: [15, 10] }, fastChance(1));
  const reacting = reactingOf(game.view(w, 0), 0)!;
  expect(reacting.path).toHaveLength(5);
  expect(reacting.shots).toHaveLength(5);
  expect(reactingOf(game.view(w, 1), 1)!.shots).toHaveLength(0);
  expect(game.reaction!(game.view(w, 0), game.asks(w)[0]!)).toMatchObject({
    key: 'react',
    pass: { do: 'hold fire' },
  });
});

test('the suggestion of the table can be carried out to the last model', () => {
  for (const mission of ['B1', 'SE1.1']) {
    const w = game.setup(
      { mission, opponent: 'automaton' },
      [{ kind: 'person', name: 'Ann' }],
      fastChance(3),
    );
    while (!game.asks(w)[0]!.offers.some((offer) => offer.do === 'place all'))
      game.play(w, 0, game.asks(w)[0]!.offers[0]!, fastChance(3));
    const space = game.asks(w)[0]!.spaces.find((one) => one.kind === 'place')!;
    const places = suggestedPlaces(game.view(w, 0), space);
    expect(places.length).toBeGreaterThan(2);
    for (const place of places) {
      expect(game.judge(w, 0, place), JSON.stringify(place)).toBeNull();
      game.play(w, 0, place, fastChance(3));
    }
    expect(game.asks(w)[0]!.offers.some((offer) => offer.do === 'place all')).toBe(false);
  }
});
