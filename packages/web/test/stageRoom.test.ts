// Where plates and dice are placed on the stage.
import { expect, test } from 'vitest';
import { placed } from '../src/table/stage/room.ts';

test('a plate covers neither its unit nor another that takes part, and stays on the stage', () => {
  const at = { x: 380, y: 100, w: 20, h: 20 };
  const other = { x: 300, y: 90, w: 60, h: 40 };
  const bounds = { x: 0, y: 0, w: 400, h: 300 };
  const [box] = placed([{ at, w: 60, h: 30 }], { must: [at, other], rather: [], bounds });
  const apart = (a: typeof at, b: typeof at): boolean =>
    a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
  expect(apart(box!, at) && apart(box!, other)).toBe(true);
  expect(box!.x + box!.w).toBeLessThanOrEqual(bounds.w);
});

test('on a phone a plate is at the foot of its own card: no line crosses the others', () => {
  const at = { x: 260, y: 210, w: 120, h: 110 };
  const [box, second] = placed(
    [
      { at, w: 80, h: 30 },
      { at, w: 80, h: 30 },
    ],
    { must: [at], rather: [], bounds: { x: 0, y: 0, w: 390, h: 330 } },
  );
  expect(box).toEqual({ x: 280, y: 290, w: 80, h: 30 });
  expect(second!.y + second!.h <= box!.y || second!.x + second!.w <= box!.x).toBe(true);
});

test('dice on a table of cards lie on their own card, neighbours one above the other', () => {
  const cards = [0, 1, 2].map((i) => ({ x: 20 + 130 * i, y: 100, w: 124, h: 300 }));
  const bounds = { x: 0, y: 0, w: 800, h: 800 };
  const wanted = cards.map((at) => ({ at, w: 160, h: 60, onCard: true }));
  const boxes = placed(wanted, { must: cards, rather: [], bounds });
  boxes.forEach((box, i) => {
    const at = cards[i]!;
    expect(box.x + box.w / 2).toBeCloseTo(Math.max(at.x + at.w / 2, 6 + box.w / 2));
    expect(box.y).toBeGreaterThanOrEqual(at.y);
    expect(box.y + box.h).toBeLessThanOrEqual(at.y + at.h);
    for (const other of boxes.slice(0, i))
      expect(box.y + box.h <= other.y || other.y + other.h <= box.y || other.x + other.w <= box.x).toBe(true);
  });
});

test('a plate stays beside its card: it rather covers a little of another than lies at the far corner', () => {
  const at = { x: 700, y: 500, w: 120, h: 140 };
  const slots = { x: 20, y: 80, w: 800, h: 412 };
  const cards = { x: 20, y: 500, w: 670, h: 140 };
  const orders = { x: 20, y: 645, w: 800, h: 55 };
  const [box] = placed([{ at, w: 50, h: 30 }], {
    must: [at],
    rather: [slots, cards, orders],
    bounds: { x: 0, y: 0, w: 830, h: 700 },
  });
  expect(Math.abs(box!.x - at.x)).toBeLessThan(200);
  expect(Math.abs(box!.y - at.y)).toBeLessThan(200);
});

test('a plate stays on the board, not on what stands beside it', () => {
  const at = { x: 560, y: 300, w: 40, h: 40 };
  const bounds = { x: 200, y: 0, w: 420, h: 600 };
  const [box] = placed([{ at, w: 220, h: 30 }], { must: [at], rather: [], bounds });
  expect(box!.x).toBeGreaterThanOrEqual(bounds.x);
  expect(box!.x + box!.w).toBeLessThanOrEqual(bounds.x + bounds.w);
});

test('where all that is near takes part, a plate is at the foot of its own card instead of a corner of the stage', () => {
  const squad = [0, 1, 2, 3, 4, 5].map((i) => ({ x: 20 + 136 * i, y: 500, w: 130, h: 140 }));
  const slots = { x: 0, y: 60, w: 840, h: 435 };
  const below = { x: 0, y: 645, w: 840, h: 155 };
  const [box] = placed([{ at: squad[3]!, w: 60, h: 30 }], {
    must: [...squad, slots, below],
    rather: [],
    bounds: { x: 0, y: 0, w: 840, h: 800 },
  });
  expect(box).toEqual({ x: 463, y: 610, w: 60, h: 30 });
});
