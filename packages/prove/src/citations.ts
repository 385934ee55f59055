// Collects the rules that are carried out while a game's cases and some random games run.
import { fileURLToPath } from 'node:url';
import { type AnyGame, canAct } from '@xenotable/kernel';
import { type GamePackage, type Trial, citing, randomGame, runCase } from '@xenotable/kernel/proof';
import { type CaseInFile, caseFiles, readCases } from './caseFiles.ts';
import { type Catalogue, type CatalogueRule, readCatalogue } from './catalogue.ts';

/** A case that has run. */
export interface RanCase {
  /** `cases/combat.yaml:12` */
  at: string;
  title: string;
  problems: string[];
  /** Rules that it names. */
  names: readonly string[];
  cited: ReadonlySet<string>;
}

/** Ids that a case names and nothing cited. A worked example is itself a case and need not be cited. */
export const uncited = (catalogue: Catalogue, ran: Pick<RanCase, 'names' | 'cited'>): string[] =>
  ran.names.filter((id) => catalogue.get(id)?.kind !== 'example' && !ran.cited.has(id));

/** What is wrong with the rules that a case names and cites. */
export function citationProblems(catalogue: Catalogue, ran: Pick<RanCase, 'names' | 'cited'>): string[] {
  return [
    ...uncited(catalogue, ran).map((id) => `rule: ${id} is named, but nothing cites it when the case runs`),
    ...[...ran.names, ...ran.cited]
      .filter((id) => !catalogue.has(id))
      .map((id) => `rule: RULES.md has no ${id}`),
  ];
}

/** Runs the cases about the present edition. */
export function runGameCases(game: AnyGame, folder: URL): RanCase[] {
  const root = fileURLToPath(folder);
  return caseFiles([fileURLToPath(new URL('cases', folder))])
    .flatMap((file) => readCases(file, [game.name]))
    .filter(({ read }) => 'problem' in read || (read.edition ?? game.edition) === game.edition)
    .map((one) => ranCase(one, game, root));
}

function ranCase(one: CaseInFile, game: AnyGame, root: string): RanCase {
  const at = `${one.file.slice(root.length)}:${one.line}`;
  const { title, read } = one;
  if ('problem' in read) return { at, title, names: [], problems: [read.problem], cited: new Set() };
  const names = read.rules;
  try {
    return { at, title, names, ...runCase(game, read) };
  } catch (error) {
    const problems = [error instanceof Error ? error.message : String(error)];
    return { at, title, names, problems, cited: new Set() };
  }
}

/** Rules cited in random games: every set-up once, then more until there are enough decisions. The same numbers give the same games. */
export function citedInPlay(
  game: AnyGame,
  trials: readonly Trial[],
  bound: number,
  decisions: number,
): Set<string> {
  return citing(game, (heard) => {
    let seen = 0;
    for (let round = 0; seen < decisions; round++)
      for (const trial of trials) {
        if (round > 0 && seen >= decisions) break;
        seen += randomGame(
          heard,
          trial,
          1 + round,
          ({ w, asks }) => {
            // Everything a player at the table is shown: refused choices, and the view.
            for (const { seat } of asks.filter(canAct)) {
              heard.refused(w, seat);
              heard.view(w, seat);
            }
          },
          bound,
        );
      }
  }).cited;
}

/** All that is known about one rule of the catalogue. */
export interface RuleCitations extends CatalogueRule {
  /** Passing cases in which running code cites it; for a worked example, cases that name it. */
  cases: RanCase[];
  inPlay: boolean;
}

export interface Citations {
  catalogue: Catalogue;
  /** Rules and worked examples; facts are not carried out. */
  rules: RuleCitations[];
  facts: CatalogueRule[];
  cases: RanCase[];
  inPlay: ReadonlySet<string>;
  /** Ids that running code cites and that are missing from RULES.md. */
  unknown: { id: string; at: string }[];
}

export function citationsOf({ game, trials, bound }: GamePackage, folder: URL, decisions: number): Citations {
  const catalogue = readCatalogue(folder);
  const cases = runGameCases(game, folder);
  const inPlay = citedInPlay(game, trials, bound, decisions);
  const all = [...catalogue.values()];
  const unknown = new Map<string, string>();
  for (const id of inPlay) if (!catalogue.has(id)) unknown.set(id, 'random play');
  for (const { at, cited } of cases) for (const id of cited) if (!catalogue.has(id)) unknown.set(id, at);
  return {
    catalogue,
    rules: all
      .filter(({ kind }) => kind !== 'fact')
      .map((rule) => ({
        ...rule,
        cases: cases.filter(
          ({ problems, cited, names }) =>
            problems.length === 0 &&
            (cited.has(rule.id) || (rule.kind === 'example' && names.includes(rule.id))),
        ),
        inPlay: inPlay.has(rule.id),
      })),
    facts: all.filter(({ kind }) => kind === 'fact'),
    cases,
    inPlay,
    unknown: [...unknown].map(([id, at]) => ({ id, at })),
  };
}
