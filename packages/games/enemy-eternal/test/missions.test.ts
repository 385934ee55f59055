// Missions: what they reward, what the automaton wants there, who stands where, and random games of all of them.
import { readFileSync } from 'node:fs';
import { cellsOnLine, gridOf } from '@xenotable/board';
import { fastChance, playout, scriptedChance, uniform } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { goalsOf } from '../book/automaton/objective.ts';
import { placesFor, zoneCells } from '../book/deployment/zones.ts';
import { distance, ground, spotOf } from '../book/board/ground.ts';
import { missions } from '../book/missions/index.ts';
import { seasonForces } from '../content/season.ts';
import { game } from '../game.ts';
import { everyTrial } from '../trials.ts';
import type { MissionId, Side, Table } from '../table.ts';

const table = (mission: MissionId, models: unknown[], more: object = {}): Table =>
  arrange({ mission, opponent: 'automaton', models, ...more });

const cards = (
  mission: MissionId,
  winner: Side | null,
  secondary = false,
  difficulty: Table['difficulty'] = 'Normal',
): [number, number] => {
  const w = table(mission, []);
  w.difficulty = difficulty;
  const result = { winner, rule: '', why: '', secondary };
  return [missions[mission].cards(w, result, 0), missions[mission].cards(w, result, 1)];
};

describe('reward cards', () => {
  test.each([
    ['EE-M-B1-05', 'B1', 3, 1, 1],
    ['EE-M-B2-10', 'B2', 2, 0, 0],
    ['EE-M-B3-06', 'B3', 2, 1, 1],
    ['EE-M-B4-05', 'B4', 2, 1, 1],
    ['EE-M-B5-05', 'B5', 3, 1, 1],
    ['EE-M-B6-05', 'B6', 3, 1, 1],
    ['EE-M-B7-05', 'B7', 3, 1, 1],
    ['EE-M-B8-05', 'B8', 3, 1, 1],
  ] as const)('%s', (_rule, mission, win, loss, draw) => {
    expect(cards(mission, 0)).toEqual([win, loss]);
    expect(cards(mission, null)[0]).toBe(draw);
  });

  test('EE-M-B3-06 all terminals held are a third card', () => {
    const w = table('B3', []);
    for (const piece of w.pieces) piece.owner = 0;
    expect(missions.B3.cards(w, { winner: 0, rule: '', why: '', secondary: false }, 0)).toBe(3);
  });

  // EE-M-SE11-07 EE-M-SE12-07 EE-M-SE13-07 EE-M-SE14-08 EE-M-SE16-07 EE-M-SE17-07 EE-M-SE18-08
  test.each([
    ['SE1.1', 1],
    ['SE1.2', 0],
    ['SE1.3', 1],
    ['SE1.4', 1],
    ['SE1.6', 1],
    ['SE1.7', 1],
    ['SE1.8', 1],
  ] as const)('%s: EE-M-SE-03 by difficulty, and so many for a loss', (mission, loss) => {
    expect(
      (['Easy', 'Normal', 'Classic', 'Impossible'] as const).map(
        (difficulty) => cards(mission, 0, false, difficulty)[0],
      ),
    ).toEqual([1, 2, 2, 3]);
    expect(cards(mission, 0, true)[0]).toBe(3);
    expect(cards(mission, 1)[0]).toBe(loss);
  });
});

