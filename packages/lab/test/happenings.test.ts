// docs/happenings.md agrees with the types of the games.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { happeningTypes } from '../scripts/happeningTypes.ts';
import { happeningsPage, pagePath } from '../scripts/happenings.ts';

/** The compiler reads all five games: about two seconds, more on a busy machine. */
const TIMEOUT = 60_000;

test(
  'the page of happenings is up to date (npx node packages/lab/scripts/happenings.ts)',
  { timeout: TIMEOUT },
  () => expect(readFileSync(pagePath, 'utf8')).toBe(happeningsPage()),
);

test('types of all shapes are read', { timeout: TIMEOUT }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'happenings-'));
  try {
    const file = join(folder, 'happenings.ts');
    writeFileSync(
      file,
      `type Side = 'red' | 'blue';
       interface OfUnit { unit: number; at?: [number, number] }
       interface Kinds { scored: { by: Side | null; names: Record<string, number> } }
       type Long = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i';
       export type Happening =
         | ({ type: 'walked' | 'fled' } & OfUnit)
         | { [T in keyof Kinds]: { type: T } & Kinds[T] }[keyof Kinds]
         | { type: 'drew'; cards: readonly Long[]; secret: boolean; part: { x: string } };`,
    );
    const ofUnit = ['unit: number', 'at?: [number, number]'];
    expect(happeningTypes([file])).toEqual([
      [
        {
          type: 'drew',
          fields: ['cards: list of text (one of 9)', 'secret: true or false', 'part: { x: text }'],
        },
        { type: 'fled', fields: ofUnit },
        { type: 'scored', fields: ['by: blue or null or red', 'names: { text: number, … }'] },
        { type: 'walked', fields: ofUnit },
      ],
    ]);
    writeFileSync(
      file,
      `import type { Lost } from './nowhere.ts'; export type Happening = { type: 'a'; what: Lost };`,
    );
    expect(() => happeningTypes([file])).toThrow('a type cannot be resolved');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
