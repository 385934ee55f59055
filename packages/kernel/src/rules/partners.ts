// Who plays together with a seat.
import type { AnyGame } from './game.ts';
import type { Seat, World } from './world.ts';

/** The other seats that win and lose with a seat. */
export function partnersOf(game: AnyGame, world: World, seats: number, seat: Seat): Seat[] {
  const all = Array.from({ length: seats }, (_, i) => i);
  const sides: readonly (readonly Seat[])[] | null = game.sides?.(world) ?? null;
  const ours: readonly Seat[] =
    game.partners?.(world, seat) ??
    (sides === null ? all : (sides.find((side) => side.includes(seat)) ?? []));
  return all.filter((one) => one !== seat && ours.includes(one));
}