describe('what the automaton wants', () => {
  const wants = (w: Table, id = 1): unknown[] =>
    goalsOf(w, w.models[id]!).map((goal) => ({
      ...goal,
      ...('cells' in goal && { cells: goal.cells.length }),
    }));
  const foe = { side: 'A', unit: 'Rookie', at: [0, 0] };
  const officer = (at: number[], more: object = {}) => ({ side: 'B', unit: 'ADVENT Officer', at, ...more });

  test('EE-M-B1-06 EE-M-SE11-08 EE-M-SE12-08 nothing: O acts as A', () => {
    for (const mission of ['B1', 'SE1.1', 'SE1.2'] as const)
      expect(wants(table(mission, [foe, officer([30, 12])]))).toEqual([]);
  });

  test('EE-M-B5-06 the relay, then the platform', () => {
    const w = table('B5', [foe, officer([30, 12])]);
    expect(wants(w)).toMatchObject([
      { kind: 'work', piece: 1 },
      { kind: 'work', piece: 0 },
      { kind: 'hold' },
    ]);
    for (const piece of w.pieces) piece.owner = 1;
    expect(wants(w)).toMatchObject([{ kind: 'hold' }]);
  });

  test('EE-M-B6-06 the freed VIP is the first target', () => {
    const w = table('B6', [
      foe,
      officer([25, 9]),
      { side: 'A', unit: 'Civilian', at: [30, 11], name: 'VIP' },
    ]);
    expect(wants(w)[0]).toMatchObject({ kind: 'attack', target: 2 });
    w.models[2]!.neutral = true;
    expect(wants(w)).toMatchObject([{ kind: 'hold' }]);
  });

  test('EE-M-B7-06 the enemy Leader', () =>
    expect(wants(table('B7', [{ ...foe, leader: true }, officer([30, 12])]))).toEqual([
      { kind: 'attack', target: 0 },
    ]));

  test('EE-M-B8-06 the nearest zone that is not controlled', () => {
    const w = table('B8', [foe, officer([24, 5])]);
    expect(goalsOf(w, w.models[1]!)[0]).toMatchObject({
      kind: 'hold',
      cells: expect.arrayContaining([2 * 48 + 22]),
    });
  });

  test('EE-M-SE13-08 before the informant is known, the cells around the nearest civilian', () => {
    const w = table('SE1.3', [
      foe,
      officer([20, 4]),
      { side: 'A', unit: 'Civilian', at: [17, 4], neutral: true },
    ]);
    expect(wants(w)).toMatchObject([{ kind: 'hold' }]);
    w.models[2]!.neutral = false;
    expect(wants(w)).toEqual([{ kind: 'attack', target: 2 }]);
  });

  test('EE-M-SE14-09 the open relay, otherwise the cells around it', () => {
    const w = table('SE1.4', [foe, officer([24, 12])], { goals: { upload: 1 } });
    expect(wants(w)).toMatchObject([{ kind: 'hold' }]);
    w.pieces[0]!.done = true;
    expect(wants(w)).toMatchObject([{ kind: 'work', work: 'hack' }, { kind: 'hold' }]);
  });

  test('EE-M-SE15-07 a mast that is on, otherwise its own mast', () => {
    const w = table('SE1.5', [foe, officer([13, 4], { pod: 'a' })], { pods: { a: [13, 4] } });
    expect(wants(w)).toMatchObject([{ kind: 'hold' }]);
    w.pieces[1]!.done = true;
    expect(wants(w)[0]).toMatchObject({ kind: 'work', piece: 1 });
  });

  test('EE-M-SE16-08 the carrier of the cache, otherwise the nearest container', () => {
    expect(wants(table('SE1.6', [{ ...foe, carries: ['cache'] }, officer([13, 8])]))).toEqual([
      { kind: 'attack', target: 0 },
    ]);
    expect(wants(table('SE1.6', [foe, officer([13, 8])]))).toMatchObject([{ kind: 'hold' }]);
  });

  test('EE-M-SE17-08 the nearest civilian', () => {
    const w = table('SE1.7', [
      foe,
      officer([25, 8]),
      { side: 'A', unit: 'Civilian', at: [12, 4] },
      { side: 'A', unit: 'Civilian', at: [21, 7] },
    ]);
    expect(wants(w)[0]).toEqual({ kind: 'attack', target: 3 });
  });

  test('EE-M-SE18-09 containers with intel; a carrier goes home', () => {
    const w = table('SE1.8', [foe, officer([20, 11])]);
    expect(wants(w)[0]).toMatchObject({ kind: 'work', work: 'search' });
    const carrier = table('SE1.8', [foe, officer([20, 11], { carries: ['intel'] })]);
    expect(wants(carrier)).toMatchObject([{ kind: 'go' }]);
  });

  test('EE-M-SE19-08 a charge, otherwise the place of its pod', () => {
    const w = table('SE1.9', [foe, officer([18, 5], { pod: 'a' })], { pods: { a: [18, 5] } });
    expect(wants(w)).toMatchObject([{ kind: 'hold' }]);
    w.pieces.find((piece) => piece.kind === 'device')!.by = 0;
    expect(wants(w)[0]).toMatchObject({ kind: 'work', work: 'interact' });
  });

  test('EE-M-SE1X-09 the carrier of the vial', () => {
    expect(wants(table('SE1.X', [{ ...foe, at: [5, 5], carries: ['vial'] }, officer([20, 12])]))).toEqual([
      { kind: 'attack', target: 0 },
    ]);
  });
});

