// How words, names and numbers are written everywhere.

/** With a capital letter, as a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The letter that stands for a name. */
export const initial = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '?';

/** What there is to say about something, with dots between: 'Rangers · fighting'. */
export const dotted = (...said: readonly (string | 0 | false | null | undefined)[]): string =>
  said.filter(Boolean).join(' · ');

/** A change: +2, −1. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
