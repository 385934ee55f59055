// What a program considers: all offers, and of each space the points that a sensible player would think of, or some at random.
import type { AnyGame, Ask, Chance, World } from '@xenotable/kernel';

export function candidates<C>(game: AnyGame, w: World, ask: Ask<C>, chance: Chance, points: number): C[] {
  const choices: C[] = [...ask.offers];
  for (const space of ask.spaces) {
    const sensible: C[] | null | undefined = game.sensible?.(w, ask.seat, space);
    if (sensible === null) continue;
    // Random points only where nobody says which ones make sense: the more there are, the fewer looks each gets.
    if (sensible !== undefined && sensible.length > 0) choices.push(...sensible.slice(0, points));
    else for (let i = 0; i < points; i++) choices.push(game.sample!(w, ask.seat, space, chance));
  }
  return choices;
}
