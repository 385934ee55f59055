// What a mutation run of a game leaves behind: `mutation.json` in the game's folder.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

/** A change of the rules that nothing noticed. */
export interface Survivor {
  /** `book/combat/strike.ts:41` */
  at: string;
  kind: string;
  /** The changed code, before and after. */
  was: string;
  becomes: string;
  /** Rules that are named near this line. */
  rules: string[];
  /** Whether any case, record or random game reaches it. */
  reached: boolean;
}

export interface MutationResult {
  /** Fingerprint of the rules that were mutated. */
  rules: string;
  mutants: number;
  killed: number;
  files: Record<string, { mutants: number; killed: number }>;
  survivors: Survivor[];
}

/** Folders whose code carries out rules. */
const RULE_FOLDERS = ['book', 'missions', 'scenarios', 'detachment', 'automaton', 'ally'];

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

export function writeMutationResult(folder: URL, result: MutationResult): void {
  writeFileSync(resultFile(folder), `${JSON.stringify(result, null, 1)}\n`);
}

/** The last run's result, and whether the rules have changed since; null if there was none. */
export function readMutationResult(folder: URL): { result: MutationResult; stale: boolean } | null {
  const file = resultFile(folder);
  if (!existsSync(file)) return null;
  const result = JSON.parse(readFileSync(file, 'utf8')) as MutationResult;
  return { result, stale: result.rules !== rulesFingerprint(folder) };
}
