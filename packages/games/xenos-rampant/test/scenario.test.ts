// Scenarios of one's own: what is wrong is named, and battles of the book play alike when they are read from a file.
import { canAct, fastChance } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { BATTLES } from '../content/battles.ts';
import { MAPS } from '../content/maps.ts';
import { game } from '../game.ts';
import { readScenario } from '../scenario/read.ts';
import { scenarioSheet } from '../scenario/sheet.ts';
import type { Piece, Scenario } from '../scenario/scenario.ts';
import { vpOf } from '../book/turn/victory.ts';

const seats = [{ name: 'Ruth' }, { name: 'Oskar' }];

/** A battle of the book as a file, with its map and obstacles. */
function asFile(name: keyof typeof BATTLES): Scenario {
  const { scenario, terms } = BATTLES[name];
  const map = MAPS.find((one) => one.name === terms.map)!;
  const pieces = map.obstacles.map(([kind, x1, y1, x2, y2]): Piece => ({
    kind,
    at: [(x1 + x2) / 2, (y1 + y2) / 2],
    size: [Math.abs(x2 - x1) + Math.abs(y2 - y1), 0.5],
    turn: y1 === y2 ? 0 : 90,
  }));
  const file: Scenario = { ...scenario, rows: [...map.rows], pieces, buildings: map.buildings };
  return readScenario(scenarioSheet.write(file));
}

/** How a battle ends that the script plays with itself. */
function ending(options: Record<string, unknown>, seed: number): unknown {
  const chance = fastChance(seed);
  const w = game.setup({ ...options, noTraits: true, lists: ['XR-D-01', 'XR-D-03'] }, seats, chance);
  while (w.over === null) {
    const ask = game.asks(w).find(canAct)!;
    game.play(w, ask.seat, game.suggest(game.copy(w), ask.seat, chance)!, chance);
  }
  return {
    vp: [vpOf(w, 0), vpOf(w, 1)],
    turn: w.turn,
    units: w.units.map(({ x, y, sp, state, suppressed }) => ({ x, y, sp, state, suppressed })),
    buildings: w.buildings,
  };
}

test.each(['GRIND', 'ENCOUNTER', 'FIGHTRET', 'VIP', 'DIVERSION'] as const)(
  'XR-SCN-01 %s plays alike when it is read from a file',
  (name) => {
    const file = asFile(name);
    expect(scenarioSheet.problems(file)).toEqual([]);
    for (const seed of [3, 4])
      expect(ending(scenarioSheet.options(file), seed)).toEqual(ending({ scenario: name }, seed));
  },
  60_000,
);

describe('what is wrong is named with its field', () => {
  const fresh = scenarioSheet.fresh();
  const problems = (change: Partial<Scenario>): string[] =>
    scenarioSheet.problems({ ...fresh, ...change }).map(({ field }) => field);

  test('XR-SCN-02 a building stands straight, and touching ones make a rectangle', () => {
    const house = { kind: 'building', at: [24, 18], size: [4, 4], turn: 30 } as const;
    expect(problems({ pieces: [{ ...house, at: [24, 18], size: [4, 4] }] })).toContain('pieces[0].turn');
    const corner: Piece[] = [
      { kind: 'building', at: [20, 20], size: [8, 2], turn: 0 },
      { kind: 'building', at: [17, 22], size: [2, 4], turn: 0 },
    ];
    expect(problems({ pieces: corner })).toContain('pieces');
  });
  test('XR-SCN-03 a zone has room', () => {
    const lake: Piece = { kind: 'deep water', at: [24, 10], size: [40, 10], turn: 0 };
    expect(problems({ pieces: [lake] })).toContain('zones.attacker');
  });
  test('XR-SCN-06 somebody can score', () => {
    expect(problems({ goals: [] })).toContain('goals');
    expect(problems({ markers: [] })).toContain('goals');
  });
  test('a wrong word is refused with its field', () => {
    const text = scenarioSheet.write(fresh).replace('"woods"', '"swamp"');
    expect(() => scenarioSheet.read(text)).toThrow('scenario.pieces[0].kind');
  });
});
