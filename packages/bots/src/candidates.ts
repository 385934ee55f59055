// What a bot considers: all offers, and a few points of each space.
import type { AnyGame, Ask, Chance, World } from '@xenotable/kernel';

export function candidates(
  game: AnyGame,
  w: World,
  ask: Ask<unknown>,
  chance: Chance,
  points: number,
): unknown[] {
  const choices = [...ask.offers];
  for (const space of ask.spaces)
    for (let i = 0; i < points; i++) choices.push(game.sample!(w, ask.seat, space, chance));
  return choices;
}
