// Where each rule of a catalogue stands in the code, and what exercises it.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ID, readBook } from '@xenotable/shelf/catalogue';

export interface RuleLine {
  id: string;
  title: string;
  /** `file:line` of code that names it. */
  code: string[];
  /** Cases and tests that name it. */
  proof: string[];
}

export interface RuleReport {
  rules: RuleLine[];
  /** How many have code, and how many a case or test. */
  implemented: number;
  exercised: number;
  /** Ids that code or cases name and the catalogue does not have. */
  unknown: { id: string; at: string }[];
}

/** Ids of a catalogue with their titles: headings `#### ID Title`, the first column of tables, and worked examples. */
export function catalogueIds(text: string): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { rules, entries } of readBook('', text).chapters)
    for (const { id, title } of [...rules, ...entries]) if (!ids.has(id)) ids.set(id, title);
  return ids;
}

/** Every id that a text names; `XS-CMB-01..03` and `XS-CMB-01, -02` name all of them. */
export function idsIn(line: string): string[] {
  const ids: string[] = [];
  for (const match of line.matchAll(ID)) {
    const id = match[0];
    ids.push(id);
    const number = /^(.*-)(\d+)$/.exec(id);
    if (number === null) continue;
    const [, stem, digits] = number as unknown as [string, string, string];
    let rest = line.slice(match.index + id.length);
    for (;;) {
      const more = /^(\.\.|, |\/)-?(\d{1,3})(?![A-Z0-9])/.exec(rest);
      if (more === null) break;
      const to = Number(more[2]);
      const last = Number(ids.at(-1)!.slice(stem.length));
      for (let n = more[1] === '..' ? last + 1 : to; n <= to; n++)
        ids.push(stem + String(n).padStart(digits.length, '0'));
      rest = rest.slice(more[0].length);
    }
  }
  return ids;
}

const isProof = (file: string): boolean =>
  file.startsWith('cases/') || file.startsWith('test/') || file.endsWith('.test.ts');

/** Reads a game's folder. */
export function ruleReport(folder: URL): RuleReport {
  const root = fileURLToPath(folder);
  const catalogue = catalogueIds(readFileSync(new URL('RULES.md', folder), 'utf8'));
  const prefix = [...catalogue.keys()][0]!.slice(0, 3);
  const lines = new Map<string, RuleLine>();
  for (const [id, title] of catalogue) lines.set(id, { id, title, code: [], proof: [] });
  // A file may name a whole group of rules in its heading.
  const groups = new Set(
    [...catalogue.keys()].flatMap((id) => id.split('-').map((_, i, parts) => parts.slice(0, i).join('-'))),
  );
  const unknown: RuleReport['unknown'] = [];
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|yaml)$/.test(name))
    .sort();
  for (const file of files) {
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .forEach((text, i) => {
        for (const id of idsIn(text)) {
          if (!id.startsWith(prefix)) continue;
          const at = `${file}:${i + 1}`;
          const line = lines.get(id);
          if (line === undefined) {
            if (!groups.has(id)) unknown.push({ id, at });
          } else (isProof(file) ? line.proof : line.code).push(at);
        }
      });
  }
  // A worked example is carried out by the rules that it shows: its case is all there can be of it.
  for (const line of lines.values()) if (/-EX-/.test(line.id)) line.code.push(...line.proof);
  const rules = [...lines.values()];
  return {
    rules,
    implemented: rules.filter(({ code }) => code.length > 0).length,
    exercised: rules.filter(({ proof }) => proof.length > 0).length,
    unknown,
  };
}
