// The packages are packages: each imports only what it declares, none reaches into another by path, and there is no cycle.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = ['packages', 'packages/games'].flatMap((parent) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((one) => one.isDirectory() && `${parent}/${one.name}` !== 'packages/games')
    .map((one) => join(root, parent, one.name)),
);

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Import {
  file: string;
  from: string;
  /** Tests, soaks and benchmarks may use what the package itself may not. */
  proof: boolean;
}

/** What the root brings along for everybody: the test runner, types and the build. */
const TOOLS = ['vitest', 'vitest/config', 'vite', '@playwright/test', 'typescript'];
const IMPORT = /\b(?:from|import\()\s*'([@./a-z][^'\s$]*)'/g;
/** Written for people who write to us from outside: no package, but a test runs them. */
const EXAMPLES = join(root, 'examples');
const PROOF = /(^|\/)(test|e2e|soak|bench|scripts|template|proof)\/|\.config\.ts$/;

function importsOf(folder: string): Import[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|template)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)].map(([, from]) => ({
        file,
        from: from ?? '',
        proof: PROOF.test(file),
      })),
    );
}

const packages = folders.map((folder) => ({
  folder,
  manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
  imports: importsOf(folder),
}));

const leaves = (folder: string, path: string): boolean => relative(folder, path).startsWith('..');
const packageOf = (from: string): string => /^(@[^/]+\/[^/]+|[^/]+)/.exec(from)?.[1] ?? from;

test.each(packages)(
  '$manifest.name imports what it declares, and nothing by path',
  ({ folder, manifest, imports }) => {
    const needs = Object.keys(manifest.dependencies ?? {});
    const tests = Object.keys(manifest.devDependencies ?? {});
    const wrong = imports.filter(({ file, from, proof }) => {
      if (from.startsWith('.')) {
        const path = resolve(folder, dirname(file), from);
        return leaves(folder, path) && (!proof || leaves(EXAMPLES, path));
      }
      if (from.startsWith('node:') || TOOLS.includes(from)) return false;
      const name = packageOf(from);
      return name !== manifest.name && !needs.includes(name) && !(proof && tests.includes(name));
    });
    expect(wrong.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
  },
);

test('no package leads back to itself', () => {
  const edges = new Map(
    packages.map(({ manifest }) => [manifest.name, Object.keys(manifest.dependencies ?? {})]),
  );
  const cycleFrom = (name: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(name)) return [...path, name];
    for (const next of edges.get(name) ?? []) {
      const cycle = cycleFrom(next, [...path, name]);
      if (cycle !== null) return cycle;
    }
    return null;
  };
  for (const name of edges.keys()) expect(cycleFrom(name, [])).toBeNull();
});
