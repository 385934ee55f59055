// How well a seat stands, as its chance to win.
import type { AnyGame, Seat, World } from '@xenotable/kernel';

/** The chance that a fitted table gives to a score, straight between its points; without a table the score itself. */
export function chanceOf(table: AnyGame['chances'], score: number): number {
  if (table === undefined || score <= 0 || score >= 1) return score;
  let [x0, y0]: readonly [number, number] = [0, 0];
  for (const [x1, y1] of [...table, [1, 1] as const]) {
    if (score <= x1) return x1 === x0 ? y1 : y0 + ((y1 - y0) * (score - x0)) / (x1 - x0);
    [x0, y0] = [x1, y1];
  }
  return 1;
}

export const standing = (game: AnyGame, w: World, seat: Seat): number =>
  w.over === null ? chanceOf(game.chances, game.score(w, seat)) : game.score(w, seat);
