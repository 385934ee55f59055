// Reads lists from elsewhere: our own files, and plain text from other list builders.
import { isObject } from '@xenotable/kernel';

const BULLET = /^\s*(?:[-•·‣◦]|\d+[.)])\s+/;
const PRICE =
  /\s*[[(]\s*\d+\s*(?:pts?|points?|supplies)?\.?\s*[\])]|\s+[-–:]\s*\d+\s*(?:pts?|points?|supplies)\.?\s*$/gi;
const HEADING = /^\s*(?:[=+#~_-]{2,}.*|total\b.*)$/i;

/** Removes bullets, prices in brackets, ruled lines and totals. */
export const tidied = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => !HEADING.test(line))
    .map((line) => line.replace(BULLET, '').replace(PRICE, '').trimEnd())
    .join('\n')
    .trim();

/** The file of a list. */
export const listFile = (game: string, name: string, text: string): string =>
  `${JSON.stringify({ format: 1, game, name, text }, null, 2)}\n`;

function textIn(file: string, game: string): string {
  if (!file.trimStart().startsWith('{')) return file;
  const value: unknown = JSON.parse(file);
  if (!isObject(value) || typeof value['text'] !== 'string')
    throw new Error('The file has no list in it: “text” is missing.');
  if (value['game'] !== game)
    throw new Error(`The list is for ${JSON.stringify(value['game'])}, this page is for ${game}.`);
  return value['text'];
}

/** Reads a file or pasted text. Text that cannot be read is tidied first; the error refers to the original text. */
export function readForeign<L>(file: string, game: string, read: (text: string) => L): L {
  const text = textIn(file, game);
  try {
    return read(text);
  } catch (error) {
    const tidy = tidied(text);
    if (tidy === text.trim()) throw error;
    return read(tidy);
  }
}
