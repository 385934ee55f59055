import type { AnyGame, Ask, Json, Seat, World } from '@xenotable/kernel';

/** The question to a seat; undefined if it is not asked. */
export function askOf(game: AnyGame, w: World, seat: Seat): Ask<Json> | undefined {
  const asks: readonly Ask<Json>[] = game.asks(w);
  return asks.find((one) => one.seat === seat);
}
