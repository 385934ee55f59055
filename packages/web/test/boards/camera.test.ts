import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boardSpot,
  contains,
  fitting,
  held,
  panned,
  pinched,
  revealing,
  showing,
  visible,
  zoomToFit,
  zoomedAt,
} from '../../src/boards/camera.ts';

const board = { x: -20, y: -20, w: 840, h: 560 };
const desk = { w: 840, h: 700 };
const phone = { w: 390, h: 400 };
const near = (n: number): unknown => expect.closeTo(n, 6);

describe('camera', () => {
  test('the whole board fits and is centred', () => {
    expect(fitting(board, desk)).toEqual({ x: near(20), y: near(90), zoom: 1 });
    expect(contains(visible(fitting(board, phone), phone), board)).toBe(true);
  });

  test('zooming keeps the spot under the pointer where it is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        fc.integer({ min: 0, max: 390 }),
        fc.integer({ min: 0, max: 400 }),
        (factor, x, y) => {
          const before = fitting(board, phone);
          const under = boardSpot(before, { x, y });
          const after = boardSpot(zoomedAt(before, factor, { x, y }), { x, y });
          expect(after.x).toBeCloseTo(under.x, 6);
          expect(after.y).toBeCloseTo(under.y, 6);
        },
      ),
    );
  });

  test('two fingers move the board with them', () => {
    const before = { x: 10, y: 20, zoom: 1 };
    const after = pinched(
      before,
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 80, y: 150 },
        { x: 280, y: 150 },
      ],
    );
    expect(after.zoom).toBe(2);
    expect(boardSpot(after, { x: 80, y: 150 })).toEqual(boardSpot(before, { x: 100, y: 100 }));
    expect(boardSpot(after, { x: 280, y: 150 })).toEqual(boardSpot(before, { x: 200, y: 100 }));
  });

  test('after any panning and zooming, a board larger than the screen fills it', () => {
    const moves = fc.array(
      fc.record({
        dx: fc.integer({ min: -900, max: 900 }),
        dy: fc.integer({ min: -900, max: 900 }),
        factor: fc.double({ min: 0.1, max: 9, noNaN: true }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(moves, (list) => {
        let camera = fitting(board, phone);
        for (const { dx, dy, factor } of list)
          camera = held(panned(zoomedAt(camera, factor, { x: 100, y: 90 }), { x: dx, y: dy }), board, phone);
        const seen = visible(camera, phone);
        const slack = 1e-6;
        for (const [from, length, start, room] of [
          [seen.x, seen.w, board.x, board.w],
          [seen.y, seen.h, board.y, board.h],
        ] as const) {
          if (length >= room) expect(from + length / 2).toBeCloseTo(start + room / 2, 3);
          else expect(from >= start - slack && from + length <= start + room + slack).toBe(true);
        }
        expect(camera.zoom).toBeGreaterThanOrEqual(zoomToFit(board, phone) - slack);
      }),
    );
  });

  test('an area is shown at a readable size, smaller only if it would not fit', () => {
    expect(showing({ x: 100, y: 100, w: 60, h: 60 }, board, phone, 1.2).zoom).toBe(1.2);
    const wide = { x: 0, y: 100, w: 780, h: 60 };
    const camera = showing(wide, board, phone, 1.2);
    expect(camera.zoom).toBe(0.5);
    expect(contains(visible(camera, phone), wide)).toBe(true);
  });

  test('an area that a smaller screen would hide is brought back by the shortest way; one in sight stays', () => {
    const before = { x: -100, y: -100, zoom: 1 };
    const small = { w: 390, h: 300 };
    const low = { x: 200, y: 460, w: 33, h: 33 };
    expect(revealing(low, before, board, small)).toEqual({ x: -100, y: -193, zoom: 1 });
    expect(revealing({ ...low, y: 150 }, before, board, small)).toEqual(before);
    expect(revealing({ ...low, x: 80 }, before, board, phone)).toEqual({ x: -80, y: -100, zoom: 1 });
  });
});
