// Chances fitted to scores.
import { expect, test } from 'vitest';
import { fit } from '../src/ladder/calibration.ts';

const games = (score: number, won: number, of: number) =>
  Array.from({ length: of }, (_, game) => ({ game, score, result: game < won ? 1 : 0 }));

test('a better score never has a worse chance', () => {
  const table = fit([...games(0.2, 40, 200), ...games(0.4, 120, 200), ...games(0.6, 100, 200)]);
  expect(table).toEqual([
    [0.2, 0.201],
    [0.5, 0.55],
  ]);
});

test('nothing is certain before the end, however often it was won or lost', () => {
  expect(fit([...games(0.1, 0, 200), ...games(0.9, 200, 200)])).toEqual([
    [0.1, 0.002],
    [0.9, 0.998],
  ]);
});
