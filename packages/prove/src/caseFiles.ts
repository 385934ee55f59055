// Cases in YAML files: one file may hold several, separated by `---`.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, BadInput } from '@xenotable/kernel';
import { type Case, type CaseResult, readCase, runCase } from '@xenotable/kernel/proof';
import { parseAllDocuments } from 'yaml';

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
    const line = text.slice(0, document.range[0]).split('\n').length;
    const broken = document.errors[0];
    if (broken !== undefined) return { file, line, title: file, read: { problem: broken.message } };
    const value: unknown = document.toJS();
    const title =
      typeof value === 'object' && value !== null && 'title' in value ? String(value.title) : file;
    try {
      return { file, line, title, read: readCase(value, games) };
    } catch (error) {
      if (error instanceof BadInput) return { file, line, title, read: { problem: error.message } };
      throw error;
    }
  });
}

/** Runs a case of a file. */
export async function resultOf(
  one: CaseInFile,
  gameOf: (name: string, edition?: string) => Promise<AnyGame>,
): Promise<CaseResult> {
  const { read } = one;
  if ('problem' in read) return { problems: [read.problem], cited: new Set() };
  try {
    return runCase(await gameOf(read.game, read.edition), read);
  } catch (error) {
    if (error instanceof BadInput) return { problems: [error.message], cited: new Set() };
    throw error;
  }
}
