// Whether people who share a screen have anything to hide from each other just now.
import { fastChance } from '../chance/fast.ts';
import { same } from '../read/json.ts';
import type { AnyRules } from '../rules/game.ts';
import type { Seat, World } from '../rules/world.ts';

/** Worlds that are imagined to find out: one that is guessed right by accident is followed by one that is not. */
const GUESSES = 3;

/** Somebody sees what another one cannot be sure of. What is hidden from all of them alike is no secret between them. */
export function secretsBetween(game: AnyRules, world: World, seats: readonly Seat[]): boolean {
  if (world.over !== null) return false;
  const views = seats.map((seat): unknown => game.view(world, seat));
  return seats.some((seat, i) =>
    Array.from({ length: GUESSES }, (_, guess) => game.imagine(views[i], fastChance(guess + 1))).some(
      (imagined) => seats.some((other, j) => other !== seat && !same(game.view(imagined, other), views[j])),
    ),
  );
}
