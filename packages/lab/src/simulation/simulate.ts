// Many games of one table on all cores, and what came of them.
import { interval } from '@xenotable/kernel';
import { playAll } from './cores.ts';
import type { Result, SimulatedTable } from './table.ts';

export interface Rate {
  share: number;
  /** The 95 % interval (Wilson). */
  low: number;
  high: number;
}

export function rate(count: number, of: number): Rate {
  const { middle, give } = interval(count, of);
  return { share: count / of, low: Math.max(0, middle - give), high: Math.min(1, middle + give) };
}

export interface Simulation {
  games: number;
  unfinished: number;
  /** Per seat. */
  wins: Rate[];
  nobody: Rate;
  meanDecisions: number;
  endings: Record<string, number>;
}

export function summary(results: readonly Result[], seats: number): Simulation {
  const endings: Record<string, number> = {};
  for (const result of results) endings[result.why] = (endings[result.why] ?? 0) + 1;
  return {
    games: results.length,
    unfinished: endings['not finished'] ?? 0,
    wins: Array.from({ length: seats }, (_, seat) =>
      rate(results.filter((result) => result.winners.includes(seat)).length, results.length),
    ),
    nobody: rate(results.filter((result) => result.winners.length === 0).length, results.length),
    meanDecisions: results.reduce((sum, result) => sum + result.decisions, 0) / results.length,
    endings: Object.fromEntries(Object.entries(endings).toSorted((a, b) => b[1] - a[1])),
  };
}

export async function simulateTable(
  table: SimulatedTable,
  games: number,
  seed: number,
  progress: (done: number) => void,
): Promise<Simulation> {
  const results: Result[] = [];
  const jobs = Array.from({ length: games }, (_, i) => ({ table, seed: seed + i }));
  await playAll(jobs, (result) => {
    results.push(result);
    progress(results.length);
  });
  return summary(results, table.seats.length);
}
