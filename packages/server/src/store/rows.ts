// Readers for stored values: an invalid value becomes null, so that one damaged row does not break a list.
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

/** The JSON of a column, checked by its schema; null if empty or damaged. */
export function storedJson<T>(schema: v.GenericSchema<unknown, T>, text: string | null): T | null {
  if (text === null) return null;
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** The standing orders of a seat. */
export const storedOrders = (text: string | null): StandingOrders | null => storedJson(standingOrders, text);

const options = v.custom<Record<string, Json>>(
  (value) => isObject(value) && !Array.isArray(value) && isJson(value),
);

/** The options of a table; null if damaged. */
export const storedOptions = (text: string): Record<string, Json> | null => storedJson(options, text);
