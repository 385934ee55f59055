// Were the dice kind: figures of a record whose dice are known; and what a key means on a die.
import { describe, expect, it } from 'vitest';
import { luckOf } from '../src/table/odds/luck.ts';
import { faceOfKey, facesOf } from '../src/table/prompt/typing.ts';

const check = '0'.repeat(16);
const head = {
  xenotable: 1,
  game: 'dice-duel',
  edition: '1',
  options: {},
  seats: [
    { kind: 'person', name: 'Mara' },
    { kind: 'person', name: 'Jonas' },
  ],
  opening: { rolls: [['R-1', 'd6', 1]], check },
};
const entry = (seat: number, ...rolls: [string, number][]) => ({
  seat,
  choice: {},
  rolls: rolls.map(([asked, result]) => ['R-2', asked, result]),
  check,
});
const record = [
  head,
  entry(0, ['d6', 6], ['of 36', 30]),
  { seat: 0, undo: true, check },
  entry(1, ['d6', 5], ['d10', 10]),
].map((line) => JSON.stringify(line));

describe('the luck report', () => {
  const luck = luckOf(`${record.join('\n')}\n`);
  it('counts dice and no draws, for the table and for each seat', () => {
    expect(luck.map(({ die, seat, rolled, average }) => [die, seat, rolled, average])).toEqual([
      ['d6', null, 3, 4],
      ['d10', null, 1, 10],
      ['d6', 0, 1, 6],
      ['d6', 1, 1, 5],
      ['d10', 1, 1, 10],
    ]);
  });
  it('reckons where an average lies nineteen times of twenty', () => {
    const [table] = luck;
    expect(table!.expected).toBe(3.5);
    expect(table!.low).toBeCloseTo(3.5 - 1.96 * Math.sqrt(35 / 12 / 3), 10);
    expect(luck[1]).toMatchObject({ low: 1, high: 10 });
  });
});

describe('typing what fell', () => {
  it('takes digits of the die, and 0 for ten', () => {
    expect(faceOfKey('6', { why: 'R-1', sides: 6 })).toBe(6);
    expect(faceOfKey('0', { why: 'R-1', sides: 10 })).toBe(10);
    expect(faceOfKey('0', { why: 'R-1', sides: 6 })).toBe('A d6 shows 1 to 6, never 0.');
  });
  it('lists what can be drawn, and nothing else', () => {
    expect(facesOf({ why: 'R-1', sides: 3, names: ['Militia', '', 'Ranger'] })).toEqual([
      { value: 0, label: 'Militia' },
      { value: 2, label: 'Ranger' },
    ]);
  });
});
