// Paths in plain JSON: where two values differ, and the value at a path.
import { isObject } from '../../src/read/json.ts';

export type Path = readonly string[];

/** The paths at which two values differ, down to their leaves. */
export function differingPaths(a: unknown, b: unknown, at: Path = [], into: Path[] = []): Path[] {
  if (a === b) return into;
  if (!isObject(a) || !isObject(b)) into.push(at);
  else
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      differingPaths(a[key], b[key], [...at, key], into);
  return into;
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const key of path) here = isObject(here) ? here[key] : undefined;
  return here;
}
