// The choices that a program considers: all offers, and for each space the points that a sensible player would consider, or some at random.
import type { AnyGame, Ask, Chance, World } from '@xenotable/kernel';

export function candidates<C>(game: AnyGame, w: World, ask: Ask<C>, chance: Chance, points: number): C[] {
  const choices: C[] = [...ask.offers];
  for (const space of ask.spaces) {
    const sensible: C[] | null | undefined = game.sensible?.(w, ask.seat, space);
    if (sensible === null) continue;
    // Random points only if the game names no sensible ones: with more points each gets fewer looks.
    if (sensible !== undefined && sensible.length > 0) choices.push(...sensible.slice(0, points));
    else for (let i = 0; i < points; i++) choices.push(game.sample!(w, ask.seat, space, chance));
  }
  return choices;
}
