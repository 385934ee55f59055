import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BLOCKED,
  BadPicture,
  FAR_AWAY,
  FREE,
  HINDERED,
  NOWHERE,
  SightTable,
  type Sights,
  cellAt,
  cellsOnLine,
  cheapestWays,
  cross,
  directionTo,
  edgeId,
  edgeOf,
  edgeSign,
  framedSize,
  gridOf,
  kingSteps,
  lineSteps,
  neighbour,
  noEdges,
  opposite,
  paint,
  readFramed,
  readPlain,
  rectangle,
  setEdge,
  sightLevel,
  steps,
  toEdge,
  within,
  writeFramed,
  writePlain,
} from '../src/index.ts';

const grid = gridOf(24, 16);
const at = (x: number, y: number): number => cellAt(grid, x, y);
const anyCell = fc.nat(grid.size - 1);

const random =
  (seed: number): (() => number) =>
  () =>
    (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) >>> 8;

function randomSights(seed: number, pinched: boolean, leaning = false): Sights {
  const next = random(seed);
  const edges = noEdges(grid);
  const cells = new Uint8Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) {
    cells[cell] = [0, 0, 0, 0, 0, 0, 1, 2][next() % 8]!;
    for (const d of [1, 2])
      if (neighbour(grid, cell, d) !== NOWHERE)
        setEdge(grid, edges, cell, d, [0, 0, 0, 0, 1, 2][next() % 6]!);
  }
  return { grid, edges, cells, pinched, leaning };
}

describe('cells', () => {
  test('a direction and back again', () => {
    fc.assert(
      fc.property(anyCell, fc.nat(7), (cell, d) => {
        const next = neighbour(grid, cell, d);
        if (next === NOWHERE) return;
        expect(directionTo(grid, cell, next)).toBe(d);
        expect(neighbour(grid, next, opposite(d))).toBe(cell);
        expect(kingSteps(grid, cell, next)).toBe(1);
        expect(steps(grid, cell, next)).toBe(d < 4 ? 1 : 2);
      }),
    );
  });

  test('off the board there are no neighbours and no distances', () => {
    expect(steps(grid, NOWHERE, at(0, 0)) <= 100).toBe(false);
    expect(kingSteps(grid, at(0, 0), NOWHERE) <= 100).toBe(false);
    expect(neighbour(grid, NOWHERE, 1)).toBe(NOWHERE);
  });

  test('the distance to the edge', () => {
    expect([at(0, 7), at(3, 5), at(23, 15), at(12, 8)].map((cell) => toEdge(grid, cell))).toEqual([
      0, 3, 0, 7,
    ]);
  });

  test('an edge has one number and one value from both sides', () => {
    const edges = noEdges(grid);
    setEdge(grid, edges, at(5, 5), 0, 7);
    expect(edges[at(5, 4) * 4 + 2]).toBe(7);
    expect(edgeId(grid, at(5, 5), 0)).toBe(edgeId(grid, at(5, 4), 2));
    expect(edgeId(grid, at(5, 5), 1)).toBe(edgeId(grid, at(6, 5), 3));
    expect(edgeOf(edgeId(grid, at(6, 5), 3))).toEqual({ cell: at(5, 5), direction: 1 });
  });

  test('areas', () => {
    expect(rectangle(grid, 22, 14, 30, 30)).toEqual([at(22, 14), at(23, 14), at(22, 15), at(23, 15)]);
    expect(within(grid, at(0, 0), 1, steps)).toEqual([at(0, 0), at(1, 0), at(0, 1)]);
    const edges = noEdges(grid);
    setEdge(grid, edges, at(3, 3), 1, 2);
    expect(cross(grid, at(3, 3), edges, 2)).toEqual([at(3, 3), at(3, 2), at(3, 4), at(2, 3)]);
  });
});

describe('lines', () => {
  test('cells whose inside is crossed', () => {
    expect(cellsOnLine(grid, at(4, 7), at(6, 9))).toEqual([at(5, 8)]);
    expect(cellsOnLine(grid, at(0, 0), at(3, 1))).toEqual([at(1, 0), at(2, 1)]);
    expect(cellsOnLine(grid, at(0, 0), at(2, 1))).toEqual([at(1, 0), at(1, 1)]);
    expect([...lineSteps(3, 1)]).toEqual([0, 2, 0]);
  });

  test('the same cells as exact cross products of the corners', () => {
    const crossed = (from: number, to: number): number[] => {
      const [ax, ay] = [2 * grid.x[from]! + 1, 2 * grid.y[from]! + 1];
      const [dx, dy] = [2 * grid.x[to]! + 1 - ax, 2 * grid.y[to]! + 1 - ay];
      const x = [grid.x[from]!, grid.x[to]!].sort((a, b) => a - b);
      const y = [grid.y[from]!, grid.y[to]!].sort((a, b) => a - b);
      return rectangle(grid, x[0]!, y[0]!, x[1]!, y[1]!).filter((cell) => {
        if (cell === from || cell === to) return false;
        const sides = [0, 2].flatMap((cx) =>
          [0, 2].map((cy) => dx * (2 * grid.y[cell]! + cy - ay) - dy * (2 * grid.x[cell]! + cx - ax)),
        );
        return sides.some((side) => side < 0) && sides.some((side) => side > 0);
      });
    };
    fc.assert(
      fc.property(
        anyCell,
        anyCell,
        (from, to) =>
          void expect(cellsOnLine(grid, from, to).sort((a, b) => a - b)).toEqual(crossed(from, to)),
      ),
    );
  });
});

