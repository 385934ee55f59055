// Finds the lines of the log that first name something home-made, to mark them.
import type { Json, LogLine } from '@xenotable/kernel';
import { ownThingsIn } from '../houseRules.ts';

const NONE: ReadonlyMap<LogLine, readonly string[]> = new Map();

/** Each line that is the first to name things of the scenario's own, with their names. */
export function homeMadeFirst(
  lines: readonly LogLine[],
  options: Readonly<Record<string, Json>>,
): ReadonlyMap<LogLine, readonly string[]> {
  let left = ownThingsIn(options).map(({ name }) => name);
  if (left.length === 0) return NONE;
  const found = new Map<LogLine, readonly string[]>();
  for (const line of lines) {
    if (left.length === 0) break;
    const here = left.filter((name) => line.words.includes(name));
    if (here.length === 0) continue;
    found.set(line, here);
    left = left.filter((name) => !here.includes(name));
  }
  return found;
}
