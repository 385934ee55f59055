import { people, randomGame } from '@xenotable/kernel/proof';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutNames } from '../content/maps.ts';
import { game } from '../game.ts';
import {
  cellsOf,
  freshScenario,
  keyOf,
  placesOf,
  readScenario,
  scenarioSheet,
  typeOf,
} from '../content/index.ts';
import { mapProblems } from '../scenario/mapProblems.ts';
import type { Placed, Scenario } from '../scenario/scenario.ts';
import { bound } from '../trials.ts';
import { anyScenario } from './anyScenario.ts';
import { change, said } from './changedScenario.ts';

const trialOf = (scenario: Scenario) => ({
  name: scenario.name,
  options: { mission: 'Scenario', scenario, automaton: 'quick' },
  seats: people(scenario.play === 'versus' ? 2 : 1),
});

/** The open map with signs put into its picture: column and line of the text. */
function drawn(...signs: [line: number, column: number, text: string][]): string[] {
  const lines = freshScenario().map.map((line) => line.padEnd(49));
  for (const [line, column, text] of signs)
    lines[line] = lines[line]!.slice(0, column) + text + lines[line]!.slice(column + text.length);
  return lines;
}

describe('reading a scenario', () => {
  test('CC-SCN-01 a scenario is written and read again unchanged', () => {
    for (const scenario of [...scenarioSheet.examples, freshScenario()])
      expect(readScenario(scenarioSheet.write(scenario))).toEqual(scenario);
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'scenario: is not JSON'],
    ['a missing field', { format: 1, name: 'X', map: 'City', goals: {} }, 'scenario.rounds: is missing'],
    [
      'an unknown word',
      { ...freshScenario(), fogg: true },
      'scenario.fogg: unknown word; did you mean "fog"?',
    ],
    [
      'an unknown layout',
      { ...freshScenario(), map: 'Citty' },
      'scenario.map: "Citty" is unknown; did you mean "City"?',
    ],
    [
      'a small map',
      { ...freshScenario(), map: ['+~+', ':.:', '+~+'] },
      'scenario.map: must have 24 columns and 16 rows of fields, not 1 and 1',
    ],
    [
      'half a map',
      { ...freshScenario(), map: ['+~+', ':.:'] },
      'scenario.map: a framed picture has an odd number of lines',
    ],
    [
      'an unknown sign',
      { ...freshScenario(), map: drawn([1, 1, '?']) },
      'scenario.map: nobody knows the field "?" on 0,0',
    ],
    [
      'an unknown edge',
      { ...freshScenario(), map: drawn([1, 2, 'Q']) },
      'scenario.map: nobody knows the edge "Q"',
    ],
    [
      'a wrong field',
      { ...freshScenario(), targets: ['24,0'] },
      "scenario.targets[0]: must be a field such as '4,7'",
    ],
    [
      'too many corners',
      { ...freshScenario(), targets: ['1,1 2,2 3,3'] },
      "scenario.targets[0]: must be a field '4,7' or two corners",
    ],
    [
      'an unknown type',
      { ...freshScenario(), units: [{ type: 'Gray', at: '1,1' }] },
      'scenario.units[0].type: "Gray" is unknown; did you mean "Grey"?',
    ],
    [
      'an unknown goal',
      { ...freshScenario(), goals: { Earth: [{ goal: 'kills', points: 1 }] } },
      'scenario.goals.Earth[0].goal: "kills" is unknown; did you mean "kill"?',
    ],
    [
      'no flag',
      { ...freshScenario(), units: [{ type: 'Grey', at: '1,1', blip: 1 }] },
      'scenario.units[0].blip: must be true or left out',
    ],
    ['a long name', { ...freshScenario(), name: '' }, 'scenario.name: must be text of 1 to 60 characters'],
  ])('%s is named', (_what, raw, message) => {
    expect(() => readScenario(raw)).toThrow(message);
  });

  test('CC-SCN-03 places are fields or rectangles, and fields become few rectangles again', () => {
    expect(cellsOf(['1,0', '0,0 1,1'])).toEqual([0, 1, 24, 25]);
    expect(placesOf([0, 1, 24, 25, 30])).toEqual(['0,0 1,1', '6,1']);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 383 }), { maxLength: 40 }), (cells) => {
        expect(cellsOf(placesOf(cells))).toEqual(cells.toSorted((a, b) => a - b));
      }),
      { numRuns: 200 },
    );
  });
});

