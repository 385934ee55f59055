// The web's folders have one direction: a top-level folder imports only from those to its left, and there are no cycles.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { titles } from '@xenotable/shelf';
import { expect, test } from 'vitest';
import { FOLDERS, allImports, cycleIn, drawing, drawn, graphOf, folderOf } from '../scripts/folders.ts';

const imports = allImports();
const place = (file: string): number => FOLDERS.findIndex((folder) => folder === folderOf(file));

test('every file is in a known folder, and imports only from its own and those to the left', () => {
  const wrong = imports.filter(
    ({ file, target }) => place(file) < 0 || place(target) < 0 || place(file) < place(target),
  );
  expect(wrong.map(({ file, target }) => `${file}: ${target}`)).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

test('no folder imports itself through others', () => {
  expect(cycleIn(graphOf(imports, dirname))).toBeNull();
});

test('a cycle would be noticed', () => {
  const circle = graphOf(
    [
      { file: 'table/log/a.ts', target: 'table/odds/b.ts' },
      { file: 'table/odds/b.ts', target: 'table/c.ts' },
      { file: 'table/c.ts', target: 'table/log/a.ts' },
    ],
    dirname,
  );
  expect(cycleIn(circle)).toEqual(['table/log', 'table/odds', 'table', 'table/log']);
});

const gameOf = (file: string): string | undefined => /^games\/([^/]+)\//.exec(file)?.[1];

test('no game imports from another', () => {
  const across = imports.filter(
    ({ file, target }) => gameOf(file) !== undefined && gameOf(target) !== gameOf(file) && gameOf(target),
  );
  expect(across).toEqual([]);
});

test('nothing outside games/ names a game', () => {
  const files = [...new Set(imports.map(({ file }) => file))].filter((file) => folderOf(file) !== 'games');
  const naming = files.filter((file) => {
    const text = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8').replace(
      /\/\/.*|\/\*.*\*\//g,
      '',
    );
    return titles.some(({ game }) => text.includes(`'${game}`) || text.includes(`/${game}`));
  });
  expect(naming).toEqual([]);
});

test('ARCHITECTURE.md draws the folders as they are (npx node packages/web/scripts/folders.ts)', () => {
  expect(drawn()).toBe(drawing());
});
