// Maps drawn from a seed are legal, fair within the bound, and can be played and changed.
import { people, randomGame } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { cellsOf, freshScenario, readScenario, scenarioSheet } from '../content/index.ts';
import { VEGETATION } from '../content/pieces.ts';
import { grid, pictureOf, terrainOf, freshBoard } from '../board.ts';
import { emptyGround, layOn, lies } from '../book/preparation/ground.ts';
import { game } from '../game.ts';
import { FAIR, fairnessOf } from '../scenario/fairness.ts';
import { GROUNDS, drawMap, drawnScenario, twinOf } from '../scenario/generate.ts';
import { missionFrom } from '../scenario/generateMission.ts';
import { bound } from '../trials.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => 1000 + i);
const maps = SEEDS.map((seed) => drawMap(seed));

describe('a map from a seed', () => {
  test('is the same every time, and another one for another seed', () => {
    expect(drawMap(7)).toBe(drawMap(7));
    expect(new Set(maps).size).toBe(maps.length);
  });

  test('gives both halves as much to reach and to see, within the bound', () => {
    for (const map of maps) {
      const { reach, sight } = fairnessOf(map);
      expect(reach).toBeLessThanOrEqual(FAIR);
      expect(sight).toBeLessThanOrEqual(FAIR);
    }
  });

  test('the measure notices a map with everything in one half', () => {
    let map = emptyGround();
    for (let i = 0; i < 3; i++) {
      const upper = lies(map, 'house', [], 1).filter((lie) => lie % grid.size < 4 * 24);
      map = layOn(map, 'house', upper[0]!);
    }
    expect(fairnessOf(map).sight).toBeGreaterThan(FAIR);
    expect(fairnessOf(map).reach).toBeGreaterThan(FAIR);
    expect(fairnessOf(emptyGround())).toEqual({ reach: 0, sight: 0 });
  });

  test('needs no more pieces than the box has', () => {
    for (const { pairs } of GROUNDS)
      for (const [piece, , most] of pairs) {
        const inBox = VEGETATION.find(([name]) => name === piece)?.[1];
        if (inBox !== undefined) expect(2 * most).toBeLessThanOrEqual(inBox);
      }
    for (const map of maps) {
      const { cells } = pictureOf(map);
      for (const [sign, most] of [
        ['P', 4],
        ['S', 4],
        ['p', 6],
        ['T', 4],
      ] as const)
        expect([...cells].filter((one) => one === sign).length).toBeLessThanOrEqual(most);
    }
  });
});

test('turned twice a piece lies where it lay', () => {
  for (const piece of ['house', 'crater', 'large palm', 'low piece'] as const)
    for (const lie of lies(emptyGround(), piece, [])) {
      const twin = twinOf(piece, lie);
      if (twin !== null) expect(twinOf(piece, twin)).toBe(lie);
    }
});

describe('a scenario on a drawn map', () => {
  const before = freshScenario();
  const scenarios = SEEDS.map((seed) => drawnScenario(before, seed));

  test('keeps everything but the map, and nothing stands on its zones, targets and units', () => {
    for (const scenario of scenarios) {
      expect({ ...scenario, map: before.map }).toEqual(before);
      const { closed } = terrainOf(freshBoard(scenario.map.join('\n')));
      for (const cell of cellsOf([...before.zones.Earth.start, ...before.zones.Earth.exits]))
        expect(closed[cell]).toBe(0);
    }
  });

  test('has no problem, and is read again as it was written', () => {
    for (const scenario of [...scenarios, ...scenarioSheet.examples.map((one) => drawnScenario(one, 5))]) {
      expect(scenarioSheet.problems(scenario).filter(({ severity }) => severity === 'stop')).toEqual([]);
      expect(readScenario(scenarioSheet.write(scenario))).toEqual(scenario);
    }
  });

  test('is played to its end', () => {
    for (const scenario of scenarios.slice(0, 4))
      expect(
        randomGame(
          game,
          {
            name: 'drawn',
            options: { mission: 'Scenario', scenario, automaton: 'quick', squads: 'standard' },
            seats: people(1),
          },
          1,
          () => {},
          bound,
        ),
      ).toBeGreaterThan(0);
  });
});

describe('a whole mission from a seed', () => {
  const missions = SEEDS.map((seed) => missionFrom(seed));

  test('is the same every time; every kind comes', () => {
    expect(missionFrom(7)).toEqual(missionFrom(7));
    expect(new Set(missions.map(({ text }) => text)).size).toBe(5);
  });

  test('has no problem that stops it, a fair map, and is read again as it was written', () => {
    for (const mission of missions) {
      expect(scenarioSheet.problems(mission).filter(({ severity }) => severity === 'stop')).toEqual([]);
      const { reach, sight } = fairnessOf(mission.map.join('\n'));
      expect(Math.max(reach, sight)).toBeLessThanOrEqual(FAIR);
      expect(readScenario(scenarioSheet.write(mission))).toEqual(mission);
    }
  });

  test('of each kind is played to its end', () => {
    const kinds = new Map(missions.map((mission) => [mission.text, mission]));
    for (const mission of kinds.values()) {
      const options = { ...scenarioSheet.options(mission), automaton: 'quick', squads: 'standard' };
      const seats = people(scenarioSheet.people(mission));
      expect(randomGame(game, { name: mission.name, options, seats }, 1, () => {}, bound)).toBeGreaterThan(0);
    }
  });
});
