// XR-GEN-06 What the table shows before a move is what the judge says about it.
import { inBox } from '@xenotable/board';
import { fastChance, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { pointsLost } from '../book/damage/hits.ts';
import { game } from '../game.ts';
import { codeAt, groundOf } from '../ground.ts';
import { nearestChoice } from '../preview/spaces.ts';
import { sample } from '../sample.ts';
import { MOVERS, crowd, disagreements } from './agreement.ts';

test.each(MOVERS)('%s: what is drawn, the nearest point and the samples agree with the judge', (build) => {
  const any = uniform(11);
  for (let seed = 0; seed < 3; seed++) {
    expect(disagreements(seed, build, 250, any)).toEqual([]);
    const w = crowd(seed, build);
    const space = game.asks(w)[0]!.spaces[0]!;
    for (let i = 0; i < 20; i++) {
      expect(game.judge(w, 0, nearestChoice(w, space, 1500 + any(1801), 1500 + any(1801))!)).toBeNull();
      expect(game.judge(w, 0, sample(w, 0, space, fastChance(i)))).toBeNull();
    }
  }
});

test('XR-TER-01, XR-TER-02, XR-GEN-05 cells, features and rounding', () => {
  const w = arrange({
    map: 'CROSS',
    seats: { A: { units: { L: { unit: 'Light Infantry', at: [2, 2] } } }, B: {} },
  });
  const g = groundOf(w);
  expect(codeAt(g, 100, 100)).toBe(0);
  const woods = [codeAt(g, 500, 3900), codeAt(g, 1100, 4300)];
  expect(woods[0]).toBe(woods[1]);
  expect(g.feature[19 * 24 + 2]).toBe(g.feature[21 * 24 + 5]);
  expect(g.feature[19 * 24 + 2]).not.toBe(g.feature[3 * 24 + 3]);
  expect([pointsLost(7, 3, false), pointsLost(8, 3, false), pointsLost(7, 3, true)]).toEqual([2, 2, 3]);
  expect(g.houses.map((box) => box !== null && inBox(box.west, box.south, box))).toEqual([true, true]);
});
