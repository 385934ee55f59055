// Reading a choice that may be anything at all.
import { isObject } from '@xenotable/kernel';

/** The part of this name, or undefined. */
export function part(choice: unknown, key: string): unknown {
  return isObject(choice) && Object.hasOwn(choice, key) ? choice[key] : undefined;
}

/** A part that is a number, or -1: no card and no seat has that number. */
export function numberPart(choice: unknown, key: string): number {
  const value = part(choice, key);
  return typeof value === 'number' ? value : -1;
}
