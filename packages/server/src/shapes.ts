// Schemas that several messages share.
import type { Json } from '@xenotable/kernel';
import * as v from 'valibot';

const LARGEST_JSON = { depth: 32, text: 4000, key: 200 };

/** Whether JSON is limited in depth and in the length of its texts and keys: the rules' work grows with the length of a text. */
function modest(value: unknown, depth = LARGEST_JSON.depth): boolean {
  if (typeof value === 'string') return value.length <= LARGEST_JSON.text;
  if (typeof value !== 'object' || value === null) return value !== undefined;
  if (depth === 0) return false;
  for (const [key, item] of Object.entries(value))
    if (key.length > LARGEST_JSON.key || !modest(item, depth - 1)) return false;
  return true;
}

export const modestJson = v.custom<Json>(
  (value) => modest(value),
  `This is JSON, nested at most ${LARGEST_JSON.depth} deep, with texts of at most ${LARGEST_JSON.text} characters.`,
);

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(25));
