// What a plan may lead to, against fractions worked out by hand.
import { describe, expect, test } from 'vitest';
import { Walks, prospectsOf } from '../src/index.ts';
import { type Choice, type Table, diceDuel } from '../examples/diceDuel.ts';

const strike: Choice = { do: 'strike' };
const rest: Choice = { do: 'rest' };

const question = (hearts: number, luck: [number, number], plan: Choice[]) => {
  const w: Table = diceDuel.arrange({ fighters: luck.map((one) => ({ hearts, luck: one })) });
  diceDuel.resume(w, { roll: () => 1, pick: () => 0 });
  return { view: diceDuel.view(w, 0), seat: 0, plan };
};
const chancesOf = ({ lines }: { lines: { value: number | string; chance: number }[] } = { lines: [] }) =>
  Object.fromEntries(lines.map(({ value, chance }) => [value, chance]));

describe('the prospects of a blow', () => {
  test('one walk reads every stake: hearts left and what the blow did', () => {
    const { exact, stakes, reached } = prospectsOf(diceDuel, question(5, [0, 0], [strike]));
    expect(exact).toBe(true);
    expect(reached).toEqual([1]);
    const [hearts, blow] = stakes;
    // Force 1 to 4 costs one heart, 5 and 6 two.
    expect(chancesOf(hearts)[4]).toBeCloseTo(4 / 6, 12);
    expect(chancesOf(hearts)[3]).toBeCloseTo(2 / 6, 12);
    expect(hearts!.mean).toBeCloseTo(22 / 6, 12);
    // Words stand in the order of the stake, the best first.
    expect(blow!.lines.map(({ value }) => value)).toEqual(['two hearts', 'one heart']);
    expect(blow!.mean).toBeNull();
  });

  test('nothing is at stake in a rest', () => {
    expect(prospectsOf(diceDuel, question(5, [0, 0], [rest])).stakes).toEqual([]);
  });

  test('a plan stops when its next act belongs to another seat', () => {
    const { reached } = prospectsOf(diceDuel, question(5, [0, 0], [strike, strike]));
    expect(reached).toEqual([1, 0]);
  });

  test('an act ends where the game says so', () => {
    const cautious = { ...diceDuel, actEnds: (what: { type: string }) => what.type === 'swung' };
    const [hearts] = prospectsOf(cautious, question(5, [0, 0], [strike])).stakes;
    expect(chancesOf(hearts)).toEqual({ 5: 1 });
  });

  test('there is a sampled figure before all combinations are counted, and it is marked as sampled', () => {
    const walks = new Walks(diceDuel, question(5, [1, 1], [strike]));
    let left = 10;
    walks.run(() => left-- > 0);
    expect(walks.prospects()).toMatchObject({ exact: false, walks: 10 });
    left = 1000;
    walks.run(() => left-- > 0);
    expect(walks.prospects().exact).toBe(true);
  });
});
