// Counts of positions against those that others have published, and against smaller ones counted by hand.
import { expect, test } from 'vitest';
import { perft } from '../proof/index.ts';
import { connectFour } from '../examples/connectFour.ts';
import { diceDuel } from '../examples/diceDuel.ts';
import { ticTacToe } from '../examples/ticTacToe.ts';

test('tic-tac-toe has 255,168 games, and as many of each length as everybody finds', () => {
  const depths = perft(ticTacToe, ticTacToe.begin({}, []), Infinity);
  expect(depths.map((depth) => depth.ways)).toEqual([
    9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872,
  ]);
});

test('connect four: seven columns, and different orders that lead to one position', () => {
  const depths = perft(connectFour, connectFour.begin({}, []), Infinity, 6);
  expect(depths.map((depth) => depth.ways)).toEqual([7, 49, 343, 2401, 16_807, 117_649]);
  expect(depths.map((depth) => depth.positions)).toEqual([7, 49, 238, 1120, 4263, 16_422]);
});

test('a blow: strike or rest, then a parry or none', () => {
  const w = diceDuel.arrange({
    fighters: [
      { hearts: 3, luck: 0 },
      { hearts: 3, luck: 1 },
    ],
  });
  // Strike asks for a parry (2 ways), rest hands the turn over (strike or rest: 2 ways).
  expect(perft(diceDuel, w, Infinity, 2)).toEqual([
    { ways: 2, positions: 2 },
    { ways: 4, positions: 4 },
  ]);
});
