// The ids of a game's RULES.md, each with its kind.
import { existsSync, readFileSync } from 'node:fs';
import { readBook } from '@xenotable/catalogue';

export interface CatalogueRule {
  id: string;
  title: string;
  /** Rules are carried out by code. Facts of the box are not, and a worked example is a case of other rules. */
  kind: 'rule' | 'fact' | 'example';
}

export type Catalogue = ReadonlyMap<string, CatalogueRule>;

/** The headings `#### ID Title`, the first column of tables, and worked examples. */
export function catalogueOf(text: string): Catalogue {
  const all = new Map<string, CatalogueRule>();
  for (const { rules, entries } of readBook('', text).chapters)
    for (const { id, title, fact } of [...rules, ...entries])
      if (!all.has(id))
        all.set(id, { id, title, kind: fact ? 'fact' : /-EX-/.test(id) ? 'example' : 'rule' });
  return all;
}

/** The catalogue of a game. A companion's catalogue begins with the rules of its game. */
export const readCatalogue = (folder: URL): Catalogue =>
  catalogueOf(
    ['../RULES.md', 'RULES.md']
      .map((name) => new URL(name, folder))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
