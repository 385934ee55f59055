// Readers for data from outside: an unknown or wrong field is an error that names it, with the nearest right word.
import { BadInput } from './badInput.ts';
import { itemAt } from './itemAt.ts';
import { type Json, isJson, isObject } from './json.ts';

/** Turns a raw value into a typed one, or throws a BadInput that names `where`. */
export type Reader<T> = (value: unknown, where: string) => T;

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = itemAt(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(itemAt(row, j) + 1, itemAt(next, j - 1) + 1, swap));
    }
    row = next;
  }
  return itemAt(row, b.length);
}

/** Longer words are not compared, because the cost grows with the product of both lengths. */
const LONGEST_WORD = 64;

/** '; did you mean …?' if a known word is near, otherwise the list of known words. */
export function closest(word: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const near = (word.length > LONGEST_WORD ? [] : known)
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, far }) => far <= Math.max(2, Math.ceil(candidate.length / 3)))
    .sort((a, b) => a.far - b.far)[0];
  if (near !== undefined) return `; did you mean ${JSON.stringify(near.candidate)}?`;
  const shown = known.slice(0, 12).map((candidate) => JSON.stringify(candidate));
  return `; known: ${shown.join(', ')}${known.length > shown.length ? ', …' : ''}`;
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

export const anything: Reader<unknown> = (value) => value;

export const someJson: Reader<Json> = (value, where) => {
  if (!isJson(value)) throw new BadInput(where, 'must be plain JSON, not nested too deep');
  return value;
};

/** A mark that is set, or left out. */
export const aMark: Reader<true> = (value, where) => {
  if (value !== true) throw new BadInput(where, 'must be true or left out');
  return true;
};

export const aText: Reader<string> = (value, where) => {
  if (typeof value !== 'string') throw new BadInput(where, `must be text, not ${shown(value)}`);
  return value;
};

export const aFlag: Reader<boolean> = (value, where) => {
  if (typeof value !== 'boolean') throw new BadInput(where, `must be true or false, not ${shown(value)}`);
  return value;
};

/** A whole number between two bounds. */
export const aNumber =
  (least = -Number.MAX_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value, where) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
      const bounds =
        least > -Number.MAX_SAFE_INTEGER || most < Number.MAX_SAFE_INTEGER ? ` from ${least} to ${most}` : '';
      throw new BadInput(where, `must be a whole number${bounds}, not ${shown(value)}`);
    }
    return value;
  };

export const oneOf =
  <T extends string | number | boolean>(known: readonly T[]): Reader<T> =>
  (value, where) => {
    const found = known.find((one) => one === value);
    if (found === undefined)
      throw new BadInput(where, `${shown(value)} is unknown${closest(String(value), known.map(String))}`);
    return found;
  };

/** This word and no other. */
export const exactly = <T extends string>(word: T): Reader<T> => oneOf([word]);

/** One of several kinds of objects: the field `key` says which reader reads it. */
export const byWord =
  <T>(key: string, readers: Readonly<Record<string, Reader<T>>>): Reader<T> =>
  (value, where) => {
    const word = anObject(value, where)[key];
    if (word === undefined) throw new BadInput(`${where}.${key}`, 'is missing');
    const known = oneOf(Object.keys(readers))(word, `${where}.${key}`);
    const read = readers[known];
    if (read === undefined) throw new Error(`${known} has no reader`);
    return read(value, where);
  };

/** A list whose items all read alike; one that is longer than `most` is refused before its items are looked at. */
export const listOf =
  <T>(reader: Reader<T>, most = Infinity): Reader<T[]> =>
  (value, where) => {
    if (!Array.isArray(value)) throw new BadInput(where, `must be a list, not ${shown(value)}`);
    if (value.length > most) throw new BadInput(where, `${value.length} are too many: at most ${most}`);
    return value.map((item, i) => reader(item, `${where}[${i}]`));
  };

/** Any object. */
export const anObject: Reader<Record<string, unknown>> = (value, where) => {
  if (!isObject(value) || Array.isArray(value))
    throw new BadInput(where, `must be a set of fields, not ${shown(value)}`);
  return value;
};

/** An object with arbitrary keys (names, slots) whose values are all read by the same reader. */
export const recordOf =
  <T>(reader: Reader<T>): Reader<Record<string, T>> =>
  (value, where) =>
    Object.fromEntries(
      Object.entries(anObject(value, where)).map(([key, item]) => [
        key,
        reader(item, where === '' ? key : `${where}.${key}`),
      ]),
    );

type Fields = Record<string, Reader<unknown>>;
type Read<F extends Fields> = { [K in keyof F]: ReturnType<F[K]> };

/** An object with exactly these fields: those of `needed` are required, those of `free` optional. */
export const fields =
  <N extends Fields, F extends Fields = Record<never, never>>(
    needed: N,
    free?: F,
  ): Reader<Read<N> & Partial<Read<F>>> =>
  (value, where) => {
    const given = anObject(value, where);
    const at = (key: string): string => (where === '' ? key : `${where}.${key}`);
    const optional: Fields = free ?? {};
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(needed, key) && !Object.hasOwn(optional, key)) {
        throw new BadInput(
          at(key),
          `unknown word${closest(key, [...Object.keys(needed), ...Object.keys(optional)])}`,
        );
      }
    }
    const result: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries(needed)) {
      if (given[key] === undefined) throw new BadInput(at(key), 'is missing');
      result[key] = reader(given[key], at(key));
    }
    for (const [key, reader] of Object.entries(optional))
      if (given[key] !== undefined) result[key] = reader(given[key], at(key));
    // Each field was read by the reader of its name, which the compiler cannot follow.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return result as Read<N> & Partial<Read<F>>;
  };
