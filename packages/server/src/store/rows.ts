// What is stored, as it is read: a value that is none of ours falls back, so that one damaged row spoils no list.
import { type Json, isJson, isObject } from '@xenotable/kernel';
import * as v from 'valibot';
import { strength, typed } from '../protocol.ts';

/** Who types in results at a table; null: nobody. */
export const storedTyped = (value: string | null): v.InferOutput<typeof typed> | null =>
  v.parse(v.fallback(v.nullable(typed), null), value);

/** How well a program plays a seat; null: no program does. */
export const storedStrength = (value: string | null): v.InferOutput<typeof strength> | null =>
  v.parse(v.fallback(v.nullable(strength), null), value);

const options = v.custom<Record<string, Json>>(
  (value) => isObject(value) && !Array.isArray(value) && isJson(value),
);

/** The options of a table; null where they are damaged. */
export function storedOptions(text: string): Record<string, Json> | null {
  try {
    const read = v.safeParse(options, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
