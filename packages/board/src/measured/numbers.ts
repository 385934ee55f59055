// Whole numbers below 2^53, where they are exact: square roots and quotients that every machine computes in the same way.

/** The largest whole number whose square is not above `n`. The machine's root is a first guess, which is corrected in whole numbers. */
export function isqrt(n: number): number {
  let root = Math.floor(Math.sqrt(n));
  while (root * root > n) root--;
  while ((root + 1) * (root + 1) <= n) root++;
  return root;
}

/** The smallest whole number whose square is not below `n`: a length is within a limit exactly when this number is. */
export function isqrtCeil(n: number): number {
  const root = isqrt(n);
  return root * root === n ? root : root + 1;
}

/**
 * Quotient of two whole numbers (b > 0), rounded down. Exact: floating-point division never reaches a whole number that
 * the true quotient does not reach.
 */
export const floorDiv = (a: number, b: number): number => Math.floor(a / b);

/** Quotient of two whole numbers (b > 0), rounded up. */
export const ceilDiv = (a: number, b: number): number => -floorDiv(-a, b);

/** Quotient of two whole numbers (b > 0), rounded to the nearest, halves away from zero. */
export const roundDiv = (a: number, b: number): number =>
  a < 0 ? -floorDiv(-2 * a + b, 2 * b) : floorDiv(2 * a + b, 2 * b);

export const clamp = (n: number, least: number, most: number): number =>
  n < least ? least : n > most ? most : n;
