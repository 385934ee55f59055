// A seed out of the words that somebody typed: the same words give the same dice everywhere.
import { fingerprint } from '@xenotable/kernel';

/** 64 bits each make a seed of 256. */
const PARTS = [0, 1, 2, 3];

export const seedOf = (words: string): string =>
  PARTS.map((part) => fingerprint([words.trim().toLowerCase(), part])).join('');