describe('sight', () => {
  test('is the same in both directions', () => {
    for (const pinched of [false, true]) {
      const sights = randomSights(pinched ? 7 : 11, pinched);
      fc.assert(
        fc.property(
          anyCell,
          anyCell,
          (a, b) => void expect(sightLevel(sights, a, b)).toBe(sightLevel(sights, b, a)),
        ),
      );
    }
  });

  test('leaning over a low edge frees the view but opens no wall', () => {
    const upright = randomSights(5, false);
    const leaning = { ...upright, leaning: true };
    fc.assert(
      fc.property(anyCell, anyCell, (a, b) => {
        expect(sightLevel(leaning, a, b)).toBeLessThanOrEqual(sightLevel(upright, a, b));
        expect(sightLevel(leaning, a, b) === BLOCKED).toBe(sightLevel(upright, a, b) === BLOCKED);
      }),
    );
  });

  test('a corner is as open as the better of its two sides', () => {
    const sights: Sights = {
      grid,
      edges: noEdges(grid),
      cells: new Uint8Array(grid.size),
      pinched: false,
      leaning: false,
    };
    setEdge(grid, sights.edges, at(5, 5), 1, 2);
    expect(sightLevel(sights, at(5, 5), at(6, 6))).toBe(FREE);
    setEdge(grid, sights.edges, at(5, 5), 2, 1);
    expect(sightLevel(sights, at(5, 5), at(6, 6))).toBe(HINDERED);
    setEdge(grid, sights.edges, at(5, 5), 2, 2);
    expect(sightLevel(sights, at(5, 5), at(6, 6))).toBe(BLOCKED);
    const cells = new Uint8Array(grid.size);
    cells[at(1, 0)] = cells[at(0, 1)] = 2;
    const walls = { ...sights, edges: noEdges(grid), cells };
    expect(sightLevel(walls, at(0, 0), at(2, 2))).toBe(FREE);
    expect(sightLevel({ ...walls, pinched: true }, at(0, 0), at(2, 2))).toBe(BLOCKED);
  });

  test('a table says what the line says, at the first look and later', () => {
    const sights = randomSights(3, false, true);
    const table = new SightTable(sights);
    for (let look = 0; look < 2; look++)
      for (let cell = 0; cell < grid.size; cell++)
        expect(table.level(at(8, 8), cell)).toBe(sightLevel(sights, at(8, 8), cell));
  });
});

