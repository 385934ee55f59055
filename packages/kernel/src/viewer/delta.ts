// The difference between two pictures of a table, for remote viewers who already have the first.
import type { Json } from '../read/json.ts';

/** `[value]`: the new value. `0`: removed. Otherwise the changed fields or items, and for a list its new `length`. */
export type Delta = [Json] | 0 | { [key: string]: Delta | number };

const UNCHANGED = undefined;

function listChange(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  let items: { [key: string]: Delta | number } | undefined;
  let changes = 0;
  for (let i = 0; i < after.length; i++) {
    const was = before[i];
    const is = after[i];
    if (was === is || is === undefined) continue;
    const change: Delta | undefined = was === undefined ? [is] : changeIn(was, is);
    if (change === UNCHANGED) continue;
    (items ??= {})[i] = change;
    changes++;
  }
  if (before.length !== after.length) (items ??= {})['length'] = after.length;
  // If more than half of the items changed, the whole list is sent.
  return changes * 2 > after.length ? [after.slice()] : items;
}

function fieldChange(before: { [key: string]: Json }, after: { [key: string]: Json }): Delta | undefined {
  let fields: { [key: string]: Delta | number } | undefined;
  let kept = 0;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was !== undefined) kept++;
    if (was === is || is === undefined) continue;
    const change: Delta | undefined = was === undefined ? [is] : changeIn(was, is);
    if (change !== UNCHANGED) (fields ??= {})[key] = change;
  }
  for (const _ in before) kept--;
  if (kept < 0) for (const key in before) if (after[key] === undefined) (fields ??= {})[key] = 0;
  return fields;
}

function changeIn(before: Json, after: Json): Delta | undefined {
  if (before === after) return UNCHANGED;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? listChange(before, after) : [after];
  return Array.isArray(after) ? [after] : fieldChange(before, after);
}

export const deltaBetween = (before: Json, after: Json): Delta =>
  changeIn(before, after) ?? (typeof after === 'object' && after !== null ? {} : [after]);

/** The picture after a change; unchanged parts are shared with the one before. */
export function applyDelta(before: Json, change: Delta): Json {
  if (Array.isArray(change)) return change[0];
  if (change === 0 || typeof before !== 'object' || before === null)
    throw new TypeError('this change belongs to another picture');
  return Array.isArray(before) ? changedList(before, change) : changedFields(before, change);
}

function changedList(before: readonly Json[], change: { [key: string]: Delta | number }): Json[] {
  const after = before.slice();
  for (const [key, part] of Object.entries(change)) {
    if (typeof part === 'number') after.length = part;
    else after[Number(key)] = applyDelta(after[Number(key)] ?? null, part);
  }
  return after;
}

function changedFields(
  before: { [key: string]: Json },
  change: { [key: string]: Delta | number },
): { [key: string]: Json } {
  const after = { ...before };
  for (const [key, part] of Object.entries(change)) {
    if (typeof part === 'number') delete after[key];
    else after[key] = applyDelta(after[key] ?? null, part);
  }
  return after;
}
