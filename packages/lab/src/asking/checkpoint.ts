// Results in a file, a line for each game, so that a question goes on where it stood: even after kill -9 no game is lost that was
// written, and none is counted twice.
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { BadInput, type Json, aText, fields, fingerprint, listOf } from '@xenotable/kernel';
import { type Inquiry, type Question, type Result, readResult } from '@xenotable/questions';

/** The first line: whose results these are. */
export interface Label {
  question: string;
  editions: string[];
  code: string;
}

/** A label from a file or a database. Throws BadInput where it is none. */
export const readLabel = (value: unknown): Label =>
  fields({ question: aText, editions: listOf(aText), code: aText })(value, 'label');

/** The same for the same question, however its file is written. */
export const idOf = (question: Question): string => fingerprint(JSON.parse(JSON.stringify(question)) as Json);

export const labelOf = ({ question, made }: Inquiry): Label => ({
  question: idOf(question),
  editions: made.editions,
  code: made.code ?? '',
});

/** What differs between what a file (or a queue) was made by and what is here; null where nothing does. */
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

/** Gives the results of a file to the inquiry, and returns what of it is whole: a line that was torn by a sudden end is left out. */
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

  /** Opens or begins a file and gives its results to the inquiry. Throws BadInput if it belongs to something else. */
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
