import { people } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { freshScenario, scenarios } from '../content/scenarios.ts';
import { costOf } from '../book/squad/squad.ts';
import { priceOf, recruit, recruitNamed } from '../book/squad/recruit.ts';
import { readSquadText, squadText } from '../squadText.ts';
import { game } from '../game.ts';
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { FAIR_BOUND, fairnessOf } from '../scenario/fairness.ts';
import { generate } from '../scenario/generate.ts';
import { scenarioSheet } from '../scenario/sheet.ts';

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

test('EE-SCN-05 the examples have lists for both factions where they have pods', () => {
  expect(Object.keys(scenarios()['relays']?.forces ?? {})).toEqual(['ADVENT', 'XCOM']);
});

describe('EE-SCN-12 units and weapons of one’s own', () => {
  const lance = { kind: 'weapon', name: 'Long Lance', like: 'Plasma Rifle' };
  const hunter = { kind: 'unit', name: 'Night Hunter', like: 'ADVENT Trooper' };
  const wrong = (...content: object[]): string[] => stops(change({ content }));

  test('one that says nothing is as printed, and a Squad of them is written and read again', () => {
    expect(wrong(lance, hunter)).toEqual([]);
    const squad = readSquadText('Ours (ADVENT)\n* ADVENT Officer\n2 x Night Hunter: Long Lance\n', [
      lance,
      hunter,
    ]);
    expect(readSquadText(squadText(squad), [lance, hunter])).toEqual(squad);
    const plain = readSquadText('Ours (ADVENT)\n* ADVENT Officer\n2 x ADVENT Trooper: Plasma Rifle\n');
    expect(costOf(squad, { facelessPrice: 114 })).toBe(costOf(plain, { facelessPrice: 114 }));
  });
  test('a weapon of its own in its loadout costs nothing more', () => {
    const armed = { ...hunter, words: { loadout: ['Long Lance'] } };
    expect(wrong(lance, armed)).toEqual([]);
    const one = recruitNamed('Night Hunter', [lance, armed]);
    expect(one?.own?.primary?.name).toBe('Long Lance');
    expect(priceOf(one!, { facelessPrice: 114 })).toBe(
      priceOf(recruit('ADVENT Trooper'), { facelessPrice: 114 }),
    );
  });
  test('bounds, unknown words, taken names and weapons that do not fit are named', () => {
    expect(wrong({ ...lance, figures: { damage: 13 } })[0]).toMatch(/^content\[0\]\.figures\.damage/);
    expect(wrong({ ...lance, words: { rules: ['Freezing'] } })[0]).toMatch(/no verb of the rules/);
    expect(wrong({ ...hunter, name: 'Rookie' })[0]).toMatch(/^content\[0\]\.name/);
    expect(wrong({ ...hunter, words: { loadout: ['Sniper Rifle'] } })[0]).toMatch(/no class that it carries/);
    expect(() => wrong({ ...hunter, like: 'Civilian' })).toThrow('scenario.content[0].like');
  });
});

describe('maps from a seed', () => {
  const bases = [freshScenario(), ...['B3', 'B4', 'B8', 'relays'].flatMap((id) => scenarios()[id] ?? [])];
  test('EE-SCN-02 nothing stops them, both sides are alike within the bound, and a seed gives one map', () => {
    for (let seed = 1; seed <= 40; seed++)
      for (const base of bases) {
        const made = generate(base, seed);
        expect(stops(made), `${base.name}, seed ${seed}`).toEqual([]);
        expect(fairnessOf(made)?.worst ?? 0).toBeLessThanOrEqual(FAIR_BOUND);
        if (seed % 20 === 0) expect(generate(base, seed)).toEqual(made);
      }
  }, 60_000);

  test('a map of which one side is walled in is not fair', () => {
    const map = freshScenario().map.map((row) => `${row.slice(0, 19)}##${row.slice(21)}`);
    map[12] = freshScenario().map[12] ?? '';
    expect(fairnessOf(change({ map }))?.worst).toBeGreaterThan(FAIR_BOUND);
  });
});
