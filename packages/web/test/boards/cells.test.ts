import { describe, expect, test } from 'vitest';
import { CELL, areaOf, cellAfter, cellName, centreOf, outlinePath } from '../../src/boards/square/cells.ts';
import { aimed, tokenStates } from '../../src/boards/standing.ts';

const size = { columns: 24, rows: 16 };

describe('cells', () => {
  test('are named by column and row', () => {
    expect(cellName(0, 24)).toBe('(0,0)');
    expect(cellName(7 * 24 + 13, 24)).toBe('(13,7)');
  });

  test('lie where their number says', () => {
    expect(centreOf(25, 24)).toEqual({ x: 1.5 * CELL, y: 1.5 * CELL });
    expect(areaOf([], size)).toBeNull();
    expect(areaOf([25], size, 1)).toEqual({ x: 0, y: 0, w: 3 * CELL, h: 3 * CELL });
    // Ten cells apart leave a margin of one.
    expect(areaOf([5 * 24 + 2, 5 * 24 + 11], size)).toEqual({
      x: 1 * CELL,
      y: 4 * CELL,
      w: 12 * CELL,
      h: 3 * CELL,
    });
  });

  test('a border leaves out edges between two of its cells, and does not wrap at the end of a row', () => {
    const edges = (cells: number[]): number => outlinePath(new Set(cells), 24).match(/M/g)!.length;
    expect(edges([0])).toBe(4);
    expect(edges([0, 1])).toBe(6);
    expect(edges([23, 24])).toBe(8);
  });

  test('keys move by one, by five, to the corners, and stop at the edge', () => {
    const from = (key: string, cell: number, ctrl = false) => cellAfter(key, ctrl, cell, size);
    expect(from('ArrowRight', 23)).toBe(23);
    expect(from('ArrowLeft', 24)).toBe(24);
    expect(from('ArrowDown', 3)).toBe(27);
    expect(from('PageUp', 3 * 24 + 2)).toBe(2);
    expect(from('Home', 30, true)).toBe(0);
    expect(from('Home', 30)).toBeNull();
    expect(from('End', 30, true)).toBe(383);
    expect(from('x', 30)).toBeNull();
  });
});

describe('pointing at a cell', () => {
  const none = { picked: false, ready: false, target: false, refused: null };
  const standing = (thing: string) =>
    ({
      'unit:1': { ...none, ready: true },
      'cell:9': { ...none, target: true },
      'unit:2': { ...none, refused: { reason: 'It is spent.', rule: 'CC-GEN-01' } },
    })[thing] ?? none;

  test('means a legal target before a thing that could be picked up', () => {
    expect(aimed(['unit:1', 'cell:9'], standing).thing).toBe('cell:9');
    expect(aimed(['unit:1', 'cell:8'], standing).thing).toBe('unit:1');
    expect(aimed(['unit:2', 'cell:8'], standing).thing).toBe('unit:2');
    expect(aimed(['unit:5', 'cell:8'], standing).thing).toBe('unit:5');
    expect(aimed([], standing).thing).toBeNull();
  });

  test('the state of a thing is drawn on its token', () => {
    expect(tokenStates(standing('cell:9'), ['spent'])).toEqual(['spent', 'target']);
    expect(tokenStates(standing('unit:2'))).toEqual(['illegal']);
  });
});