describe('set-ups', () => {
  // EE-M-SE11-02 EE-M-SE13-02 EE-M-SE14-02 EE-M-SE15-02 EE-M-SE16-02 EE-M-SE19-02 EE-M-SE1X-02
  test.each(['SE1.1', 'SE1.2', 'SE1.3', 'SE1.4', 'SE1.5', 'SE1.6', 'SE1.9', 'SE1.X'] as const)(
    '%s: Squad Deployment in zone A',
    (mission) => {
      const w = table(mission, [
        { side: 'A', unit: 'Ranger', reserve: true },
        { side: 'A', unit: 'Rookie', reserve: true },
      ]);
      expect(missions[mission].squadDeployment).toBeDefined();
      const first = placesFor(w, w.models[0]!)[0]!;
      Object.assign(w.models[0]!, { place: 'board', cell: first });
      for (const cell of placesFor(w, w.models[1]!)) expect(distance(w, first, cell)).toBe(1);
    },
  );

  test('EE-M-SE17-02 EE-M-SE17-03 EE-M-SE18-02 EE-M-SE18-03 zones A and B, with the listed models', () => {
    expect(seasonForces['SE1.7']!.ADVENT.start).toHaveLength(5);
    expect(seasonForces['SE1.8']!.XCOM.start).toHaveLength(6);
    const w = table('SE1.8', []);
    for (const side of [0, 1] as const) expect(zoneCells(w, side).length).toBeGreaterThan(100);
  });

  test('EE-M-SE15-03 EE-M-SE16-03 EE-M-SE19-03 pods are triggered by coming near or by sight', () => {
    const triggers = (mission: MissionId, letter: string, at: number[], marker: number[]): boolean => {
      const w = table(mission, [{ side: 'A', unit: 'Rookie', at }], { pods: { [letter]: marker } });
      return missions[mission].pods!.triggers(w, w.pods[0]!, w.models[0]!);
    };
    expect(triggers('SE1.5', 'a', [1, 4], [13, 4])).toBe(true);
    expect(triggers('SE1.5', 'a', [0, 4], [13, 4])).toBe(false);
    expect(triggers('SE1.6', 'a', [12, 8], [13, 5])).toBe(true);
    expect(triggers('SE1.6', 'a', [2, 8], [13, 5])).toBe(false);
    expect(triggers('SE1.9', 'd', [22, 11], [30, 10])).toBe(true);
  });

  test('EE-M-SE16-06 all containers searched is the secondary goal', () => {
    const w = table('SE1.6', [{ side: 'A', unit: 'Rookie', at: [1, 8], carries: ['cache'] }], {
      active: 'Rookie',
    });
    for (const piece of w.pieces) piece.done = true;
    const chance = scriptedChance([]);
    game.resume(w, chance);
    game.play(w, 0, { do: 'end' }, chance);
    expect(w.result).toMatchObject({ winner: 0, secondary: true });
  });

  test('EE-DEP-03 nobody is set up in base contact with an enemy', () => {
    const w = table('B1', [
      { side: 'A', unit: 'Rookie', reserve: true },
      { side: 'B', unit: 'ADVENT Trooper', at: [6, 9] },
    ]);
    expect(placesFor(w, w.models[0]!).map((cell) => spotOf(ground(w), cell))).not.toContainEqual([5, 9]);
  });

  test('EE-LOS-03 the cells that a line crosses', () => {
    const grid = gridOf(10, 10);
    const crossed = (x: number, y: number): number[][] =>
      cellsOnLine(grid, 0, y * 10 + x).map((cell) => [cell % 10, Math.floor(cell / 10)]);
    expect(crossed(2, 1)).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(crossed(3, 1)).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test('EE-SPC-08 [Interact] is tested on MOBILITY', () => {
    const w = table(
      'B5',
      [
        { side: 'A', unit: 'Ranger', at: [16, 12] },
        { side: 'B', unit: 'Viper', at: [35, 0] },
      ],
      { active: 'Ranger' },
    );
    const told: unknown[] = [];
    const chance = scriptedChance([3, 4], fastChance(1));
    game.resume(w, chance);
    game.play(
      w,
      0,
      { do: 'interact', piece: 0, actions: 2 },
      chance,
      (what, rule) => void told.push({ ...what, rule }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'test', what: 'Interact', value: 7, passed: true, rule: 'EE-SPC-08' }),
    );
  });
});

test.each(everyTrial.filter((_, i) => i % 5 === 0))('a random game of $name ends', (trial) => {
  const chance = fastChance(7);
  const w = game.setup(trial.options, trial.seats, chance);
  playout(game, w, chance, uniform(11), 20_000);
  expect(w.over).not.toBeNull();
});

test('the catalogue names a map for every mission', () => {
  const catalogue = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const mission of Object.values(missions)) expect(catalogue).toContain(mission.map);
});
