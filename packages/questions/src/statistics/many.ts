// With many comparisons some look significant by chance alone; these p-values are corrected for that.

/** Holm: the chance of a single false finding among all of them stays below the error. */
export function holm(values: readonly number[]): number[] {
  const order = values.map((p, i) => ({ p, i })).toSorted((a, b) => a.p - b.p);
  const adjusted = values.map(() => 1);
  let least = 0;
  order.forEach(({ p, i }, rank) => {
    least = Math.max(least, Math.min(1, p * (order.length - rank)));
    adjusted[i] = least;
  });
  return adjusted;
}

/** Benjamini and Hochberg: the share of false ones among the findings stays below the error. */
export function benjaminiHochberg(values: readonly number[]): number[] {
  const order = values.map((p, i) => ({ p, i })).toSorted((a, b) => b.p - a.p);
  const adjusted = values.map(() => 1);
  let most = 1;
  order.forEach(({ p, i }, rank) => {
    most = Math.min(most, (p * order.length) / (order.length - rank));
    adjusted[i] = most;
  });
  return adjusted;
}
