// Everything that the book tells has a line of its own in the log.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LINES, happeningWords } from '../lines.ts';

const FOLDERS = ['book', 'automaton', 'scenarios'];

const told = FOLDERS.flatMap((folder) => {
  const at = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(at).flatMap((file) =>
    [...readFileSync(new URL(file, at), 'utf8').matchAll(/tell\?\.\(\s*\{\s*type: '([^']+)'/g)].map(
      (match) => match[1]!,
    ),
  );
});

test('every happening has words', () => {
  expect(told.length).toBeGreaterThan(60);
  expect(told.filter((type) => LINES[type] === undefined)).toEqual([]);
});

test('units are named, cards are shown to those who may see them', () => {
  expect(happeningWords({ type: 'infiltrates', unit: 3, die: 2, names: { 3: 'Recon Infantry 1' } })).toBe(
    'Recon Infantry 1 infiltrates, 2" farther than it moves',
  );
  expect(happeningWords({ type: 'boasted', seat: 1, count: 1 }, ['Ruth', 'Oskar'])).toBe(
    'Oskar keeps one boast',
  );
  expect(happeningWords({ type: 'boasted', seat: 1, count: 1, keep: ['XR-BST-C2'] }, ['Ruth', 'Oskar'])).toBe(
    'Oskar keeps one boast: First blood',
  );
});
