// Whether seats have anything to hide from each other, now or after the next answer.
import { fastChance } from '../chance/fast.ts';
import { isObject, same } from '../read/json.ts';
import type { AnyRules } from '../rules/game.ts';
import type { Seat, World } from '../rules/world.ts';

/** Number of worlds that are imagined: a single one could match the real world by accident. */
const GUESSES = 3;

/** Number of offers that are tried: each is of another sort. */
const TRIALS = 8;

/** Whether one of the seats sees something that `from` cannot know. */
export function hidesFrom(game: AnyRules, world: World, from: Seat, seats: readonly Seat[]): boolean {
  const others = seats.flatMap((seat) =>
    seat === from ? [] : [{ seat, seen: game.view(world, seat) as unknown }],
  );
  const view: unknown = game.view(world, from);
  return Array.from({ length: GUESSES }, (_, guess) => game.imagine(view, fastChance(guess + 1))).some(
    (imagined) => others.some(({ seat, seen }) => !same(game.view(imagined, seat), seen)),
  );
}

/** Whether one of the seats sees something that another cannot know. What is hidden from all of them is no secret between them. */
export function secretsBetween(game: AnyRules, world: World, seats: readonly Seat[]): boolean {
  return world.over === null && seats.some((seat) => hidesFrom(game, world, seat, seats));
}

/** What sort of act an offer is: its first field, and the word in it. */
function sortOf(offer: unknown): string {
  const [first] = isObject(offer) ? Object.entries(offer) : [];
  if (first === undefined) return JSON.stringify(offer);
  const [name, value] = first;
  return typeof value === 'string' ? `${name} ${value}` : name;
}

/** Whether an answer to the open question would show the asked seat something that the others may not see. One offer of each sort is tried; what nobody is told alone is no secret. */
export function secretsAhead(game: AnyRules, world: World, seats: readonly Seat[]): boolean {
  if (world.over !== null || seats.length < 2) return false;
  return game.asks(world).some(({ seat, offers }) => {
    if (!seats.includes(seat)) return false;
    const sorts = new Map<string, unknown>();
    for (const offer of offers) if (!sorts.has(sortOf(offer))) sorts.set(sortOf(offer), offer);
    return [...sorts.values()].slice(0, TRIALS).some((offer) => {
      const after: World = game.copy(world);
      let learns = false;
      game.play(after, seat, offer, fastChance(1), (_what, _rule, seenBy) => {
        learns ||=
          seenBy !== undefined && seenBy.includes(seat) && !seats.every((one) => seenBy.includes(one));
      });
      return (
        learns &&
        after.over === null &&
        seats.some((other) => other !== seat && hidesFrom(game, after, other, [seat]))
      );
    });
  });
}
