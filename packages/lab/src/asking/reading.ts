// A question from a file, with the rules that it needs.
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { BadInput } from '@xenotable/kernel';
import { Inquiry, type Question, type Subjects, loadSubjects, readQuestion } from '@xenotable/questions';
import { editionOf, gamePackage } from '@xenotable/shelf';
import { parse } from 'yaml';
import { codeOf } from './code.ts';

async function textOf(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BadInput(
      file,
      'cannot be read; name a file with a question (docs/laboratory.md), or - for the input',
    );
  }
}

export async function questionIn(file: string): Promise<Question> {
  const source = await textOf(file);
  let value: unknown;
  try {
    value = parse(source);
  } catch (error) {
    throw new BadInput(file, `is not YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
  return readQuestion(value);
}

export const subjectsFor = (question: Question): Promise<Subjects> =>
  loadSubjects(question, { present: gamePackage, edition: editionOf });

/** The inquiry for a question; every set-up is checked. */
export async function inquiryFor(question: Question): Promise<Inquiry> {
  return new Inquiry(question, await subjectsFor(question), codeOf(question.game));
}
