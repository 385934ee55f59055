// A seed made from words that somebody typed: the same words give the same dice everywhere.
import { fingerprint } from '@xenotable/kernel';

/** Four parts of 64 bits make a seed of 256 bits. */
const PARTS = [0, 1, 2, 3];

export const seedOf = (words: string): string =>
  PARTS.map((part) => fingerprint([words.trim().toLowerCase(), part])).join('');

/** The same as a number: the same words give the same map everywhere. */
export const seedNumber = (words: string): number => Number.parseInt(seedOf(words).slice(0, 8), 16);
