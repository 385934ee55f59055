// How well a seat stands, as its chance to win.
import type { AnyGame, ChanceTable, Seat, World } from '@xenotable/kernel';

/** The chance that a fitted table gives for a score, by linear interpolation; without a table the score itself. */
export function chanceOf(table: ChanceTable | undefined, score: number): number {
  if (table === undefined || score <= 0 || score >= 1) return score;
  let [x0, y0]: readonly [number, number] = [0, 0];
  for (const [x1, y1] of [...table, [1, 1] as const]) {
    if (score <= x1) return x1 === x0 ? y1 : y0 + ((y1 - y0) * (score - x0)) / (x1 - x0);
    [x0, y0] = [x1, y1];
  }
  return 1;
}

export function standing(game: AnyGame, w: World, seat: Seat): number {
  const score = game.score(w, seat);
  if (w.over !== null) return score;
  return chanceOf(typeof game.chances === 'function' ? game.chances(w) : game.chances, score);
}
