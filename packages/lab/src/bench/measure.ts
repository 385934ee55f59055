// Comparison in one run: the contenders play in turn for several rounds, and the medians are compared.

export interface Speed {
  gamesPerSecond: number;
  movesPerSecond: number;
}

/** Plays games for about `ms` milliseconds. */
export function speed(game: () => number, ms: number): Speed {
  for (const start = performance.now(); performance.now() - start < ms / 4;) game();
  let games = 0;
  let moves = 0;
  const start = performance.now();
  let spent = 0;
  while (spent < ms) {
    for (let i = 0; i < 8; i++) moves += game();
    games += 8;
    spent = performance.now() - start;
  }
  return { gamesPerSecond: (games * 1000) / spent, movesPerSecond: (moves * 1000) / spent };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return itemAt(sorted, sorted.length >> 1);
}

/** The value below which this share of the sorted values lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Microseconds per call. */
export function costOf(act: () => unknown, times: number): number {
  for (let i = 0; i < times / 10; i++) act();
  const start = performance.now();
  for (let i = 0; i < times; i++) act();
  return ((performance.now() - start) * 1000) / times;
}

import { itemAt } from '@xenotable/kernel';
