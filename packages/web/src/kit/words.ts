// How words, names and numbers are written everywhere.

/** With a capital letter, as a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The first letter or digit of a name, as its sign. */
export const initial = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '?';

/** Joins parts with dots: 'Rangers · fighting'. */
export const dotted = (...said: readonly (string | 0 | false | null | undefined)[]): string =>
  said.filter(Boolean).join(' · ');

/** '1 decision', '12 decisions'. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A signed number: +2, −1. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
