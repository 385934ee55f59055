// The stored result of a mutation run: `mutation.json` in the game's folder.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

/** The figures, and where the survivors are. */
export interface MutationResult {
  /** Fingerprint of the rules that were mutated. */
  rules: string;
  /** Number of mutants that were tried, and of those that were noticed. */
  mutants: number;
  killed: number;
  /** Number of those that count as killed because an earlier run killed them: see ledger.ts. */
  carried: number;
  /** Number of all mutants: more than were tried if this is a sample. */
  all: number;
  /** Of a random sample: its seed, and the 95 % interval of the share of all mutants. */
  sample?: { seed: number; low: number; high: number };
  /** Survivors as line and kind: '41 condition'. */
  files: Record<string, { mutants: number; killed: number; survivors: string[] }>;
}

/** Folders whose code carries out rules. */
const RULE_FOLDERS = ['book', 'missions', 'scenarios', 'detachment', 'auto', 'automaton', 'ally'];

/** The files that are mutated, by their path in the game's folder. */
export function ruleFiles(folder: URL): string[] {
  return RULE_FOLDERS.filter((name) => existsSync(new URL(name, folder))).flatMap((name) =>
    readdirSync(new URL(`${name}/`, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${name}/${file}`)
      .sort(),
  );
}

export function rulesFingerprint(folder: URL): string {
  const hash = createHash('sha256');
  for (const file of ruleFiles(folder)) hash.update(file).update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 16);
}

const resultFile = (folder: URL): URL => new URL('mutation.json', folder);

/** One line per file, so that differences can be read. */
export function writeMutationResult(folder: URL, { files, ...figures }: MutationResult): void {
  const lines = Object.entries(files).map(
    ([file, figure]) => `${JSON.stringify(file)}: ${JSON.stringify(figure)}`,
  );
  const head = JSON.stringify(figures).slice(0, -1);
  writeFileSync(resultFile(folder), `${head},"files":{\n${lines.join(',\n')}\n}}\n`);
}

/** Whether a new result replaces the stored one: a small sample does not replace a larger one of the same rules. */
export const saysMore = (result: MutationResult, kept: MutationResult | null): boolean =>
  kept === null || kept.rules !== result.rules || result.mutants >= kept.mutants;

/** The last run's result, and whether the rules have changed since; null if there was none. */
export function readMutationResult(folder: URL): { result: MutationResult; stale: boolean } | null {
  const file = resultFile(folder);
  if (!existsSync(file)) return null;
  const result = JSON.parse(readFileSync(file, 'utf8')) as MutationResult;
  return { result, stale: result.rules !== rulesFingerprint(folder) };
}
