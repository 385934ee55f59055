// The measured table: exact answers in whole hundredths of an inch.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CellMap,
  type Net,
  NO_CELL,
  NO_WAY,
  type Region,
  type Star,
  Walk,
  ahead,
  atMost,
  bearing,
  borders,
  cellUnder,
  cheapest,
  costsTo,
  crosses,
  features,
  inFront,
  legLength,
  lengthIn,
  meets,
  nearerThan,
  nearest,
  nearestOn,
  nodeBeside,
  outline,
  floorDiv,
  roundDiv,
  ceilDiv,
  isqrt,
  isqrtCeil,
  squared,
  squaredToBox,
  shareOver,
  sweepsInto,
} from '../src/measured/index.ts';

describe('numbers', () => {
  test('square roots are exact at the border', () => {
    for (const n of [0, 1, 2, 3, 4, 640_000, 639_999, 640_001, 2_147_395_600, 9_007_199_136_250_225]) {
      const root = isqrt(n);
      expect(root * root <= n && (root + 1) * (root + 1) > n).toBe(true);
      expect(isqrtCeil(n)).toBe(root * root === n ? root : root + 1);
    }
  });
  test('quotients are exact wherever whole numbers are', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const divisor = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: most }));
    fc.assert(
      fc.property(
        divisor,
        fc.integer({ min: -most, max: most }),
        fc.integer({ min: -1, max: 1 }),
        (b, n, off) => {
          // Near a multiple of the divisor, where a rounded quotient would first be wrong.
          const near = Number((BigInt(n) / BigInt(b)) * BigInt(b)) + off;
          for (const a of [n, near].filter(Number.isSafeInteger)) {
            const down = floorDiv(a, b);
            const rest = BigInt(a) - BigInt(down) * BigInt(b);
            expect(rest >= 0n && rest < BigInt(b)).toBe(true);
          }
        },
      ),
      { numRuns: 5000 },
    );
  });
  test('quotients round as they say, also below zero', () => {
    expect([
      floorDiv(7, 2),
      floorDiv(-7, 2),
      ceilDiv(7, 2),
      ceilDiv(-7, 2),
      roundDiv(7, 2),
      roundDiv(-7, 2),
      roundDiv(5, 4),
    ]).toEqual([3, -4, 4, -3, 4, -4, 1]);
  });
});

describe('distances', () => {
  test('a leg of 8" is exactly 8" long, one hundredth more is more', () => {
    expect(legLength(0, 0, 480, 640)).toBe(800);
    expect(legLength(0, 0, 481, 640)).toBe(801);
  });
  test('boxes', () => expect(squaredToBox(0, 0, { west: 3, south: 4, east: 9, north: 9 })).toBe(25));
});

describe('legs', () => {
  test('a swept disc touches or overlaps, to the hundredth', () => {
    expect(nearerThan(0, 0, 1000, 0, 500, 300, 300)).toBe(false);
    expect(nearerThan(0, 0, 1000, 0, 500, 299, 300)).toBe(true);
    expect(atMost(0, 0, 1000, 0, 1300, 400, 500)).toBe(true);
    expect(sweepsInto(0, 0, 1000, 0, 100, { west: 400, south: 100, east: 600, north: 300 })).toBe(false);
    expect(sweepsInto(0, 0, 1000, 0, 101, { west: 400, south: 100, east: 600, north: 300 })).toBe(true);
    expect(sweepsInto(0, 200, 1000, 200, 1, { west: 400, south: 100, east: 600, north: 300 })).toBe(true);
  });
  test('crossings are counted once however a path is cut', () => {
    expect(crosses(0, 0, 0, 200, -100, 100, 100, 100)).toBe(true);
    const cut = [crosses(0, 0, 0, 100, -100, 100, 100, 100), crosses(0, 100, 0, 200, -100, 100, 100, 100)];
    expect(cut.filter(Boolean).length).toBe(1);
    expect(crosses(0, 0, 0, 99, -100, 100, 100, 100)).toBe(false);
    expect(meets(0, 0, 10, 10, 5, 5, 20, 0)).toBe(true);
  });
});