describe('what is wrong with a scenario', () => {
  test('CC-SCN-02 nothing, with the examples and the maps of the book', () => {
    for (const scenario of [...scenarioSheet.examples, freshScenario()]) expect(said(scenario)).toEqual([]);
    for (const name of layoutNames) expect(mapProblems(name)).toEqual([]);
  });

  const wall = (y: number): [number, number, string] => [2 * y, 1, Array<string>(24).fill('-').join('+')];
  test.each<[string, Partial<Scenario>, string]>([
    [
      'fields cut off',
      { map: drawn([1, 2, '|'], [2, 1, '-']) },
      'map: (0,0) cannot be reached from the rest of the map',
    ],
    [
      'half the map cut off',
      { map: drawn(wall(8)) },
      'map: 192 fields around (0,8) cannot be reached from the rest of the map',
    ],
    [
      'a door in the open',
      { map: drawn([3, 4, 'D']) },
      'map: the door between (1,1) and (2,1) must stand between walls',
    ],
    ['a door off the board', { map: drawn([3, 0, 'D']) }, 'map: the door of (0,1) leads off the board'],
    [
      'half a ship',
      { map: drawn([9, 3, 'u']) },
      'map: the landing ship has its 26 fields within (1,1) and (6,5), and none elsewhere',
    ],
    [
      'no room',
      {
        map: drawn(
          ...Array.from({ length: 15 }, (_, y): [number, number, string] => [
            2 * y + 1,
            1,
            Array<string>(24).fill('#').join(' '),
          ]),
        ),
      },
      'map: at least 48 fields must be open to walk on',
    ],
    [
      'a zone on a tree',
      { map: drawn([29, 21, 'T']) },
      'zones.Earth.start: something stands on (10,14): choose open fields',
    ],
    [
      'a small start',
      { zones: { ...freshScenario().zones, Earth: { start: ['3,3 3,5'], arrive: [], exits: [] } } },
      'zones.Earth.start: 4 fields are needed to set up, 3 are free',
    ],
    [
      'nowhere to start',
      { zones: { ...freshScenario().zones, Earth: { start: [], arrive: [], exits: [] } } },
      'zones.Earth: its squad needs a zone to start in or to arrive at',
    ],
    [
      'a small point',
      { zones: { ...freshScenario().zones, Earth: { start: [], arrive: ['1,1'], exits: [] } } },
      'zones.Earth.arrive: a squad arrives on at least four open fields (CC-MAP-22)',
    ],
    [
      'zones that overlap',
      {
        zones: { Earth: freshScenario().zones.Earth, Invaders: { start: ['10,14'], arrive: [], exits: [] } },
      },
      'zones.Invaders.start: both sides would start on (10,14)',
    ],
    [
      'a unit in a tree',
      { map: drawn([3, 13, 'T']) },
      'units[0].at: Grey cannot stand on (6,1): something fills it',
    ],
    [
      'two on a field',
      {
        units: [
          { type: 'Grey', at: '1,1' },
          { type: 'Cow', at: '1,1' },
        ],
      },
      'units[1].at: Grey and Cow stand on the same field (1,1)',
    ],
    [
      'a hidden soldier',
      {
        units: [
          { type: 'Grey', at: '1,1' },
          { type: 'Soldier', at: '2,1', blip: true },
        ],
      },
      'units[1]: Soldier cannot be a Blip: only Invaders hide',
    ],
    ['no Blips', { blips: false }, 'units[0]: this scenario has no Blips'],
    [
      'a wounded Blip',
      { units: [{ type: 'Grey', at: '1,1', blip: true, lost: 1 }] },
      'units[0]: a Blip is awake, unhurt and there from the start',
    ],
    [
      'a faction by hand',
      { units: [{ type: 'Grey', at: '1,1', faction: 'Reapers' }] },
      'units[0]: Grey has its faction by its card: leave it out',
    ],
    [
      'a mode of people',
      {
        units: [
          { type: 'Grey', at: '1,1' },
          { type: 'Soldier', at: '2,1', mode: 'COLD' },
        ],
      },
      'units[1]: only units of the automaton have a mode',
    ],
    [
      'no way to escape',
      { units: [{ type: 'Grey', at: '1,1', mode: 'ESCAPE' }] },
      'units[0]: ESCAPE needs exits of its side',
    ],
    [
      'no heart left',
      { units: [{ type: 'Grey', at: '1,1', lost: 5 }] },
      'units[0]: Grey has 2 hearts: use coma where none is left',
    ],
    [
      'too late',
      {
        units: [
          { type: 'Grey', at: '1,1' },
          { type: 'Grey', at: '2,1', round: 11 },
        ],
      },
      'units[1]: it would come in round 11, after the last',
    ],
    [
      'a crowd',
      {
        units: Array.from({ length: 61 }, (_, i): Placed => ({
          type: 'Grey',
          at: `${i % 24},${Math.floor(i / 24)}`,
        })),
      },
      'units: 60 units are enough, not 61',
    ],
    [
      'hidden people',
      { people: 'Invaders' },
      'blips: Invaders do not hide from the automaton: set it to false',
    ],
    [
      'a squad of the automaton',
      { squads: { Aliens: { slots: 2, points: 0 } } },
      'squads.Aliens: against the automaton only the people have a squad: name it CHIBI COM',
    ],
    [
      'a stranger',
      { squads: { 'CHIBI COM': { units: ['Cow'] } } },
      'squads.CHIBI COM.units[0]: Cow does not belong to the Earth',
    ],
    [
      'an empty squad',
      { squads: { 'CHIBI COM': { units: [] } } },
      'squads.CHIBI COM.units: must name at least one unit',
    ],
    [
      'a horde',
      { squads: { 'CHIBI COM': { units: Array<'Soldier'>(13).fill('Soldier') } } },
      'squads.CHIBI COM.units: 12 units are enough, not 13',
    ],
    ['nobody of the people', { squads: {} }, 'squads: the Earth have nobody'],
    ['no enemy', { units: [] }, 'units: the Invaders have nobody'],
    [
      'no goal',
      { goals: { Earth: [], Invaders: [] } },
      'goals.Earth: the Earth need a goal that gives points',
    ],
    [
      'a goal of the automaton',
      { goals: { Earth: freshScenario().goals.Earth, Invaders: [{ goal: 'kill', points: 1 }] } },
      'goals.Invaders: the automaton scores nothing: leave it empty',
    ],
    [
      'no target',
      { goals: { Earth: [{ goal: 'hold', points: 1 }], Invaders: [] } },
      "goals.Earth[0]: 'hold' needs targets on the map",
    ],
    [
      'no civilian',
      { goals: { Earth: [{ goal: 'rescue', points: 1 }], Invaders: [] } },
      "goals.Earth[0]: 'rescue' needs civilians on the map",
    ],
    [
      'no crystal',
      { goals: { Earth: [{ goal: 'crystal', points: 1 }], Invaders: [] } },
      "goals.Earth[0]: 'crystal' needs crystals on the map",
    ],
    [
      'out of reach',
      { goals: { Earth: [{ goal: 'exit', points: 1, needed: 9 }], Invaders: [] } },
      'goals.Earth[0]: 9 are needed, but there can be only 4',
    ],
    [
      'no exit',
      {
        zones: { ...freshScenario().zones, Earth: { start: ['3,3 6,3'], arrive: [], exits: [] } },
        goals: { Earth: [{ goal: 'exit', points: 1 }], Invaders: [] },
      },
      "goals.Earth[0]: 'exit' needs exits of the Earth",
    ],
    [
      'two counts',
      { goals: { Earth: [{ goal: 'kill', points: 1, needed: 1, most: 1 }], Invaders: [] } },
      "goals.Earth[0]: either 'needed' or 'most', not both",
    ],
    [
      'no points',
      { goals: { Earth: [{ goal: 'kill', points: 0 }], Invaders: [] } },
      'goals.Earth[0]: no points: leave it out',
    ],
    [
      'an early end',
      { goals: { Earth: [{ goal: 'survive', points: 1, ends: true }], Invaders: [] } },
      "goals.Earth[0]: 'survive' is known after the last round and cannot end the mission",
    ],
  ])('%s is named', (_what, parts, sentence) => {
    expect(said(change(parts))).toContain(sentence);
  });

  test('CC-SCN-02 all problems are named at once, and such a scenario is not played', () => {
    const bad = change({ goals: { Earth: [], Invaders: [] }, squads: {} });
    expect(said(bad).length).toBeGreaterThan(1);
    expect(() => game.begin({ ...trialOf(bad).options, variation: 0 } as never, people(1))).toThrow(
      'options.scenario.squads: the Earth have nobody',
    );
  });

  test('CC-SCN-10 everybody commands somebody, and a scenario needs its mission', () => {
    const duel = scenarioSheet.examples.find((scenario) => scenario.play === 'versus')!;
    const setup = (options: object, seats: number) => () =>
      game.setup(options, people(seats), { roll: () => 1, pick: () => 0 } as never);
    expect(setup({ mission: 'Scenario', scenario: duel }, 3)).toThrow(
      'seats: seat C would command nobody in this scenario',
    );
    expect(setup({ mission: 'Scenario' }, 2)).toThrow('options.scenario: is missing');
    expect(setup({ scenario: duel }, 2)).toThrow(
      "options.mission: a scenario is given: choose the mission 'Scenario'",
    );
  });
});

