// The entries of the AI cards in words.

const LETTERS: Readonly<Record<string, string>> = {
  A: 'attacks',
  D: 'guards a friend',
  F: 'falls back',
  M: 'moves closer',
  O: 'goes for its objective',
};

/** EE-AIM-05 What a letter tells a model to do. */
export const letterWords = (letter: string): string => LETTERS[letter[0] ?? ''] ?? 'acts';

/** EE-AIM-06 EE-AIM-07 A whole entry: `!` without looking for cover, `*` stays engaged. */
export const entryWords = (entry: string): string =>
  [
    `it ${letterWords(entry)}`,
    ...(entry.includes('!') ? ['without looking for cover'] : []),
    ...(entry.includes('*') ? ['and stays engaged'] : []),
  ].join(' ');
