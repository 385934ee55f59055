// A game whose rules are mutated: its files, its mutants, and the rules named near each of them.
import { readFileSync } from 'node:fs';
import { idsIn } from '../rules/places.ts';
import { type MutableSource, readSource } from './instrument.ts';
import { markOf } from './marks.ts';
import { ruleFiles } from './result.ts';

export interface Mutant {
  /** Identifies it in every run: it depends on the text of its line and the name of its file, not on the line number. */
  key: string;
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
  /** Fingerprint of its text. */
  mark: string;
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

/** Makes keys of mutants; equal lines of a file are distinguished by their order. */
function keys(): (...texts: readonly string[]) => string {
  const seen = new Map<string, number>();
  return (...texts) => {
    const mark = markOf(...texts);
    const before = seen.get(mark) ?? 0;
    seen.set(mark, before + 1);
    return before === 0 ? mark : `${mark}.${before}`;
  };
}

function mutantsOf({ file, first, source, sites }: RuleFile): Mutant[] {
  const lines = source.split('\n');
  const named = lines.flatMap((text, i) => idsIn(text).map((id) => ({ id, line: i + 1 })));
  const keyOf = keys();
  return sites.flatMap(({ line, was, changes }, i) =>
    changes.map(({ kind, becomes }, change) => ({
      key: keyOf(file, lines[line - 1]?.trim() ?? '', kind, was, becomes ?? ''),
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
    const text = readFileSync(new URL(file, folder), 'utf8');
    const read = { file, mark: markOf(text), first, ...readSource(text) };
    first += read.sites.length;
    return read;
  });
  return { folder, files, mutants: files.flatMap(mutantsOf) };
}
