// The folders of src and their imports: read from the files, drawn into ARCHITECTURE.md, checked by test/folders.test.ts. `npx node
// packages/web/scripts/folders.ts` writes the drawing.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const ARCHITECTURE = fileURLToPath(new URL('../../../ARCHITECTURE.md', import.meta.url));
const BEGIN = '<!-- folders of packages/web/src, written by packages/web/scripts/folders.ts -->';
const END = '<!-- end of folders -->';

/** A top-level folder imports only from those to its left. */
export const FOLDERS = [
  'kit',
  'storage',
  'worker',
  'boards',
  'table',
  'companion',
  'workshop',
  'games',
  'screens',
  'styles',
  'shell',
] as const;

export interface Import {
  /** Both relative to src. */
  file: string;
  target: string;
}

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|@import)\s*'(\.[^']+)'/g;

export const allImports = (): Import[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(SRC, file), 'utf8').matchAll(IMPORT)].map(([, from = '']) => ({
        file,
        target: relative(SRC, resolve(SRC, dirname(file), from))
          .split(sep)
          .join('/'),
      })),
    );

export const folderOf = (file: string): string => file.split('/')[0] ?? file;

/** For each folder, the folders it imports from. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export function graphOf(imports: readonly Import[], nodeOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [nodeOf(file), nodeOf(target)];
    const found = graph.get(from) ?? new Set();
    graph.set(from, found);
    if (from !== to) found.add(to);
  }
  return graph;
}

/** A cycle in the graph, or null. */
export function cycleIn(graph: Graph): readonly string[] | null {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle !== null) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

function reaches(graph: Graph, from: string, to: string): boolean {
  return [...(graph.get(from) ?? [])].some((next) => next === to || reaches(graph, next, to));
}

/** The edges without those implied by a longer path. */
const edgesOf = (graph: Graph): string[] =>
  [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(graph, other, to)))
      .map((to) => `  ${from} --> ${to}`),
  );

/** A diagram of the top-level folders, and for each folder the neighbouring folders that it imports. */
export function drawing(): string {
  const imports = allImports();
  const folders = graphOf(imports, dirname);
  const lines = [...folders]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, targets]) => {
      const inside = [...targets].filter((to) => folderOf(to) === folderOf(folder)).sort();
      return inside.length === 0 ? folder : `${folder} → ${inside.join(', ')}`;
    });
  return [
    BEGIN,
    '',
    '```mermaid',
    'flowchart LR',
    ...edgesOf(graphOf(imports, folderOf)).sort(),
    '```',
    '',
    'Inside these folders:',
    '',
    '```text',
    ...lines,
    '```',
    '',
    END,
  ].join('\n');
}

/** The section that ARCHITECTURE.md shows. */
export function drawn(): string {
  const text = readFileSync(ARCHITECTURE, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < 0) throw new Error('ARCHITECTURE.md has no place for the folders.');
  return text.slice(from, to + END.length);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(ARCHITECTURE, readFileSync(ARCHITECTURE, 'utf8').replace(drawn(), drawing()));