describe('playing scenarios', () => {
  test('CC-SCN-01 whatever has no problem is played to its end at random', () => {
    let played = 0;
    fc.assert(
      fc.property(anyScenario, fc.integer({ min: 1, max: 1000 }), (scenario, seed) => {
        fc.pre(scenarioSheet.problems(scenario).length === 0);
        played++;
        expect(randomGame(game, trialOf(scenario), seed, () => {}, bound)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 25, maxSkipsPerRun: 200, seed: 5 },
    );
    expect(played).toBeGreaterThanOrEqual(25);
  });
});

describe('CC-SCN-15 units of one’s own', () => {
  const beast = { kind: 'unit', name: 'Yard Beast', like: 'Serpent Man' };
  const wrong = (thing: object): string[] => said(readScenario({ ...freshScenario(), content: [thing] }));

  test('one that says nothing has the card of the one that it is like', () => {
    const { name: _own, promotes: _promotes, ...own } = typeOf(keyOf(beast));
    const { name: _printed, promotes: _promoted, ...printed } = typeOf('Serpent Man');
    expect(own).toEqual(printed);
    expect(wrong(beast)).toEqual([]);
  });
  test('the file calls it by its name', () => {
    const scenario = readScenario({
      ...freshScenario(),
      content: [beast],
      units: [{ type: 'Yard Beast', at: '12,8' }],
    });
    expect(scenario.units[0]?.type).toBe(keyOf(beast));
    expect(JSON.parse(scenarioSheet.write(scenario)).units[0].type).toBe('Yard Beast');
    expect(readScenario(scenario)).toEqual(scenario);
  });
  test('bounds, chains that the book does not have, and names that are taken are named', () => {
    expect(wrong({ ...beast, figures: { hearts: 7 } })[0]).toMatch(/^content\[0\]\.figures\.hearts/);
    expect(wrong({ ...beast, words: { chains: ['M9 D9'] } })[0]).toMatch(/no verb of the rules/);
    expect(wrong({ ...beast, name: 'Grey' })[0]).toMatch(/^content\[0\]\.name/);
    expect(() => wrong({ ...beast, like: 'Cow' })).toThrow('scenario.content[0].like');
    expect(() => readScenario({ ...freshScenario(), units: [{ type: keyOf(beast), at: '12,8' }] })).toThrow(
      'scenario.units[0].type',
    );
  });
});
