// Ties: the first number that differs decides.
function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}

/** The one with the least rank, the first of equals; null without any. */
export function leastOf<T>(all: Iterable<T>, rankOf: (one: T) => readonly number[]): T | null {
  let least: { one: T; rank: readonly number[] } | null = null;
  for (const one of all) {
    const rank = rankOf(one);
    if (least === null || isLess(rank, least.rank)) least = { one, rank };
  }
  return least?.one ?? null;
}
