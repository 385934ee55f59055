import { STANDARD_SIEGE, type Siege, freshSiege, scenarioSheet } from '@xenotable/xenoshyft/content';
import { describe, expect, test } from 'vitest';
import {
  addWave,
  moveWave,
  removeWave,
  setEnemies,
  setRounds,
  toggleBoss,
  withCount,
} from '../src/games/xenoshyft/editor/edit.ts';
import { fieldWords } from '../src/games/xenoshyft/editor/fields.ts';
import { chanceOfNone, firstReveal } from '../src/games/xenoshyft/editor/reveal.ts';

const waveOf = (siege: Siege, at = 0) => siege.waves[at]!;

describe('changes of a siege', () => {
  test('fewer rounds bring the Bosses forward, more rounds fill as many zones as the last', () => {
    const siege = freshSiege();
    expect(waveOf(setRounds(siege, 0, 1))).toMatchObject({ zones: [3], bosses: { round: 1 } });
    expect(waveOf(setRounds(siege, 0, 4)).zones).toEqual([3, 4, 4, 4]);
  });

  test('removing the last Boss removes their number, adding the first restores it', () => {
    const without = toggleBoss(freshSiege(), 0, 'broodmother');
    expect(waveOf(without).bosses).toEqual({ of: [], number: 'none', round: 1 });
    expect(waveOf(toggleBoss(without, 0, 'cerberus')).bosses).toMatchObject({
      of: ['cerberus'],
      number: 'by seats',
    });
  });

  test('a count of zero is the same as leaving the kind out', () => {
    expect(withCount({ gnawer: 2 }, 'gnawer', 0)).toEqual({});
    expect(waveOf(setEnemies(freshSiege(), 0, 'lasher', 2)).encounters.lasher).toBe(2);
  });

  test('waves are added up to six and moved within the siege, and one always stays', () => {
    let siege = freshSiege();
    for (let i = 0; i < 9; i++) siege = addWave(siege, i);
    expect(siege.waves.map(({ supply }) => supply)).toEqual([1, 2, 3, 3, 3, 3]);
    expect(moveWave(siege, 1, -1).waves.map(({ supply }) => supply)).toEqual([2, 1, 3, 3, 3, 3]);
    expect(moveWave(siege, 5, 1)).toBe(siege);
    for (let i = 0; i < 9; i++) siege = removeWave(siege, 0);
    expect(siege.waves).toHaveLength(1);
    expect(scenarioSheet.read(scenarioSheet.write(siege))).toEqual(siege);
  });
});

describe('the first cards of a wave', () => {
  test('the chances of the first card are those of the deck, including its Bosses', () => {
    const first = firstReveal(waveOf(STANDARD_SIEGE), 1);
    expect(first.cards).toBe(37);
    expect(first.kinds[0]).toEqual({ enemy: 'gnawer', chance: 7 / 37 });
    expect(first.kinds.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1);
    // One Boss among 37 cards, four of which are dealt.
    expect(first.boss).toBeCloseTo(4 / 37);
    expect(firstReveal(waveOf(STANDARD_SIEGE), 4).cards).toBe(38);
  });

  test('a Boss that joins later is not among them', () => {
    expect(firstReveal(waveOf(freshSiege()), 1)).toMatchObject({ cards: 36, boss: 0 });
  });

  test('a deck that is dealt completely hides nothing', () => {
    expect(chanceOfNone(4, 1, 9)).toBe(0);
    expect(chanceOfNone(10, 0, 3)).toBe(1);
    expect(chanceOfNone(10, 2, 3)).toBeCloseTo((8 * 7 * 6) / (10 * 9 * 8));
  });
});

test.each([
  ['waves[1].encounters', 'Wave 2, Enemies'],
  ['waves[0].bosses.round', 'Wave 1, Bosses'],
  ['waves', 'Waves'],
  ['deck.medic', 'Starting deck'],
  ['divisionCards', 'Divisions'],
])('a problem of %s is shown as one of: %s', (field, words) => {
  expect(fieldWords(field)).toBe(words);
});
