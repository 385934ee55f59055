import type { LogLine } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import {
  partAfter,
  partAt,
  partBefore,
  partsOf,
  spokenStep,
  stepAfter,
} from '../src/screens/replay/steps.ts';

const line = (entry: number, words: string, section?: string): LogLine => ({
  entry,
  seat: null,
  words,
  rule: 'XS-RND-01',
  ...(section !== undefined && { section }),
  beat: { kind: 'note', weight: 1 },
  what: { type: 'told' },
});
const lines = [
  line(-1, 'dealt'),
  line(-1, 'round 1', 'Round 1'),
  line(3, 'Kim buys Militia'),
  line(9, 'round 2', 'Round 2'),
  line(9, 'drew'),
  line(14, 'turn 7', 'Turn 7'),
];
const parts = partsOf(lines);

describe('steps of a replay', () => {
  test('sections of the log are parts; there is nothing before a first section that begins at once', () => {
    expect(parts).toEqual([
      { label: 'Round 1', from: 0 },
      { label: 'Round 2', from: 10 },
      { label: 'Turn 7', from: 15 },
    ]);
    expect(partsOf([])).toEqual([{ label: 'Start', from: 0 }]);
    expect(partAt(parts, 12).label).toBe('Round 2');
  });

  test('back goes to the beginning of the current part first', () => {
    expect(partBefore(parts, 12)).toBe(10);
    expect(partBefore(parts, 10)).toBe(0);
    expect(partBefore(parts, 0)).toBe(0);
    expect(partAfter(parts, 12, 20)).toBe(15);
    expect(partAfter(parts, 16, 20)).toBe(20);
  });

  test('keys move and stop at both ends', () => {
    const to = (key: string, at: number) => stepAfter(key, at, 20, parts);
    expect([to('ArrowRight', 20), to('ArrowLeft', 0), to('PageUp', 5), to('PageDown', 5)]).toEqual([
      20, 0, 15, 0,
    ]);
    expect([to('Home', 9), to('End', 9), to('[', 9), to(']', 9)]).toEqual([0, 20, 0, 10]);
    expect(to('x', 9)).toBeNull();
  });

  test('the value has words for screen readers', () => {
    expect(spokenStep(parts, 4, 20, lines)).toBe('Round 1, step 4 of 20: Kim buys Militia');
    expect(spokenStep(parts, 17, 20, lines)).toBe('Turn 7, step 17 of 20');
  });
});
