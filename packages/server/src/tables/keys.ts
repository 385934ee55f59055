// Names and secrets that are made up.
import { randomBytes, randomInt } from 'node:crypto';

/** A key to sit, watch or host: 128 random bits. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** A table's name in links: not secret. Tables of one hour are neighbours in the database, so that a group of choices touches few of its pages. */
export const newTableId = (): string =>
  Math.floor(Date.now() / 1000).toString(36) + randomBytes(6).toString('base64url');

export const newGuest = (): string => randomBytes(12).toString('base64url');

/** No letter that can be taken for another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** For people to read to each other. */
export const newCode = (): string =>
  Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
