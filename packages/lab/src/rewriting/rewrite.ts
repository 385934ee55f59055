// Translates the text of a case file to today's words; comments, order and layout stay.
import { isMap, parseAllDocuments } from 'yaml';
import { edited } from './edits.ts';
import type { Rewrite } from './rewrites.ts';

export interface Rewritten {
  text: string;
  /** What was changed, and the lines at which the cases begin. */
  changed: { words: string; lines: number[] }[];
  /** One sentence for each case that must be changed by hand. */
  left: string[];
}

/** Applies the rewrites one after the other; applied again they change nothing. */
export function rewriteCases(text: string, rewrites: readonly Rewrite[]): Rewritten {
  const done: Rewritten = { text, changed: [], left: [] };
  for (const rewrite of rewrites) rewriteOnce(done, rewrite);
  return done;
}

function rewriteOnce(done: Rewritten, { game, words, rewrite }: Rewrite): void {
  const { text } = done;
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return;
  const lines: number[] = [];
  const edits = documents.flatMap((document) => {
    const line = text.slice(0, document.contents?.range[0] ?? document.range[0]).split('\n').length;
    if (document.errors[0] !== undefined) {
      const problem = `line ${line}: ${document.errors[0].message.split('\n')[0]}`;
      if (!done.left.includes(problem)) done.left.push(problem);
      return [];
    }
    if (!isMap(document.contents) || document.get('game') !== game) return [];
    const result = rewrite(document, text);
    if ('cannot' in result) {
      done.left.push(`line ${line}: ${result.cannot}`);
      return [];
    }
    if (result.length > 0) lines.push(line);
    return result;
  });
  if (lines.length > 0) done.changed.push({ words, lines });
  done.text = edited(text, edits);
}
