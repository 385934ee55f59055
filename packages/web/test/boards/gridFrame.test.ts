// Signs on a board of squares stay clear of the numbers at its edge.
import { expect, test } from 'vitest';
import { clearOfNumbers } from '../../src/boards/square/GridFrame.tsx';

test('numbers that stay on the screen take a strip of it; numbers beside the board take none', () => {
  // Scrolled into the board: the strip lies over cells.
  const inside = { x: 200, y: 100, w: 300, h: 400 };
  const clear = clearOfNumbers(1, inside);
  expect(clear.y).toBeGreaterThan(100 + 12);
  expect(clear.x).toBeGreaterThan(200 + 12);
  expect(clear.x + clear.w).toBe(500);
  expect(clear.y + clear.h).toBe(500);
  // The strip keeps its size on the screen.
  expect(clearOfNumbers(2, inside).y - 100).toBeCloseTo((clear.y - 100) / 2, 9);
  // The edge is on the screen: the numbers stand outside the board.
  const edge = clearOfNumbers(1, { x: -40, y: -36, w: 300, h: 400 });
  expect(edge.x).toBeLessThanOrEqual(0);
  expect(edge.y).toBeLessThanOrEqual(0);
});
