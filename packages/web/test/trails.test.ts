// The trail of a moved thing, as drawn over the board.
import type { Beat, LogLine } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { spotsOf } from '../src/table/stage/Lines.tsx';
import type { Box } from '../src/table/stage/places.ts';
import { clearOf, shotsOnTheWay, standingShots } from '../src/table/stage/Trails.tsx';

const cell = (x: number): Box => ({ x: 40 * x, y: 0, w: 40, h: 40 });
const PATH = ['cell:1,0', 'cell:2,0', 'cell:3,0', 'cell:4,0'];

/** The trail of a thing that started in the first cell along the path and is in this cell now. */
const xs = (standsIn: number): number[] => {
  const boxes = new Map(PATH.map((place, i) => [place, cell(i + 1)] as const));
  boxes.set('unit:Trooper', cell(standsIn));
  const geometry = {
    size: { w: 400, h: 40 },
    room: { x: 0, y: 0, w: 400, h: 40 },
    boxes,
    starts: [],
    spots: new Map(),
    units: [],
    ofCards: false,
  };
  return spotsOf({ thing: 'unit:Trooper', path: PATH }, cell(0), geometry).map(({ x }) => x);
};

test('a trail ends where the mover is: one that was stopped has not walked the rest', () => {
  expect(xs(4)).toEqual([20, 60, 100, 140, 180]);
  expect(xs(2)).toEqual([20, 60, 100]);
});

test("a mover beside its path is connected to the path's end", () =>
  expect(xs(6)).toEqual([20, 60, 100, 140, 180, 260]));

const line = (beat: Beat): LogLine => ({
  entry: 0,
  seat: 0,
  words: '',
  rule: 'XR-SHO-01',
  beat,
  what: { type: 'told' },
});
const SHOT = line({ kind: 'shot', weight: 1, actor: 'unit:1', target: 'unit:2' });

test('a shot is drawn to a target that died of it, but not to one that moved on', () => {
  const after = (beat: Beat) => standingShots([{ lines: [SHOT, line(beat)] }]).has(SHOT);
  expect(after({ kind: 'death', weight: 3, actor: 'unit:2' })).toBe(true);
  expect(after({ kind: 'retreat', weight: 1, actor: 'unit:2' })).toBe(false);
  expect(after({ kind: 'move', weight: 1, actor: 'unit:1' })).toBe(false);
});

test('a shot that answers a move is drawn where it fell', () => {
  const answer = line({ kind: 'answer', weight: 1, actor: 'unit:1', target: 'unit:2', path: ['cell:2,0'] });
  const move = line({ kind: 'move', weight: 1, actor: 'unit:2', path: PATH });
  const placeOf = (...lines: LogLine[]) => shotsOnTheWay([{ lines }]).get(SHOT);
  expect(placeOf(move, answer, SHOT)).toBe('cell:2,0');
  expect(placeOf(move, SHOT)).toBeUndefined();
  expect(placeOf(answer, move, SHOT), 'a later act').toBeUndefined();
});

test('a mover that is still drawn where it began has no line back to its start', () =>
  expect(xs(0)).toEqual([20, 60, 100, 140, 180]));

test('the number of an act lies on its line, but on no unit', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(clearOf(line, [])).toEqual({ x: 50, y: 0 });
  const unit = { x: 35, y: -15, w: 30, h: 30 };
  const { x } = clearOf(line, [unit]);
  expect(x < unit.x || x > unit.x + unit.w).toBe(true);
  expect(clearOf(line, [{ x: -50, y: -50, w: 200, h: 100 }]), 'no room').toEqual({ x: 50, y: 0 });
  // Too short for its number: beside it.
  const token = { x: -20, y: -20, w: 50, h: 40 };
  const short = clearOf(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    [token],
  );
  expect(Math.abs(short.y)).toBeGreaterThanOrEqual(32);
});
