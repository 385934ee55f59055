// Every silhouette that the kit names is drawn, and has its author in the credits.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SILHOUETTES } from '../src/kit/draw/silhouettes.ts';
import { SILHOUETTE_AUTHORS } from '../src/screens/credits/silhouettes.ts';

const drawn = [
  ...readFileSync(new URL('../src/kit/draw/silhouettes.svg', import.meta.url), 'utf8').matchAll(
    / id="(.+?)"/g,
  ),
].map(([, name]) => name);

test('each named silhouette is drawn, and no other', () => expect(drawn).toEqual([...SILHOUETTES]));

test('each has its author', () =>
  expect(SILHOUETTE_AUTHORS.map(([ours]) => ours).sort()).toEqual([...SILHOUETTES].sort()));
