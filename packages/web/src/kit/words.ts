// How words, names and numbers are written everywhere.

/** With a capital letter, as a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The letter that stands for a name. */
export const initial = (name: string): string => name.trim().charAt(0).toUpperCase() || '?';

/** A change: +2, −1. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
