// The normal and Student's distribution, to floating-point accuracy.

/** The chance that a standard normal value is larger than z. */
export function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  if (z > 38) return 0;
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z > 4) {
    // Laplace's continued fraction.
    let fraction = 0;
    for (let k = 60; k > 0; k--) fraction = k / (z + fraction);
    return density / (z + fraction);
  }
  let term = z;
  let sum = z;
  for (let k = 1; Math.abs(term) > 1e-17 * Math.abs(sum); k++) {
    term *= (z * z) / (2 * k + 1);
    sum += term;
  }
  return 0.5 - density * sum;
}

/** The two-sided p-value of a standard normal value. */
export const twoSided = (z: number): number => Math.min(1, 2 * upperTail(Math.abs(z)));

/** The point in [low, high] at which a growing function reaches `wanted`. */
export function bisect(
  growing: (x: number) => number,
  wanted: number,
  low: number,
  high: number,
  steps = 80,
): number {
  for (let i = 0; i < steps; i++) {
    const middle = (low + high) / 2;
    if (growing(middle) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const known = new Map<number, number>();

/** Half the width of a two-sided interval with this error, in standard errors: 1.96 for 0.05. */
export function normalWidth(error: number): number {
  let width = known.get(error);
  if (width === undefined) known.set(error, (width = bisect((z) => 1 - 2 * upperTail(z), 1 - error, 0, 40)));
  return width;
}

/** Lanczos' approximation. */
export function logGamma(x: number): number {
  const parts = [
    676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
    -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const base = x - 1;
  let sum = 0.99999999999980993;
  parts.forEach((part, i) => (sum += part / (base + i + 1)));
  const t = base + parts.length - 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (base + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The regularised incomplete beta function, by Lentz's continued fraction. */
export function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(1 - x, b, a);
  const front =
    Math.exp(a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a) - logGamma(b)) / a;
  let c = 1;
  let d = 1 / (1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m < 500; m++) {
    for (const step of [
      (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)),
      (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)),
    ]) {
      d = 1 / (1 + step * d);
      c = 1 + step / c;
      result *= c * d;
    }
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return front * result;
}

/** The two-sided p-value of Student's t. */
export const studentTwoSided = (t: number, freedom: number): number =>
  betaShare(freedom / (freedom + t * t), freedom / 2, 0.5);

/** Half the width of the interval of a mean, in standard errors, with this many degrees of freedom. */
export const studentWidth = (error: number, freedom: number): number =>
  bisect((t) => 1 - studentTwoSided(t, freedom), 1 - error, 0, 1e4, 100);
