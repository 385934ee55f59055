// Luck of the dice: successes compared with what was expected; and the meaning of keys on a die.
import type { BeatDice, LogLine } from '@xenotable/kernel';
import { describe, expect, it } from 'vitest';

import { afterDigit, facesOf } from '../src/table/prompt/typing.ts';
import { luckOf } from '../src/table/dice/luck.ts';
import { needWords } from '../src/table/dice/need.ts';
import { chanced, tested } from '../src/table/dice/tested.ts';

const line = (by: number, dice: BeatDice): LogLine => ({
  entry: 0,
  seat: 0,
  by,
  words: 'fires',
  rule: 'R-1',
  beat: { kind: 'shot', weight: 1, dice },
  what: { type: 'shot' },
});

describe('luck of the dice', () => {
  it('counts every marked die as a separate test', () =>
    expect(tested({ values: [5, 2, 6], sides: 6, need: '5+', counts: [true, false, true] })).toEqual({
      tests: 3,
      hits: 2,
      chance: 1 / 3,
    }));
  it('adds up dice that count together', () =>
    expect(tested({ values: [3, 5], sides: 6, need: '≤ 7' })).toEqual({
      tests: 1,
      hits: 0,
      chance: 21 / 36,
    }));
  it('trusts the mark more than the number: a natural 6 may always hit', () =>
    expect(tested({ values: [6], sides: 6, need: '7+', counts: [true] })).toEqual({
      tests: 1,
      hits: 1,
      chance: 0,
    }));
  it('leaves out dice whose needed result is unknown', () => {
    expect(tested({ values: [4], sides: 6 })).toBeNull();
    expect(tested({ values: [4], sides: 6, need: 'the higher' })).toBeNull();
  });
  it('is counted for each side, whoever chose', () => {
    const lines = [
      line(0, { values: [6, 6], sides: 6, need: '4+', counts: [true, true] }),
      line(1, { values: [1], sides: 6, need: '4+' }),
      line(0, { values: [2], sides: 6, need: '4+' }),
    ];
    const luck = luckOf(lines, ({ by = 0 }) => ({ key: String(by), who: by }));
    expect(luck).toEqual([
      { who: 0, tests: 3, hits: 2, expected: 1.5, orMore: 1 / 2, orFewer: 7 / 8 },
      { who: 1, tests: 1, hits: 0, expected: 0.5, orMore: 1, orFewer: 1 / 2 },
    ]);
  });
  it('counts the dice of the attacked unit for its own side', () => {
    const fought = line(0, { values: [6], sides: 6, need: '4+', counts: [true] });
    const lines = [
      { ...fought, beat: { ...fought.beat, back: { values: [1], sides: 6, need: '4+', counts: [false] } } },
    ];
    const luck = luckOf(lines, (_line, back) => ({ key: String(back), who: back }));
    expect(luck.map(({ who, hits }) => [who, hits])).toEqual([
      [false, 1],
      [true, 0],
    ]);
  });
});

describe('the chance of what happened', () => {
  const chanceOf = (dice: BeatDice) => chanced({ kind: 'shot', weight: 1, dice });
  it('is that of the hit, or of the miss', () => {
    expect(chanceOf({ values: [2, 2], sides: 6, need: '≤ 4' })).toMatchObject({
      words: 'hit',
      chance: 6 / 36,
    });
    expect(chanceOf({ values: [6, 2], sides: 6, need: '≤ 4' })).toMatchObject({
      words: 'miss',
      chance: 1 - 6 / 36,
    });
  });
  it('includes modifiers', () =>
    expect(chanceOf({ values: [3, 3], sides: 6, need: '7+', modifier: 1 })?.chance).toBeCloseTo(26 / 36));
  it("is the game's own, if more than a number decides", () =>
    expect(chanceOf({ values: [1, 6], sides: 6, need: '> 4', counts: [false], chance: 0.25 })?.chance).toBe(
      0.75,
    ));
  it('of many dice is that of this number of hits or a rarer one', () => {
    const volley = (counts: boolean[]) =>
      chanceOf({ values: counts.map((hit) => (hit ? 6 : 1)), sides: 6, need: '4+', counts });
    expect(volley([true, true, true, false])).toMatchObject({ words: '3 or more', chance: 5 / 16 });
    expect(volley([false, false, false, false])).toMatchObject({ words: 'none', chance: 1 / 16 });
    expect(volley([true, true])).toMatchObject({ words: 'all', chance: 1 / 4 });
  });
  it('of dice with a face that counts twice is that of their total', () => {
    const values = [1, 4, 6, 6, 6, 2, 5, 3, 3, 6];
    const heavy = chanceOf({
      values,
      sides: 6,
      need: '5+',
      counts: values.map((value) => value >= 5),
      twice: 6,
    });
    expect(heavy).toMatchObject({ words: '9 or more' });
    expect(heavy?.chance).toBeCloseTo(0.0816, 4);
  });
  it('words what is needed as people say it', () => {
    expect(['5+', '≤ 7', '> 3', '1–3', '6', 'jump'].map(needWords)).toEqual([
      '5 or more',
      '7 or less',
      '4 or more',
      '1 to 3',
      'a 6',
      'jump',
    ]);
  });
});

describe('typing results', () => {
  it('takes digits of the die, and 0 for ten', () => {
    const typed = (keys: string, sides: number) => {
      let last = { faces: [] as readonly number[], begun: '', problem: '' };
      const faces = [...keys].flatMap((key) => {
        last = afterDigit(last.begun, key, { why: 'R-1', sides });
        return last.faces;
      });
      return { faces, begun: last.begun, problem: last.problem };
    };
    expect(typed('6', 6)).toEqual({ faces: [6], begun: '', problem: '' });
    expect(typed('0', 10)).toEqual({ faces: [10], begun: '', problem: '' });
    expect(typed('10', 10)).toEqual({ faces: [10], begun: '', problem: '' });
    expect(typed('1', 10)).toEqual({ faces: [], begun: '1', problem: '' });
    expect(typed('15', 10)).toEqual({ faces: [1, 5], begun: '', problem: '' });
    expect(typed('0', 6).problem).toBe('A d6 shows 1 to 6, never 0.');
  });
  it('lists what can be drawn, and nothing else', () => {
    expect(facesOf({ why: 'R-1', sides: 3, names: ['Militia', '', 'Ranger'] })).toEqual([
      { value: 0, label: 'Militia' },
      { value: 2, label: 'Ranger' },
    ]);
  });
});
