// Finds where the files of a game name a rule: comments, code, cases and tests. It helps to find code and proves nothing.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ID } from '@xenotable/catalogue';
import type { Catalogue } from '@xenotable/prove/catalogue';

/** `file:line` of everything that names a rule. */
export interface Places {
  code: string[];
  proof: string[];
}

/** Every id that a text names; `XS-CMB-01..03` and `XS-CMB-01, -02` name all of them. */
export function idsIn(line: string): string[] {
  const ids: string[] = [];
  for (const match of line.matchAll(ID)) {
    const id = match[0];
    ids.push(id);
    const [, stem, digits] = /^(.*-)(\d+)$/.exec(id) ?? [];
    if (stem === undefined || digits === undefined) continue;
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

export interface NamedRules {
  of(id: string): Places;
  /** Ids with this game's prefix that files name and the catalogue does not have. */
  unknown: { id: string; at: string }[];
}

/** Reads all code and cases in a game's folder. */
export function namedRules(folder: URL, catalogue: Catalogue): NamedRules {
  const root = fileURLToPath(folder);
  const ids = [...catalogue.keys()];
  const prefix = ids[0]?.slice(0, 3) ?? '';
  const places = new Map(ids.map((id): [string, Places] => [id, { code: [], proof: [] }]));
  // A file may name a whole group of rules in its heading.
  const groups = new Set(
    ids.flatMap((id) => id.split('-').map((_, i, parts) => parts.slice(0, i).join('-'))),
  );
  const unknown: NamedRules['unknown'] = [];
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
          const known = places.get(id);
          if (known !== undefined) (isProof(file) ? known.proof : known.code).push(at);
          else if (!groups.has(id)) unknown.push({ id, at });
        }
      });
  }
  return { of: (id) => places.get(id) ?? { code: [], proof: [] }, unknown };
}
