// Scenarios of one's own: what is wrong is named, and battles of the book play alike when they are read from a file.
import { type OwnThing, canAct, fastChance } from '@xenotable/kernel';
import { LONG } from '@xenotable/prove';
import { describe, expect, test } from 'vitest';
import { freshScenario } from '../content/scenarios.ts';
import { buildOf, profileOfEntry } from '../detachment/profile.ts';
import { readBuild } from '../detachment/text.ts';
import { game } from '../game.ts';
import { zonesCompared } from '../scenario/fairness.ts';
import { areasOf } from '../scenario/problems.ts';
import { scenarioSheet } from '../scenario/sheet.ts';
import type { Piece, Scenario } from '../scenario/scenario.ts';
import { vpOf } from '../book/turn/victory.ts';
import { BOOK, asFile } from './battleFile.ts';

const seats = [{ name: 'Ruth' }, { name: 'Oskar' }];

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

test.each(BOOK)(
  'XR-SCN-01 %s plays alike when it is read from a file',
  (name) => {
    const file = asFile(name);
    expect(scenarioSheet.problems(file)).toEqual([]);
    for (const seed of LONG ? [3, 4] : [3])
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
  test('XR-SCN-03 a zone whose corners are exchanged has no room, and is not compared', () => {
    const zones = { ...fresh.zones, defender: [{ from: [30, 10], to: [46, 0] }] } satisfies Scenario['zones'];
    const edges = { attacker: 'west', defender: 'east' } as const;
    expect(problems({ zones, edges })).toContain('zones.defender');
    expect(zonesCompared({ ...fresh, edges })).not.toBeNull();
    expect(zonesCompared({ ...fresh, zones, edges })).toBeNull();
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

describe('XR-SCN-09 units of one’s own', () => {
  const unit = { kind: 'unit', name: 'Ghost Guard', like: 'Recon Infantry' };
  const fresh = scenarioSheet.fresh();
  const problems = (...content: OwnThing[]): string[] =>
    scenarioSheet.problems({ ...fresh, content }).map(({ field, reason }) => `${field} ${reason}`);

  test('one that says nothing is as the printed one, and can be played', () => {
    expect(problems(unit)).toEqual([]);
    const own = readBuild('Ghost Guard', [unit]);
    expect(profileOfEntry(own)).toEqual(profileOfEntry(readBuild('Recon Infantry')));
    expect(readBuild(buildOf(own))).toEqual(own);
  });
  test('bounds, words without a verb, names that are taken and figures that do not go together are named', () => {
    expect(problems({ ...unit, figures: { armour: 7 } })[0]).toMatch(
      /^content\[0\]\.figures\.armour .*1 to 6/,
    );
    expect(problems({ ...unit, words: { rules: ['Phasing'] } })[0]).toMatch(
      /^content\[0\]\.words\.rules\[0\] .*no verb/,
    );
    expect(problems({ ...unit, name: 'heavy infantry' })[0]).toMatch(/^content\[0\]\.name .*printed/);
    expect(problems({ ...unit, name: 'A + B' })[0]).toMatch(/^content\[0\]\.name .*letters/);
    expect(problems(unit, unit)[0]).toMatch(/^content\[1\]\.name .*twice/);
    expect(problems({ ...unit, figures: { range: 0 } })[0]).toMatch(/^content\[0\]\.figures\.shoot/);
    expect(problems({ ...unit, words: { options: ['Swarm'] } })[0]).toMatch(/^content\[0\]\.words\.options/);
  });
  test('what is no unit is refused with its field', () => {
    const read = (thing: unknown) => () => scenarioSheet.read({ ...fresh, content: [thing] });
    expect(read({ ...unit, like: 'Ghosts' })).toThrow('scenario.content[0].like');
    expect(read({ ...unit, figures: { speed: 3 } })).toThrow('scenario.content[0].figures.speed');
    expect(read({ ...unit, kind: 'card' })).toThrow('scenario.content[0].kind');
  });
});

test('XR-M-COM-06 the usual depth of a zone follows from the points, in the editor as at the table', () => {
  const depthAt = (points: number) => {
    const [zone] = areasOf(
      { ...freshScenario(), points, edges: { attacker: 'north', defender: 'south' } },
      'defender',
      {
        depth: 'usual',
      },
    );
    return zone === undefined ? null : zone.north - zone.south;
  };
  expect([12, 18, 24, 30, 36].map(depthAt)).toEqual([800, 1200, 1200, 1400, 1400]);
});
