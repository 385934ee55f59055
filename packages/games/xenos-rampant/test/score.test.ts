// How well a seat stands.
import { expect, test } from 'vitest';
import { score } from '../score.ts';
import { table } from './tables.ts';

test('nearer to the enemy is a little better, losses are much worse', () => {
  const at = (x: number, sp = 5): number =>
    score(
      table(
        { L: { unit: 'Elite Infantry', at: [x, 35], sp } },
        { F: { unit: 'Light Infantry', at: [44, 35] } },
      ),
      0,
    );
  expect(at(20)).toBeGreaterThan(at(4));
  expect(at(20) - at(4)).toBeLessThan(0.05);
  expect(at(20, 1)).toBeLessThan(at(20));
});
