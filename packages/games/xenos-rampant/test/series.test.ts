// Campaigns of one's own: from a seed, legal and fair, read and written, linked battle by battle.
import { describe, expect, test } from 'vitest';
import { samplesFor } from '../detachment/fit.ts';
import { writeList } from '../detachment/text.ts';
import { game } from '../game.ts';
import { fairnessOf, isFair } from '../scenario/fairness.ts';
import { problemsOf } from '../scenario/problems.ts';
import { battleOf, pointsOf, readSeries, seriesFrom, withAttacker } from '../scenario/series.ts';
import { scenarioSheet } from '../scenario/sheet.ts';
import { fastChance, writeScenarioFile } from '@xenotable/kernel';

const SEATS = [
  { kind: 'person', name: 'Ann' },
  { kind: 'automaton', name: 'Automaton' },
];

test('every battle of a campaign from a seed is legal and fair, and no kind comes twice', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const series = seriesFrom(seed, [12, 18, 24][seed % 3] ?? 12);
    expect(series.battles).toHaveLength(5);
    expect(new Set(series.battles.map(({ name }) => name)).size).toBe(5);
    for (const battle of series.battles) {
      expect(problemsOf(battle).filter(({ severity }) => severity === 'stop')).toEqual([]);
      const fairness = fairnessOf(battle);
      expect(fairness !== null && isFair(fairness), `seed ${seed}, ${battle.name}`).toBe(true);
    }
  }
});

test('a single battle from a seed is legal and fair, and every kind comes', () => {
  const battles = Array.from({ length: 40 }, (_, seed) => battleOf(seed, 24));
  expect(battleOf(7, 24)).toEqual(battles[7]);
  expect(new Set(battles.map(({ name }) => name)).size).toBe(6);
  for (const battle of battles) {
    expect(problemsOf(battle).filter(({ severity }) => severity === 'stop')).toEqual([]);
    const fairness = fairnessOf(battle);
    expect(fairness !== null && isFair(fairness), battle.name).toBe(true);
  }
});

test('the same seed is the same campaign, also after its file was read; another seed is another one', () => {
  const series = seriesFrom(7, 12);
  expect(seriesFrom(7, 12)).toEqual(series);
  expect(readSeries(writeScenarioFile(series))).toEqual(series);
  expect(seriesFrom(8, 12).battles).not.toEqual(series.battles);
});

test('detachments grow on the way and never beyond what the rules know', () => {
  expect(seriesFrom(3, 12).battles.map(({ points }) => points)).toEqual([12, 12, 18, 18, 24]);
  expect(seriesFrom(3, 30).battles.map(({ points }) => points)).toEqual([30, 30, 36, 36, 36]);
});

describe('what one battle leaves to the next', () => {
  const series = seriesFrom(5, 12);
  test('whoever won attacks, and the table carries it out', () => {
    const next = series.battles[1]!;
    expect(withAttacker(next, []).attacks).toBe('dice');
    for (const [result, side] of [
      ['A', 0],
      ['B', 1],
    ] as const) {
      const battle = withAttacker(next, [result]);
      expect(battle).toMatchObject({ name: next.name, attacks: result });
      const [list = ''] = samplesFor(battle.points, battle.points).map(writeList);
      const given = { ...battle, lists: { A: list, B: list } };
      const w = game.setup({ ...scenarioSheet.options(given), noTraits: true }, SEATS, fastChance(1));
      expect(w.attacker).toBe(side);
    }
    expect(withAttacker(next, ['A', 'drawn']).attacks).toBe('dice');
  });
  test('victories count three, draws one', () => {
    expect([pointsOf(['A', 'B', 'drawn', 'A'], 'A'), pointsOf(['A', 'B', 'drawn', 'A'], 'B')]).toEqual([
      7, 4,
    ]);
  });
});

test('a wrong file is refused with its field', () => {
  const good = JSON.parse(writeScenarioFile(seriesFrom(2, 12)));
  expect(() => readSeries('{')).toThrow('campaign');
  expect(() => readSeries({ ...good, kind: 'scenario' })).toThrow('campaign.kind');
  expect(() => readSeries({ ...good, battles: [] })).toThrow('campaign.battles');
  expect(() => readSeries({ ...good, battles: [{ ...good.battles[0], turns: 99 }] })).toThrow(
    'campaign.battles[0].turns',
  );
});
