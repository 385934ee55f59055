// Reading a choice that may be anything at all.

/** The part of this name, or undefined. */
export function part(choice: unknown, key: string): unknown {
  return typeof choice === 'object' && choice !== null && Object.hasOwn(choice, key)
    ? (choice as Record<string, unknown>)[key]
    : undefined;
}

/** How many parts it has. */
export const partCount = (choice: unknown): number =>
  typeof choice === 'object' && choice !== null ? Object.keys(choice).length : 0;

/** A part that is a number, or -1: no card and no seat has that number. */
export function numberPart(choice: unknown, key: string): number {
  const value = part(choice, key);
  return typeof value === 'number' ? value : -1;
}