describe('directions', () => {
  test('whole degrees, without floating sines', () => {
    expect(ahead(0, 0, 0, 800)).toEqual({ x: 0, y: 800 });
    expect(ahead(0, 0, 90, 800)).toEqual({ x: 800, y: 0 });
    expect(ahead(0, 0, 225, 1000)).toEqual({ x: -707, y: -707 });
    for (let d = 0; d < 360; d++) {
      const to = ahead(0, 0, d, 4000);
      expect(bearing(to.x, to.y)).toBe(d);
    }
    expect(inFront(10, 0, 0) && !inFront(10, -1, 0)).toBe(true);
  });
});

describe('cells', () => {
  /** Two by two cells of 2": the code 1 is in the north-east and in the south-west. */
  const map: CellMap = { size: 200, columns: 2, rows: 2, codes: Uint8Array.from([1, 0, 0, 1]) };
  const ones = Uint8Array.from([0, 1]);
  test('a centre on a border belongs to the north or east', () => {
    expect([cellUnder(map, 200, 200), cellUnder(map, 199, 200), cellUnder(map, 400, 400)]).toEqual([3, 2, 3]);
  });
  const cellsOf = (...line: ConstructorParameters<typeof Walk>): number[] => {
    const walk = new Walk(...line);
    const cells: number[] = [];
    while (walk.next()) cells.push(walk.cell);
    return cells;
  };
  test('a corner is touched, not passed', () => {
    expect(cellsOf(map, 0, 400, 400, 0)).toEqual([2, 1]);
    expect(lengthIn(map, 0, 400, 400, 0, ones)).toBe(0);
    expect(lengthIn(map, 0, 0, 400, 400, ones)).toBe(566);
    expect(lengthIn(map, 0, 100, 400, 100, ones)).toBe(200);
  });
  test('along a border only the inside of a feature is passed', () => {
    const wide: CellMap = { size: 200, columns: 2, rows: 2, codes: Uint8Array.from([1, 0, 1, 0]) };
    expect(cellsOf(wide, 0, 200, 400, 200)).toEqual([2, 3]);
    expect(cellsOf(map, 0, 200, 400, 200)).toEqual([NO_CELL, NO_CELL]);
  });
  test('a share is longer than a limit exactly when its square says so', () => {
    // The diagonal is 565.68 long: half of it is 282.84.
    const { whole } = new Walk(map, 0, 0, 400, 400);
    const half = whole / 2;
    expect([shareOver(320_000, half, whole, 282), shareOver(320_000, half, whole, 283)]).toEqual([
      true,
      false,
    ]);
    // A leg of 3, 4, 5: three fifths of 500 are 300, not more.
    const all = new Walk({ ...map, columns: 9, rows: 9, codes: new Uint8Array(81) }, 0, 0, 300, 400).whole;
    const most = (all * 3) / 5;
    expect([shareOver(250_000, most, all, 300), shareOver(250_000, most + 1, all, 300)]).toEqual([
      false,
      true,
    ]);
  });
  test('two walks at once, step by step, pass what each passes alone', () => {
    const one = new Walk(map, 0, 400, 400, 0);
    const two = new Walk(map, 0, 100, 400, 100);
    const passed: [number, number][] = [];
    while (one.next() && two.next()) passed.push([one.cell, two.cell]);
    expect(passed).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });
  test('the last cell is the one in which the walk ends, and the shares are the whole line', () => {
    const next = fc.integer({ min: -50, max: 850 });
    const codes = Uint8Array.from({ length: 64 }, (_, i) => (i * 7) % 3);
    const wide: CellMap = { size: 100, columns: 8, rows: 8, codes };
    fc.assert(
      fc.property(next, next, next, next, fc.boolean(), (ax, ay, bx, by, onLines) => {
        const snap = (n: number): number => (onLines ? floorDiv(n, 50) * 50 : n);
        const walk = new Walk(wide, snap(ax), snap(ay), snap(bx), snap(by));
        const last = walk.lastCell();
        let sum = 0;
        while (walk.next()) sum += walk.share;
        expect(walk.cell).toBe(last);
        expect(sum).toBe(walk.whole);
      }),
      { numRuns: 2000 },
    );
  });
  test('a line over more than 256 cells', () => {
    const long: CellMap = { size: 2, columns: 600, rows: 1, codes: new Uint8Array(600) };
    expect(cellsOf(long, 0, 1, 1200, 1)).toEqual(Array.from({ length: 600 }, (_, i) => i));
  });
  test('features touch along edges, not at corners', () => {
    const groups = features(map);
    expect(new Set(groups).size).toBe(4);
  });
});

