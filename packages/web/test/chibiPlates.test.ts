// Signs over the map: wherever the enemies are, no sign covers another or leaves the map.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CELL } from '../src/boards/square/cells.ts';
import { boxOf, layOut } from '../src/games/chibi-commander/plates.ts';

const TEXTS = ['could hurt 8 %', 'could hurt 50 %', 'could hurt 67 %, cover'];

/** Enemies close together, anywhere on the map. */
const crowd = fc
  .record({
    column: fc.integer({ min: 0, max: 21 }),
    row: fc.integer({ min: 0, max: 13 }),
    within: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ column, row, within }) => within.map((n) => (row + Math.floor(n / 3)) * 24 + column + (n % 3)));

const inBox = (
  { x, y }: { x: number; y: number },
  box: { x: number; y: number; w: number; h: number },
): boolean => Math.abs(x - box.x) <= box.w / 2 + 1e-6 && Math.abs(y - box.y) <= box.h / 2 + 1e-6;

it('a sign that stands away from its enemy has a line to it', () => {
  fc.assert(
    fc.property(crowd, (cells) => {
      const signs = cells.map((cell, i) => ({ cell, text: TEXTS[i]! }));
      for (const [i, { line, ...place }] of layOut(signs, cells).entries()) {
        const box = { ...place, ...boxOf(TEXTS[i]!) };
        const own = {
          x: ((cells[i]! % 24) + 0.5) * CELL,
          y: (Math.floor(cells[i]! / 24) + 0.5) * CELL,
          w: CELL,
          h: CELL,
        };
        const beside = inBox(own, { ...box, w: box.w + CELL * 1.5, h: box.h + CELL * 1.5 });
        if (line === null) expect(beside).toBe(true);
        else expect([inBox(line.from, box), inBox(line.to, own)]).toEqual([true, true]);
      }
    }),
  );
});

it('a sign that has its first place needs no line', () => {
  expect(layOut([{ cell: 100, text: TEXTS[0]! }], [100])[0]?.line).toBe(null);
});

it('the last of many signs for one crowd stands away from its enemy, with a line', () => {
  const crowded = [100, 101, 102, 124, 125, 126, 148, 149, 150];
  const lines = layOut(
    crowded.map((cell) => ({ cell, text: TEXTS[2]! })),
    crowded,
  ).map(({ line }) => line !== null);
  expect(lines).toContain(true);
});

it('places signs beside their enemies', () => {
  fc.assert(
    fc.property(crowd, (cells) => {
      const boxes = layOut(
        cells.map((cell, i) => ({ cell, text: TEXTS[i]! })),
        cells,
      ).map((place, i) => ({ ...place, ...boxOf(TEXTS[i]!) }));
      for (const [i, a] of boxes.entries()) {
        expect(a.x - a.w / 2).toBeGreaterThanOrEqual(0);
        expect(a.y - a.h / 2).toBeGreaterThanOrEqual(0);
        expect(a.x + a.w / 2).toBeLessThanOrEqual(24 * CELL);
        expect(a.y + a.h / 2).toBeLessThanOrEqual(16 * CELL);
        for (const b of boxes.slice(i + 1))
          expect(Math.abs(a.x - b.x) >= (a.w + b.w) / 2 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2).toBe(true);
      }
    }),
    // At the right edge, where two signs have the same first place.
    { examples: [[[310, 358, 359]]] },
  );
});
