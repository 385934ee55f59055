// Random ids and secrets.
import { randomBytes, randomInt } from 'node:crypto';

/** A key for playing, watching or hosting: 128 random bits. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/**
 * A table's id in links, which is not secret. Tables of the same hour are neighbours in the database, so that a group of
 * choices touches few pages.
 */
export const newTableId = (): string =>
  Math.floor(Date.now() / 1000).toString(36) + randomBytes(6).toString('base64url');

export const newGuest = (): string => randomBytes(12).toString('base64url');

/** No letters or digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code that people can read to each other. */
export const newCode = (): string =>
  Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
