import { BadInput, type Json } from '@xenotable/kernel';
import { people, randomGame } from '@xenotable/kernel/proof';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshScenario, scenarios } from '../content/scenarios.ts';
import { game } from '../game.ts';
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { scenarioSheet } from '../scenario/sheet.ts';
import { bound } from '../trials.ts';

const all: readonly Scenario[] = [freshScenario(), ...scenarioSheet.examples];
const stops = (scenario: Scenario): string[] =>
  scenarioSheet
    .problems(scenario)
    .filter(({ severity }) => severity === 'stop')
    .map(({ field, reason }) => `${field}: ${reason}`);
const change = (parts: object): Scenario => readScenario({ ...freshScenario(), ...parts });

describe('reading a scenario', () => {
  test('EE-SCN-01 a scenario is written and read again unchanged, and nothing stops it', () => {
    for (const scenario of all) {
      expect(readScenario(scenarioSheet.write(scenario))).toEqual(scenario);
      expect(stops(scenario), scenario.name).toEqual([]);
    }
  });

  test.each<[string, object, string]>([
    ['an unknown word', { roundss: 3 }, 'scenario.roundss: unknown word; did you mean "rounds"?'],
    ['an unknown map', { map: 'MAP-99' }, 'scenario.map: "MAP-99" is unknown'],
    [
      'a sign',
      { map: freshScenario().map.map((row) => row.replace('.', '?')) },
      'scenario.map[0]: nobody knows the sign "?"',
    ],
    [
      'a short row',
      { map: [...freshScenario().map.slice(0, 23), '...'] },
      'scenario.map[23]: must have 24 signs',
    ],
    [
      'a cell',
      { areas: [{ name: 'x', cells: ['24,0'] }] },
      "scenario.areas[0].cells[0]: must be a cell such as '4,7'",
    ],
    [
      'a condition',
      { ends: [{ wins: 'A', look: 'last', if: [{ is: 'reach' }], why: 'x' }] },
      'scenario.ends[0].if[0].is: "reach" is unknown',
    ],
  ])('%s that is wrong is refused with its field', (_what, parts, sentence) => {
    expect(() => change(parts)).toThrow(sentence);
  });
});

describe('problems of a scenario', () => {
  const end = (parts: object) => ({
    ends: [{ wins: 'A', look: 'at once', why: 'x', ...parts }, ...freshScenario().ends],
  });
  test.each<[string, object, string]>([
    [
      'an area that is gone',
      end({ if: [{ is: 'reached', area: 'the hill' }] }),
      "ends[0].if[0]: there is no area 'the hill'",
    ],
    [
      'no terminal',
      { pieces: { terminal: { makes: 'once', by: 'A' } } },
      'pieces.terminal: there is no terminal on the map',
    ],
    ['an end at once', end({ if: [] }), 'ends[0].if: without a condition it would end at the first look'],
    [
      'no last end',
      { ends: [{ wins: 'A', look: 'round', if: [{ is: 'cleared' }], why: 'x' }] },
      'ends: one end must come after the last round whatever has happened',
    ],
    [
      'no zone',
      { map: freshScenario().map.map((row) => row.replaceAll('B', '.')) },
      'map: zone B needs 6 cells where models can stand, it has 0',
    ],
    [
      'a cut-off zone',
      { map: freshScenario().map.map((row) => `${row.slice(0, 10)}#${row.slice(11)}`) },
      'map: zone B cannot be reached from zone A',
    ],
    [
      'a pod without a marker',
      { forces: { ADVENT: { pods: { a: ['Viper'] } } }, pods: [{ pod: 'a', when: 'start' }] },
      'forces.ADVENT.pods.a: the map needs one marker of pod a, it has 0',
    ],
    ['a bad Squad', { squads: { A: 'One (XCOM)\n2 x Rookie' } }, 'squads.A: No model is named as Leader.'],
    [
      'the wrong faction',
      { forces: { ADVENT: { start: ['Rookie'] } } },
      'forces.ADVENT: Rookie does not fight for ADVENT',
    ],
  ])('%s is named', (_what, parts, sentence) => {
    expect(stops(change(parts))).toContain(sentence);
  });

  test('EE-SCN-02 a table refuses what has a problem, by its field', () => {
    const bad = change(end({ if: [] }));
    expect(() => game.setup(scenarioSheet.options(bad), people(1), { roll: () => 1, pick: () => 0 })).toThrow(
      'options.scenario.ends[0].if: without a condition',
    );
    expect(() => game.setup({ mission: 'Scenario' }, people(1), { roll: () => 1, pick: () => 0 })).toThrow(
      'options.scenario: is missing',
    );
  });
});

/** One field somewhere inside dropped, retyped, out of range, or swapped with another. */
function mutate(value: Json, at: readonly number[], how: number): Json {
  const entries: [string, Json][] = Array.isArray(value)
    ? value.map((item, i) => [String(i), item])
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
      : [];
  if (entries.length === 0) return strange(value, how);
  const [first = 0, ...rest] = at;
  const index = first % entries.length;
  const [key, inner] = entries[index] ?? ['', null];
  if (rest.length > 0 && inner !== null && typeof inner === 'object')
    entries[index] = [key, mutate(inner, rest, how)];
  else if (how % 5 === 0) entries.splice(index, 1);
  else if (how % 5 === 1) {
    const other = entries[(index + 1) % entries.length];
    if (other !== undefined) entries[index] = [key, other[1]];
  } else entries[index] = [key, strange(inner, how)];
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** Values of the kind that was there, and of others. */
const strange = (value: Json, how: number): Json => {
  const numbers: Json[] = [value, 1, 2, 12, 40, -1, 0, 99, 1e9, 0.5];
  const words: Json[] = [
    'B',
    'both',
    'terminal',
    'device',
    'the hill',
    'once',
    'last',
    'A',
    'zz',
    '',
    'MAP-01',
  ];
  const others: Json[] = [null, [], {}, true, false, [[]], 3, 'x'];
  const like = typeof value === 'number' ? numbers : typeof value === 'string' ? words : others;
  const from = how % 4 === 0 ? others : like;
  return from[how % from.length] ?? null;
};

describe('mutated scenarios', () => {
  test('EE-SCN-02 each is refused with its field, has problems, or is played to its end', () => {
    const seen = { refused: 0, stopped: 0, played: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.array(fc.tuple(fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }), fc.nat(200)), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.nat(1000),
        (scenario, changes, seed) => {
          let data: Json = JSON.parse(scenarioSheet.write(scenario));
          for (const [at, how] of changes) data = mutate(data, at, how);
          let read: Scenario;
          try {
            read = readScenario(data);
          } catch (error) {
            if (!(error instanceof BadInput)) throw error;
            expect(error.message).toMatch(/^scenario/);
            seen.refused++;
            return;
          }
          if (stops(read).length > 0) {
            seen.stopped++;
            return;
          }
          seen.played++;
          if (seen.played % 15 !== 0) return;
          const trial = {
            name: read.name,
            options: scenarioSheet.options(read),
            seats: people(scenarioSheet.people(read)),
          };
          expect(randomGame(game, trial, seed, () => {}, bound)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 4000, seed: 21 },
    );
    expect(Math.min(seen.refused, seen.stopped, seen.played)).toBeGreaterThan(60);
  }, 120_000);
});

test('EE-SCN-05 the examples have lists for both factions where they have pods', () => {
  expect(Object.keys(scenarios['relays']?.forces ?? {})).toEqual(['ADVENT', 'XCOM']);
});
