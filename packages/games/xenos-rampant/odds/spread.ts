// Chances by whole number: how many dice hit, how many points are lost.

/** The chance of 0, of 1, of 2 and so on. */
export type Spread = readonly number[];

export const CERTAIN: Spread = [1];

/** Of two independent numbers, their sum. */
export function sumOf(a: Spread, b: Spread): number[] {
  const sum: number[] = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((p, i) => b.forEach((q, j) => (sum[i + j] = (sum[i + j] ?? 0) + p * q)));
  return sum;
}

/** Of several independent numbers of one kind, their sum. */
export function times(count: number, one: Spread): Spread {
  let all: Spread = CERTAIN;
  for (let i = 0; i < count; i++) all = sumOf(all, one);
  return all;
}

/** Another number that follows from the first: `to(n)` is its spread. */
export function spreadAfter(spread: Spread, to: (n: number) => Spread): number[] {
  const after: number[] = [];
  spread.forEach((p, n) => {
    if (p > 0) to(n).forEach((q, m) => (after[m] = (after[m] ?? 0) + p * q));
  });
  return Array.from(after, (p) => p ?? 0);
}

/** A number for certain. */
export const exactly = (n: number): Spread => Array.from({ length: n + 1 }, (_, i) => (i === n ? 1 : 0));

export const meanOf = (spread: Spread): number => spread.reduce((mean, p, n) => mean + p * n, 0);

/** The chance of n or more. */
export const atLeast = (spread: Spread, n: number): number =>
  spread.reduce((sum, p, i) => (i >= n ? sum + p : sum), 0);

/** The sums of one or two dice, by value. */
export function sumOfDice(dice: number): Spread {
  return times(
    dice,
    [0, 1, 1, 1, 1, 1, 1].map((n) => n / 6),
  );
}
