// Choices that look nearly right.
import { isObject } from '../../src/read/json.ts';
import type { Uniform } from '../../src/rules/playout.ts';

/** A choice with something wrong in it. */
export function mutated(choice: unknown, any: Uniform): unknown {
  if (typeof choice === 'number')
    return [choice + 1000, -1 - choice, choice + 0.5, String(choice), null][any(5)];
  if (typeof choice === 'string') return [`${choice}?`, '', 7, null, [choice]][any(5)];
  if (Array.isArray(choice)) {
    if (choice.length === 0) return ['nonsense'];
    const at = any(choice.length);
    return any(2) === 0 ? choice.toSpliced(at, 1) : choice.with(at, mutated(choice[at], any));
  }
  if (!isObject(choice)) return 'nonsense';
  const keys = Object.keys(choice);
  const key = keys[any(Math.max(1, keys.length))];
  if (key === undefined || any(6) === 0) return { ...choice, nonsense: 1 };
  if (any(6) === 0) return Object.fromEntries(Object.entries(choice).filter(([name]) => name !== key));
  return { ...choice, [key]: mutated(choice[key], any) };
}
