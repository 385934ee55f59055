// Compares a position with what a case expects; only what the case names is compared.
import { isObject, same } from '../../src/read/json.ts';

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Differences between what was expected and what is there, each with its place. */
export function differences(expected: unknown, actual: unknown, where: string): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${where}: expected ${shown(expected)}, got ${shown(actual)}`];
    if (expected.length !== actual.length)
      return [
        `${where}: expected ${expected.length} (${shown(expected)}), got ${actual.length} (${shown(actual)})`,
      ];
    return expected.flatMap((item, i) => differences(item, actual[i], `${where}[${i}]`));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (!isObject(actual) || Array.isArray(actual))
      return [`${where}: expected ${shown(expected)}, got ${shown(actual)}`];
    return Object.entries(expected).flatMap(([key, item]) => {
      const place = `${where}.${key}`;
      if (!Object.hasOwn(actual, key))
        return [
          `${place}: there is no such thing here (there is ${Object.keys(actual).join(', ') || 'nothing'})`,
        ];
      return differences(item, actual[key], place);
    });
  }
  return same(expected, actual) ? [] : [`${where}: expected ${shown(expected)}, got ${shown(actual)}`];
}

/** Whether everything that `part` names is the same in `whole`. */
export const isPart = (part: unknown, whole: unknown): boolean => differences(part, whole, '').length === 0;

/** Reports a value at a path (`units.2.wounds`) that must be missing; all parts of the path but the last must exist. */
export function presence(whole: unknown, path: string, where: string): string[] {
  const parts = path.split('.');
  let here = whole;
  for (const [i, part] of parts.entries()) {
    if (!isObject(here))
      return [`${where}: ${parts.slice(0, i).join('.')} is ${shown(here)}, not a set of fields`];
    const found = Object.hasOwn(here, part) && here[part] !== undefined;
    if (i === parts.length - 1) return found ? [`${where}: there is ${path} (${shown(here[part])})`] : [];
    if (!found) {
      const there = Object.keys(here).join(', ') || 'nothing';
      return [
        `${where}: there is no ${parts.slice(0, i + 1).join('.')} in which ${path} could be (there is ${there})`,
      ];
    }
    here = here[part];
  }
  return [];
}
