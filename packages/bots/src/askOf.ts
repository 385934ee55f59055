import type { AnyGame, Ask, Json, Seat, World } from '@xenotable/kernel';

/** What a seat is asked; undefined: nothing. */
export function askOf(game: AnyGame, w: World, seat: Seat): Ask<Json> | undefined {
  const asks: readonly Ask<Json>[] = game.asks(w);
  return asks.find((one) => one.seat === seat);
}
