// Edits of a YAML text at places that its document names: everything else in the text stays as it is.
import type { YAMLMap } from 'yaml';

/** Text that is inserted at a position. */
export interface Edit {
  at: number;
  text: string;
}

/** Inserts a key with its value at the beginning of a map, in flow or block style. */
export function insertKey(map: YAMLMap, key: string, value: string, text: string): Edit {
  const start = map.range?.[0];
  if (start === undefined) throw new Error(`the place of '${key}' in the text is not known`);
  const pair = `${key}: ${value}`;
  if (map.flow) return { at: start + 1, text: map.items.length === 0 ? ` ${pair} ` : ` ${pair},` };
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  return { at: start, text: `${pair}${newline}${' '.repeat(start - lineStart)}` };
}

/** The text with all edits applied. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((whole, { at, text: added }) => whole.slice(0, at) + added + whole.slice(at), text);
