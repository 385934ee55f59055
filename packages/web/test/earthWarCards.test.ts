// What a card of Earth War says of itself, and what a volley came to.
import { KINDS } from '@xenotable/earth-war/content';
import type { LogLine } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { laterOf } from '../src/games/earth-war/shared/keywords.ts';
import { volleySum } from '../src/games/earth-war/volley.ts';

test('a card that acts later than its strike says so on its face, with the numbers of its text', () => {
  const numbers = (words: string): string[] => words.match(/\d/g) ?? [];
  for (const kind of KINDS) {
    const later = laterOf(kind);
    const acts = kind.opens ?? kind.grows ?? kind.implant ?? kind.royal ?? kind.guards ?? false;
    expect(later !== null, kind.name).toBe(acts);
    if (kind.opens === true || kind.grows === true) {
      expect(numbers(later?.words ?? '')).toEqual(numbers(kind.text));
      expect(later?.words).toContain('end of round');
    }
  }
});

const shot = (plate: string): LogLine =>
  ({
    words: '',
    rule: 'EW-S2-01',
    entry: 0,
    names: [],
    beat: { kind: 'shot', actor: 'unit:Vale', plate, dice: [] },
  }) as unknown as LogLine;

test('the sum of a volley tells wounds, shots and misses apart', () => {
  expect(volleySum(['3 hits', '2 hits', '2 hits', 'miss', 'miss', 'miss'].map(shot))).toEqual([
    '7 wounds from 6 shots, 3 missed',
  ]);
  expect(volleySum(['1 hit', '2 hits'].map(shot))).toEqual(['3 wounds from 2 shots']);
  expect(volleySum(['1 hit'].map(shot))).toEqual([]);
});
