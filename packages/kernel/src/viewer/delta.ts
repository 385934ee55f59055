// The difference between two pictures of a table, for viewers who have the first and are far away.
import type { Json } from '../read/json.ts';

/** `[value]`: it is this now. `0`: it is gone. Otherwise the fields or items that have changed, and of a list its new `length`. */
export type Delta = [Json] | 0 | { [key: string]: Delta | number };

const UNCHANGED = undefined;

function listChange(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  let items: { [key: string]: Delta | number } | undefined;
  let changes = 0;
  for (let i = 0; i < after.length; i++) {
    const was = before[i];
    const is = after[i]!;
    if (was === is) continue;
    const change = i < before.length ? changeIn(was!, is) : ([is] as Delta);
    if (change === UNCHANGED) continue;
    (items ??= {})[i] = change;
    changes++;
  }
  if (before.length !== after.length) (items ??= {})['length'] = after.length;
  // Where most items have moved, the list is said anew.
  return changes * 2 > after.length ? [after as Json[]] : items;
}

function fieldChange(before: { [key: string]: Json }, after: { [key: string]: Json }): Delta | undefined {
  let fields: { [key: string]: Delta | number } | undefined;
  let kept = 0;
  for (const key in after) {
    const was = before[key];
    if (was !== undefined) kept++;
    const is = after[key]!;
    if (was === is) continue;
    const change = was === undefined ? ([is] as Delta) : changeIn(was, is);
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

/** The picture after a change; what has not changed is shared with the one before. */
export function applyDelta(before: Json, change: Delta): Json {
  if (Array.isArray(change)) return change[0];
  if (change === 0 || typeof before !== 'object' || before === null)
    throw new TypeError('this change belongs to another picture');
  const after = (Array.isArray(before) ? before.slice() : { ...before }) as { [key: string]: Json };
  for (const key in change) {
    const part = change[key]!;
    if (part === 0 && !Array.isArray(before)) delete after[key];
    else if (typeof part === 'number') (after as unknown as Json[]).length = part;
    else after[key] = applyDelta(after[key]!, part);
  }
  return after;
}
