// XR-GEN-06 What the table shows before a move is what the judge says about it: nearest point and samples agree with the ruling.
import { inBox, rootDown, squared } from '@xenotable/board';
import { fastChance, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { pointsLost } from '../book/damage.ts';
import { game } from '../game.ts';
import { codeAt, groundOf } from '../ground.ts';
import { legReach, nearestChoice, outlineOf, sample } from '../spaces.ts';
import type { Table } from '../table.ts';

const POINTS = Number(process.env['SOAK'] ?? 5000);

/** A unit in the middle of a crowd, asked where it moves. */
function crowd(seed: number, build = 'Light Infantry'): Table {
  const any = uniform(seed);
  const units: Record<string, unknown> = {};
  const taken: [number, number][] = [[24, 24]];
  for (let i = 0; taken.length <= 12; i++) {
    const at: [number, number] = [12 + any(2400) / 100, 12 + any(2400) / 100];
    if (taken.every(([x, y]) => (x - at[0]) ** 2 + (y - at[1]) ** 2 > 20)) {
      taken.push(at);
      units[`U${i}`] = { unit: 'Heavy Infantry', at };
    }
  }
  const w = arrange({ map: seed % 2 === 0 ? 'CROSS' : 'HIVE', seats: { A: { units: { Mover: { unit: build, at: [24, 24] } } }, B: { units } } });
  game.play(w, 0, { order: 'move', unit: 0 }, fastChance(1));
  return w;
}

const inside = (polygon: { x: number; y: number }[], x: number, y: number): boolean => {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
};

/** How far a point is from the border of a polygon. */
const fromBorder = (polygon: { x: number; y: number }[], x: number, y: number): number =>
  Math.min(
    ...polygon.map((a, i) => {
      const b = polygon[(i + 1) % polygon.length]!;
      const length = squared(a.x, a.y, b.x, b.y);
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length));
      return Math.hypot(x - a.x - t * (b.x - a.x), y - a.y - t * (b.y - a.y));
    }),
  );

test('the the nearest point and the samples agree with the judge', { timeout: 600_000 }, () => {
  const any = uniform(11);
  const rounds = 10;
  for (let round = 0; round < rounds; round++) {
    const w = crowd(round);
    const space = game.asks(w)[0]!.spaces[0]!;
    const polygon = outlineOf(w, space);
    for (const corner of polygon) if (corner.x !== 2400 || corner.y !== 2400) expect(game.judge(w, 0, { path: [[corner.x, corner.y]] })).toBeNull();
    for (let i = 0; i < POINTS / rounds; i++) {
      const x = 1500 + any(1800);
      const y = 1500 + any(1800);
      const legal = game.judge(w, 0, { path: [[x, y]] }) === null;
      // Within a tenth of an inch of a border the picture may be too coarse (a gap may be thinner than its rays); everywhere else it must be right.
      if (fromBorder(polygon, x, y) > 10 && inside(polygon, x, y) !== legal) {
        const around = [
          [10, 0],
          [-10, 0],
          [0, 10],
          [0, -10],
          [7, 7],
          [7, -7],
          [-7, 7],
          [-7, -7],
        ].map(([dx, dy]) => game.judge(w, 0, { path: [[x + dx!, y + dy!]] }) === null);
        expect(
          around.every((one) => one === legal),
          `${x}, ${y} in round ${round}`,
        ).toBe(false);
      }
      if (i % 25 === 0) {
        const choice = nearestChoice(w, space, x, y)!;
        expect(game.judge(w, 0, choice)).toBeNull();
        if (legal) expect(choice).toEqual({ path: [[x, y]] });
        expect(game.judge(w, 0, sample(w, 0, space, fastChance(i)))).toBeNull();
      }
    }
  }
});

test('nothing legal is much nearer to the pointer than the nearest point', () => {
  const any = uniform(5);
  const w = crowd(3);
  const reach = legReach(w, w.units[0]!, w.units[0]!, 800);
  for (let i = 0; i < 30; i++) {
    const [x, y] = [1500 + any(1800), 1500 + any(1800)];
    const choice = nearestChoice(w, { kind: 'move', unit: 0, from: [2400, 2400], most: 800 }, x, y)!;
    const at = 'path' in choice ? choice.path[0]! : [2400, 2400];
    const best = rootDown(squared(at[0]!, at[1]!, x, y));
    for (let j = 0; j < 200; j++) {
      const [px, py] = [1600 + any(1600), 1600 + any(1600)];
      if (reach.legal(px, py)) expect(rootDown(squared(px, py, x, y))).toBeGreaterThanOrEqual(best - 25);
    }
  }
});

test('vehicles: the nearest drive and samples are legal', () => {
  const any = uniform(8);
  const w = crowd(2, 'Soft-skin Vehicle');
  const space = game.asks(w)[0]!.spaces[0]!;
  expect(space.kind).toBe('drive');
  for (let i = 0; i < 40; i++) {
    expect(game.judge(w, 0, nearestChoice(w, space, 1500 + any(1800), 1500 + any(1800))!)).toBeNull();
    expect(game.judge(w, 0, sample(w, 0, space, fastChance(i)))).toBeNull();
  }
});

test('XR-TER-01, XR-TER-02, XR-GEN-05 cells, features and rounding', () => {
  const w = arrange({ map: 'CROSS', seats: { A: { units: { L: { unit: 'Light Infantry', at: [2, 2] } } }, B: {} } });
  const g = groundOf(w);
  expect(codeAt(g, 100, 100)).toBe(0);
  const woods = [codeAt(g, 500, 3900), codeAt(g, 1100, 4300)];
  expect(woods[0]).toBe(woods[1]);
  expect(g.feature[19 * 24 + 2]).toBe(g.feature[21 * 24 + 5]);
  expect(g.feature[19 * 24 + 2]).not.toBe(g.feature[3 * 24 + 3]);
  expect([pointsLost(7, 3, false), pointsLost(8, 3, false), pointsLost(7, 3, true)]).toEqual([2, 2, 3]);
  expect(g.houses.map((box) => box !== null && inBox(box.west, box.south, box))).toEqual([true, true]);
});
