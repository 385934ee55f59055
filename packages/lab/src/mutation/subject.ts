// A game whose rules are changed: its files, its mutants, and the rules that are named near each of them.
import { readFileSync } from 'node:fs';
import { idsIn } from '../rules/places.ts';
import { type MutableSource, readSource } from './instrument.ts';
import { ruleFiles } from './result.ts';

export interface Mutant {
  /** Number of its site among all sites of the game, and which change of that site it is. */
  site: number;
  change: number;
  file: string;
  line: number;
  kind: string;
  was: string;
  becomes: string;
  /** Rules named near it, nearest first. */
  rules: string[];
}

export interface RuleFile extends MutableSource {
  file: string;
  /** Number of its first site. */
  first: number;
}

export interface Subject {
  folder: URL;
  files: RuleFile[];
  mutants: Mutant[];
}

const ABOVE = 15;
const BELOW = 8;

/** Rules that comments and code name around a line, nearest first. */
function rulesNear(named: readonly { id: string; line: number }[], line: number): string[] {
  const near = named
    .filter((one) => one.line >= line - ABOVE && one.line <= line + BELOW)
    .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line));
  return [...new Set(near.map(({ id }) => id))];
}

/** Code on one line, cut short. */
const brief = (code: string): string => {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
};

function mutantsOf({ file, first, source, sites }: RuleFile): Mutant[] {
  const named = source.split('\n').flatMap((text, i) => idsIn(text).map((id) => ({ id, line: i + 1 })));
  return sites.flatMap(({ line, was, changes }, i) =>
    changes.map(({ kind, becomes }, change) => ({
      site: first + i,
      change,
      file,
      line,
      kind,
      was: brief(was),
      becomes: becomes === null ? '(left out)' : brief(becomes),
      rules: rulesNear(named, line),
    })),
  );
}

export function readSubject(folder: URL): Subject {
  let first = 0;
  const files = ruleFiles(folder).map((file): RuleFile => {
    const read = { file, first, ...readSource(readFileSync(new URL(file, folder), 'utf8')) };
    first += read.sites.length;
    return read;
  });
  return { folder, files, mutants: files.flatMap(mutantsOf) };
}
