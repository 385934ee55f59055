// Results in a file, one line for each game, so that a question can be continued: even after kill -9 no written game is
// lost, and none is counted twice.
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { BadInput, type Json, aText, fields, fingerprint, listOf } from '@xenotable/kernel';
import { type Inquiry, type Question, type Result, readResult } from '@xenotable/questions';

/** The first line: the question, edition and code of the results. */
export interface Label {
  question: string;
  editions: string[];
  code: string;
}

/** A label from a file or a database. Throws BadInput if it is not one. */
export const readLabel = (value: unknown): Label =>
  fields({ question: aText, editions: listOf(aText), code: aText })(value, 'label');

/** The same id for the same question, however its file is formatted. */
export const idOf = (question: Question): string => fingerprint(JSON.parse(JSON.stringify(question)) as Json);

export const labelOf = ({ question, made }: Inquiry): Label => ({
  question: idOf(question),
  editions: made.editions,
  code: made.code ?? '',
});

/** How the labels of a file (or a queue) and of this inquiry differ; null if they do not. */
export function differs(theirs: Label, ours: Label): string | null {
  if (theirs.question !== ours.question) return 'another question';
  if (theirs.editions.join() !== ours.editions.join())
    return `edition ${theirs.editions.join(', ')} of the rules; here is ${ours.editions.join(', ')}`;
  if (theirs.code !== ours.code)
    return `other code of the rules or programs (${theirs.code}; here is ${ours.code})`;
  return null;
}

function resultIn(path: string, line: string, number: number): Result {
  try {
    return readResult(JSON.parse(line));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new BadInput(
      `${path}, line ${number}`,
      `is no result (${problem}). Remove the line: its game is played again`,
    );
  }
}

/** Adds the results of a file to the inquiry and returns its complete lines; an incomplete last line is left out. */
export function takeKept(path: string, inquiry: Inquiry): string {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const whole = before.slice(0, before.lastIndexOf('\n') + 1);
  const [first = '', ...lines] = whole.split('\n').slice(0, -1);
  if (first === '') return '';
  const wrong = differs(readLabel(JSON.parse(first)), labelOf(inquiry));
  if (wrong !== null)
    throw new BadInput(path, `holds results of ${wrong}. Remove it, or name another with --file`);
  lines.forEach((line, i) => inquiry.add(resultIn(path, line, i + 2)));
  return whole;
}

export class Checkpoint {
  private readonly file: number;

  private end: number;

  /** Opens or creates a file and adds its results to the inquiry. Throws BadInput if it belongs to something else. */
  constructor(path: string, inquiry: Inquiry) {
    const whole = takeKept(path, inquiry);
    const head = `${JSON.stringify(labelOf(inquiry))}\n`;
    this.file = openSync(path, whole === '' ? 'w' : 'r+');
    if (whole === '') writeSync(this.file, head);
    else ftruncateSync(this.file, Buffer.byteLength(whole));
    this.end = Buffer.byteLength(whole === '' ? head : whole);
  }

  keep(results: readonly Result[]): void {
    const text = results.map((result) => `${JSON.stringify(result)}\n`).join('');
    this.end += writeSync(this.file, text, this.end);
  }

  close(): void {
    closeSync(this.file);
  }
}
