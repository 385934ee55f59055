// What is stored, as it is read: a value that is none of ours falls back, so that one damaged row spoils no list.
import { type Json, type StandingOrders, isJson, isObject } from '@xenotable/kernel';
import * as v from 'valibot';
import { type Pace, pace } from '../absence/protocol.ts';
import { standingOrders } from '../orders/protocol.ts';
import { strength, typed } from '../protocol.ts';

/** Who types in results at a table; null: nobody. */
export const storedTyped = (value: string | null): v.InferOutput<typeof typed> | null =>
  v.parse(v.fallback(v.nullable(typed), null), value);

/** How well a program plays a seat; null: no program does. */
export const storedStrength = (value: string | null): v.InferOutput<typeof strength> | null =>
  v.parse(v.fallback(v.nullable(strength), null), value);

/** How long a match waits for people; null: for ever. */
export const storedPace = (value: string | null): Pace | null =>
  v.parse(v.fallback(v.nullable(pace), null), value);

/** What a column holds as JSON, by its schema; null where it is empty or damaged. */
export function storedJson<T>(schema: v.GenericSchema<unknown, T>, text: string | null): T | null {
  if (text === null) return null;
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** How questions of a seat are answered without asking. */
export const storedOrders = (text: string | null): StandingOrders | null => storedJson(standingOrders, text);

const options = v.custom<Record<string, Json>>(
  (value) => isObject(value) && !Array.isArray(value) && isJson(value),
);

/** The options of a table; null where they are damaged. */
export const storedOptions = (text: string): Record<string, Json> | null => storedJson(options, text);