describe('ways', () => {
  test('the price of the cheapest way, by relaxing until nothing changes', () => {
    const next = random(99);
    const prices = new Uint8Array(grid.size * 8).map(() => next() % 4);
    const closed = Array.from({ length: grid.size }, () => (next() % 5 === 0 ? 1 : 0));
    const start = at(3, 3);
    for (const directions of [4, 8] as const) {
      const expected = new Array<number>(grid.size).fill(FAR_AWAY);
      expected[start] = 0;
      for (let changed = true; changed;) {
        changed = false;
        for (let cell = 0; cell < grid.size; cell++) {
          for (let d = 0; d < directions; d++) {
            const to = neighbour(grid, cell, d);
            const step = prices[cell * 8 + d]!;
            if (
              to === NOWHERE ||
              step === 0 ||
              closed[to] !== 0 ||
              expected[cell] === FAR_AWAY ||
              expected[cell]! + step >= expected[to]!
            )
              continue;
            expected[to] = expected[cell]! + step;
            changed = true;
          }
        }
      }
      const reach = cheapestWays({ grid, prices, closed }, [start], { directions });
      expect(expected.map((_, cell) => reach.priceOf(cell))).toEqual(expected);
      const prizes = reach.order.map((cell) => reach.priceOf(cell));
      expect(prizes).toEqual(prizes.toSorted((a, b) => a - b));
      const far = reach.order.at(-1)!;
      let sum = 0;
      [start, ...reach.path(far)].reduce((a, b) => {
        sum += prices[a * 8 + directionTo(grid, a, b)]!;
        return b;
      });
      expect(sum).toBe(reach.priceOf(far));
      const home = cheapestWays({ grid, prices, closed }, [far], { directions, backwards: true });
      if (closed[start] === 0) expect(home.priceOf(start)).toBe(reach.priceOf(far));
      expect(cheapestWays({ grid, prices, closed }, [start], { budget: 3, directions }).order.length).toBe(
        expected.filter((price) => price <= 3).length,
      );
    }
  });

  test('a later search does not change the result of an earlier one', () => {
    const ground = {
      grid,
      prices: new Uint8Array(grid.size * 8).fill(1),
      closed: new Array<number>(grid.size).fill(0),
    };
    const outer = cheapestWays(ground, [at(0, 0)], { budget: 3 });
    const nested = outer.order.map((cell) => {
      const inner = cheapestWays(ground, [cell], { budget: 2 });
      return { cell, home: inner.priceOf(at(0, 0)), back: inner.path(at(0, 0)).length };
    });
    expect(nested).toHaveLength(10);
    for (const { cell, home, back } of nested) {
      const far = steps(grid, cell, at(0, 0));
      expect(outer.priceOf(cell)).toBe(far);
      expect(outer.path(cell)).toHaveLength(far);
      expect(home).toBe(far <= 2 ? far : FAR_AWAY);
      expect(back).toBe(far <= 2 ? far : 0);
    }
  });

  test('a step of the highest price is not lost among the waiting cells', () => {
    const prices = new Uint8Array(grid.size * 8).fill(255);
    const ways = cheapestWays({ grid, prices, closed: new Array<number>(grid.size).fill(0) }, [at(0, 0)]);
    expect(ways.order).toHaveLength(grid.size);
    expect(ways.priceOf(at(23, 15))).toBe(255 * 38);
    expect(ways.priceOf(NOWHERE)).toBe(FAR_AWAY);
  });

  test('a search that ends at a cell knows all that is cheaper, and leaves nothing for the next one', () => {
    const next = random(7);
    const prices = new Uint8Array(grid.size * 8).map(() => next() % 4);
    const ground = { grid, prices, closed: new Array<number>(grid.size).fill(0) };
    const whole = cheapestWays(ground, [at(3, 3)]);
    for (const until of [at(3, 3), at(9, 7), at(20, 12)]) {
      const part = cheapestWays(ground, [at(3, 3)], { until });
      const price = whole.priceOf(until);
      expect(part.priceOf(until)).toBe(price);
      for (let cell = 0; cell < grid.size; cell++)
        if (whole.priceOf(cell) < price) expect(part.priceOf(cell)).toBe(whole.priceOf(cell));
        else expect(part.priceOf(cell)).toBeGreaterThanOrEqual(price);
      expect(cheapestWays(ground, [at(3, 3)]).order).toEqual(whole.order);
    }
  });
});

describe('pictures', () => {
  test('a framed picture is read and written back', () => {
    const text = ['+-+-+ +', '|. .|#', '+ +D+ +', '|. . .', '+-+-+f+'].join('\n');
    const picture = readFramed(text);
    expect(picture.grid).toMatchObject({ width: 3, height: 2 });
    expect(picture.cells).toBe('..#...');
    expect(edgeSign(picture, 1, 2)).toBe('D');
    expect(edgeSign(picture, 4, 0)).toBe('D');
    expect(edgeSign(picture, 5, 2)).toBe('f');
    const again = paint(
      picture.grid,
      (cell) => picture.cells[cell]!,
      (cell, d) => edgeSign(picture, cell, d),
    );
    expect(again).toEqual(picture);
    expect(readFramed(writeFramed(picture))).toEqual(picture);
  });

  test('an empty board keeps its size', () => {
    const empty = paint(
      grid,
      () => '.',
      () => ' ',
    );
    expect(readFramed(writeFramed(empty))).toEqual(empty);
  });

  test('a plain picture', () => {
    const picture = readPlain('\n..#\n...\n');
    expect(writePlain(picture)).toBe('..#\n...');
    expect(() => readPlain('..\n.')).toThrow('line 2 has 1 cells');
  });
});

describe('a picture from a stranger', () => {
  test('is not larger than any board, and says so as a picture', () => {
    expect(() => readFramed(['+'.repeat(600), '', '+'].join('\n'))).toThrow(BadPicture);
    expect(() => readFramed(Array.from({ length: 1201 }, () => '+').join('\n'))).toThrow(BadPicture);
    expect(() => readPlain(Array.from({ length: 200 }, () => '.'.repeat(200)).join('\n'))).toThrow(
      'no board has 200 x 200 cells',
    );
  });

  test('tells its size before a board is made for it', () => {
    expect(framedSize('+-+-\n|. .\n+ + +\n')).toEqual({ width: 2, height: 1 });
    expect(framedSize(writeFramed(readFramed('+-+-+\n|. .\n+ + +')))).toEqual({ width: 2, height: 1 });
  });
});
