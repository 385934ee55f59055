// Plain JSON: worlds, choices, views and records consist of nothing else.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** An object whose fields can be read by name; lists are such objects too. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** No value that people or games write is nested deeper; one that is could exhaust the stack of whoever reads it. */
const DEEPEST = 100;

function isJsonWithin(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  return isObject(value) && depth > 0 && Object.values(value).every((part) => isJsonWithin(part, depth - 1));
}

/** Whether a value is plain JSON at every depth, and not nested too deep. */
export const isJson = (value: unknown): value is Json => isJsonWithin(value, DEEPEST);

/** Equal as JSON: the order of an object's keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
  return true;
}

/** A deep copy of plain JSON, for parts of a world that a hand-written copy does not know. */
export function copyJson<T>(value: T): T;
export function copyJson(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      list[i] = typeof item === 'object' ? copyJson(item) : item;
    }
    return list;
  }
  const copy = { ...value };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object') copy[key] = copyJson(item);
  }
  return copy;
}
