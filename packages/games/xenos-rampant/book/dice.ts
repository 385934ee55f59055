// Two dice and more.

export function sum(dice: readonly number[]): number {
  let all = 0;
  for (const die of dice) all += die;
  return all;
}

/** The number that two dice show both, or 0. */
export const doubleOf = ([a = 0, b = 0]: readonly number[]): number => (a === b ? a : 0);
