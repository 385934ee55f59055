// Cases in YAML files: one file may hold several, separated by `---`.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, BadInput } from '@xenotable/kernel';
import { type Case, type CaseResult, readCase, runCase } from '@xenotable/kernel/proof';
import { type Document, isCollection, isPair, parseAllDocuments, visit } from 'yaml';

export interface CaseInFile {
  file: string;
  /** Line on which it begins. */
  line: number;
  title: string;
  /** The case, or what is wrong with its text. */
  read: Case | { problem: string };
}

/** All `.yaml` files under some files and folders. */
export function caseFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => join(path, name));
  });
}

export function readCases(file: string, games: readonly string[]): CaseInFile[] {
  const text = readFileSync(file, 'utf8');
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents))
    return [{ file, line: 1, title: file, read: { problem: 'the file is empty' } }];
  return documents.map((document) => {
    const line = lineAt(text, document.range[0]);
    const problem = yamlProblem(document, text);
    if (problem !== null) return { file, line, title: titleOf(document) ?? file, read: { problem } };
    const title = titleOf(document) ?? file;
    try {
      return { file, line, title, read: readCase(document.toJS(), games) };
    } catch (error) {
      // The YAML reader throws a ReferenceError if nested aliases grow too large.
      if (error instanceof BadInput || error instanceof ReferenceError)
        return { file, line, title, read: { problem: error.message } };
      throw error;
    }
  });
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function titleOf(document: Document): string | undefined {
  const title = document.contents === null || !isCollection(document.contents) ? null : document.get('title');
  return typeof title === 'string' ? title : undefined;
}

/** What is wrong with the text of a document, or would be lost when it is read; null if nothing is. */
function yamlProblem(document: Document, text: string): string | null {
  const broken = document.errors[0] ?? document.warnings[0];
  if (broken !== undefined) return broken.message;
  let problem: string | null = null;
  const found = (at: number | undefined, what: string): symbol => {
    problem = `line ${lineAt(text, at ?? 0)}: ${what}`;
    return visit.BREAK;
  };
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document) !== undefined) return;
      return found(
        alias.range?.[0],
        `*${alias.source} is not defined in this case: an alias is good within one document`,
      );
    },
    Pair(_key, pair) {
      if (!isPair(pair) || !isCollection(pair.key)) return;
      return found(pair.key.range?.[0], 'a key must be a word, not a list or a set of fields');
    },
  });
  return problem;
}

/** Runs a case of a file. */
export async function resultOf(
  one: CaseInFile,
  gameOf: (name: string, edition?: string) => Promise<AnyGame>,
): Promise<CaseResult> {
  const { read } = one;
  if ('problem' in read) return { problems: [read.problem], told: [], cited: new Set() };
  try {
    return runCase(await gameOf(read.game, read.edition), read);
  } catch (error) {
    // A game that fails in one case must not hide the others.
    const words = error instanceof Error ? error.message : String(error);
    const problem = error instanceof BadInput ? words : `the rules fail: ${words}`;
    return { problems: [problem], told: [], cited: new Set() };
  }
}
