// Reading what comes from outside: every field is known or named as wrong, with the nearest right word.
import { BadInput } from './badInput.ts';
import { itemAt } from './itemAt.ts';
import { type Json, isJson, isObject } from './json.ts';

/** Turns a raw value into what the program wants, or throws a BadInput that names `where`. */
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

/** A longer word is not compared: the comparison costs the product of both lengths. */
const LONGEST_WORD = 64;

/** '; did you mean …?' where a known word is near, otherwise the list of known words. */
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
  if (!isJson(value)) throw new BadInput(where, 'must be plain JSON');
  return value;
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

export const listOf =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value, where) => {
    if (!Array.isArray(value)) throw new BadInput(where, `must be a list, not ${shown(value)}`);
    return value.map((item, i) => reader(item, `${where}[${i}]`));
  };

/** An object, whatever is in it. */
export const anObject: Reader<Record<string, unknown>> = (value, where) => {
  if (!isObject(value) || Array.isArray(value))
    throw new BadInput(where, `must be a set of fields, not ${shown(value)}`);
  return value;
};

/** An object whose keys are words of the table (names, slots) and whose values all read alike. */
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

/** An object with exactly these fields: those of `needed` must be there, those of `free` may be. */
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
