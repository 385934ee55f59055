import { describe, expect, test } from 'vitest';
import {
  between,
  byDistance,
  clock,
  inches,
  nudged,
  spokenFrom,
  spokenInches,
} from '../../src/boards/measured/inches.ts';

describe('inches', () => {
  test('are printed in quarters', () => {
    expect([0, 75, 1550, 2512, 1813].map(inches)).toEqual(['0"', '¾"', '15½"', '25"', '18¼"']);
  });

  test('are worded as people say them', () => {
    expect([100, 1150, 25, 75, 0, 1200].map(spokenInches)).toEqual([
      '1 inch',
      '11 and a half inches',
      'a quarter of an inch',
      'three quarters of an inch',
      '0 inches',
      '12 inches',
    ]);
  });

  test('are measured from edge to edge', () => {
    expect(between({ x: 0, y: 0, r: 150 }, { x: 1000, y: 0, r: 200 })).toBe(650);
    expect(between({ x: 0, y: 0, r: 150 }, { x: 100, y: 0, r: 200 })).toBe(0);
  });

  test('directions are clock hours, with twelve in the north', () => {
    const from = { x: 2000, y: 2000 };
    expect(clock(from, { x: 2000, y: 3000 })).toBe(12);
    expect(clock(from, { x: 3000, y: 2000 })).toBe(3);
    expect(clock(from, { x: 2000, y: 1000 })).toBe(6);
    expect(clock(from, { x: 1000, y: 2000 })).toBe(9);
    expect(clock(from, { x: 2866, y: 2500 })).toBe(2);
    expect(spokenFrom({ ...from, r: 150 }, { x: 3000, y: 2000, r: 150 })).toBe("7 inches, 3 o'clock");
  });

  test('units are read out from near to far', () => {
    const [a, b, c] = [
      { x: 0, y: 0, r: 100 },
      { x: 900, y: 0, r: 100 },
      { x: 400, y: 0, r: 100 },
    ];
    expect(byDistance([b!, c!, a!], a!)).toEqual([a, c, b]);
    expect(byDistance([b!, a!], null)).toEqual([b, a]);
  });

  test('a point moves by a quarter or a whole inch and stays on the table', () => {
    const table = { width: 4800, height: 4800 };
    expect(nudged({ x: 100, y: 100 }, 'ArrowUp', false, table)).toEqual({ x: 100, y: 125 });
    expect(nudged({ x: 4750, y: 100 }, 'ArrowRight', true, table)).toEqual({ x: 4800, y: 100 });
    expect(nudged({ x: 10, y: 100 }, 'ArrowLeft', false, table)).toEqual({ x: 0, y: 100 });
    expect(nudged({ x: 10, y: 100 }, 'Enter', false, table)).toBeNull();
  });
});
