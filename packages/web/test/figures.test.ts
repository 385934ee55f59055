// Figures claim no more than the games or samples behind them show.
import { expect, test } from 'vitest';
import { percent, percents } from '../src/kit/draw/text.ts';
import { chanceFigure, comparedWithBest } from '../src/table/hint/figures.ts';
import { REACHED, untold } from '../src/table/odds/useStakes.ts';
import { chanceWords, isTelling, spreadWords } from '../src/table/odds/chanceWords.ts';

test('only an exact chance is certain', () => {
  expect(chanceWords(1, null)).toBe('certain');
  expect(chanceWords(1, 5000)).toBe('> 99 %');
  expect(chanceWords(0.914, 5000)).toBe('91 %');
  expect(chanceWords(0.914, 223)).toBe('≈ 90 %');
  expect([0.714, 0.99, 0.01].map((chance) => chanceWords(chance, 7))).toEqual(['≈ 70 %', '≈ 90 %', '≈ 10 %']);
  const lines = [{ value: 0, chance: 1, give: 0 }];
  expect(spreadWords({ lines }, true)).toBe('certain');
  expect(spreadWords({ lines }, false)).toBe('in every sample');
  expect(spreadWords({ lines: [...lines, { value: 3, chance: 0, give: 0 }] }, true)).toBe('0 to 3');
});

test('a hint from few games is only about right', () => {
  expect(chanceFigure({ chance: 0.543, looks: 8 })).toBe('≈ 54');
  expect(chanceFigure({ chance: 0.543, looks: 2000 })).toBe('54');
});

test('a difference has a decimal only if its error is below a point', () => {
  expect(comparedWithBest({ error: 0.02 }, 6.4, false)).toBe('−6');
  expect(comparedWithBest({ error: 0.02 }, 0.4, true)).toBe('as good');
  expect(comparedWithBest({ error: 0.004 }, 0.4, true)).toBe('−0.4, perhaps as good');
});

test('a certain result that is added up from parts is 100 %', () => {
  expect(percent(Array.from({ length: 6 }, () => 1 / 6).reduce((sum, part) => sum + part))).toBe('100');
  expect(percent(1 - 6 * (1 / 6))).toBe('0');
  expect(percent(35.9 / 36)).toBe('>99');
});

test('a handful of samples is shown as no chance, and what is exact elsewhere is not sampled', () => {
  expect(isTelling({ exact: false, walks: 7 })).toBe(false);
  expect(isTelling({ exact: false, walks: 250 })).toBe(true);
  expect(isTelling({ exact: true, walks: 7 })).toBe(true);
  const stake = { key: 'order', title: '', values: { words: [] }, lines: [], mean: null };
  const sampled = { exact: false, walks: 250, stakes: [stake, { ...stake, key: 'loss' }], reached: [1, 0.9] };
  const shown = untold(sampled, (key) => key === 'order' || key === REACHED);
  expect(shown?.stakes.map(({ key }) => key)).toEqual(['loss']);
  expect(shown?.reached).toEqual([]);
  expect(untold({ ...sampled, exact: true }, () => true)?.reached).toEqual([1, 0.9]);
});

test('bars of all possible results add up to 100', () => {
  expect(percents([0.775, 0.225])).toEqual(['78', '22']);
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual(['34', '33', '33']);
  expect(percents([0.995, 0.005])).toEqual(['>99', '<1']);
  // Not all results are there: each figure is rounded by itself.
  expect(percents([0.775, 0.125])).toEqual(['78', '13']);
});