describe('the canonical path', () => {
  test('goes around a wall, cheapest first, northwards on a tie', () => {
    const wall = (x: number, y: number): boolean => x === 100 && y > -150 && y < 150;
    const found = cheapest({
      from: { x: 0, y: 0 },
      most: 1000,
      step: (_ax, _ay, bx, by, length) => (wall(bx, by) ? -1 : length),
      arrives: (x, y) => (x === 200 && y === 0 ? 0 : -1),
    });
    expect(found!.cost).toBe(50 * 2 + 71 * 4);
    expect(found!.path[0]!.y).toBeGreaterThan(0);
    expect(found!.path.at(-1)).toEqual({ x: 200, y: 0 });
  });
  test('ends at its budget', () => {
    expect(
      cheapest({
        from: { x: 0, y: 0 },
        most: 99,
        step: (_a, _b, _c, _d, length) => length,
        arrives: (x) => (x === 100 ? 0 : -1),
      }),
    ).toBeNull();
  });
});

describe('regions', () => {
  /** A disc of 8" around the origin. */
  const disc: Star = {
    from: { x: 0, y: 0 },
    most: 800,
    holds: (x, y) => x * x + y * y <= 640_000,
    edges: () => [],
  };
  /** The same with a round patch 5" to the east, in which nobody may stop. */
  const patch: Star = {
    from: { x: 500, y: 0 },
    most: 200,
    holds: (x, y) => squared(x, y, 500, 0) < 40_000,
    edges: () => [],
  };
  const open: Region = { legal: disc.holds, within: disc, without: () => [] };
  const holed: Region = {
    legal: (x, y) => disc.holds(x, y) && !patch.holds(x, y),
    within: disc,
    without: () => [patch],
  };

  test('the outline runs along the border, a hundredth off at most', () => {
    const corners = outline(disc);
    expect(corners.length).toBeGreaterThan(60);
    for (const { x, y } of corners) {
      expect(disc.holds(x, y)).toBe(true);
      expect(isqrt(x * x + y * y)).toBeGreaterThanOrEqual(798);
    }
    expect(borders(holed)).toHaveLength(2);
  });
  test('the nearest point is the pointer itself, or on the border before it', () => {
    expect(nearest(open, 300, 400)).toEqual({ x: 300, y: 400 });
    expect(nearest(open, 0, 1200)).toEqual({ x: 0, y: 800 });
    expect(nearest(open, 900, 1200)).toEqual({ x: 480, y: 640 });
  });
  test('out of a patch the nearest point is on its rim', () => {
    expect(nearest(holed, 600, 0)).toEqual({ x: 700, y: 0 });
    expect(nearest(holed, 400, 0)).toEqual({ x: 300, y: 0 });
  });
  test('any shape on a table', () => {
    const table = { west: 0, south: 0, east: 4800, north: 4800 };
    const strip = (x: number, y: number): boolean => y <= 615 && x >= 150 && x <= 4650;
    expect(nearestOn(table, strip, 2417, 3033)).toEqual({ x: 2417, y: 615 });
    expect(nearestOn(table, () => false, 2417, 3033)).toBeNull();
  });
});

describe('ways on a net', () => {
  /** Three rows of five nodes an inch apart; nodes in the middle row can be closed. */
  function net(closed: readonly number[]): Net {
    const made: Net = {
      columns: 5,
      rows: 3,
      step: 100,
      price: new Int32Array(15 * 8),
      closed: Uint8Array.from({ length: 15 }, (_, node) => (closed.includes(node) ? 1 : 0)),
    };
    for (let node = 0; node < 15; node++)
      for (let direction = 0; direction < 8; direction++) {
        const next = nodeBeside(made, node, direction);
        if (next >= 0 && !closed.includes(node) && !closed.includes(next))
          made.price[node * 8 + direction] = direction % 2 === 0 ? 100 : 142;
      }
    return made;
  }

  test('the way leads straight, or round what is closed', () => {
    expect(costsTo(net([]), 9)[5]).toBe(400);
    expect(costsTo(net([7]), 9)[5]).toBe(200 + 2 * 142);
  });
  test('behind a wall there is no way', () => {
    expect(costsTo(net([2, 7, 12]), 9)[5]).toBe(NO_WAY);
  });
  test('a closed goal is walked to from around it', () => {
    expect(costsTo(net([7]), 7)[5]).toBe(200);
  });
});
