// Places in plain JSON: where two values differ, and what stands there.

export type Path = readonly string[];

/** The places at which two values differ, down to their leaves. */
export function differingPaths(a: unknown, b: unknown, at: Path = [], into: Path[] = []): Path[] {
  if (a === b) return into;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) into.push(at);
  else
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      differingPaths(
        (a as Record<string, unknown>)[key],
        (b as Record<string, unknown>)[key],
        [...at, key],
        into,
      );
  return into;
}

/** What stands at a place; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const key of path)
    here = typeof here === 'object' && here !== null ? (here as Record<string, unknown>)[key] : undefined;
  return here;
}
