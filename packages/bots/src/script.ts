// A player that follows the game's script: each question's `auto`, in an imagined world.
import { type AnyGame, type Ask, type Chance, type Json, fingerprint } from '@xenotable/kernel';
import { candidates } from './candidates.ts';
import { greedyThinker } from './greedy.ts';
import { type Thinker, settled } from './thought.ts';

/** The script's choice, if it has a legal one here; editions older than scripts have none. */
export function scripted<C>(game: AnyGame, view: unknown, ask: Ask<C>, chance: Chance): C | undefined {
  const suggest: AnyGame['suggest'] | undefined = game.suggest;
  if (suggest === undefined) return undefined;
  const choice: C | undefined = suggest(game.imagine(view, chance), ask.seat, chance);
  if (choice === undefined) return undefined;
  return game.judge(game.imagine(view, chance), ask.seat, choice) === null ? choice : undefined;
}

/** Plays by the script; without one, the choice that looks best one choice ahead. */
export const scriptThinker: Thinker = (game, view, ask, chance, memory) => {
  const choice = scripted(game, view, ask, chance);
  return choice === undefined
    ? greedyThinker({ worlds: 2 })(game, view, ask, chance, memory)
    : settled(choice);
};

/** The script with random slips; none in a view in which it has already decided. */
export const slippingThinker =
  (often: number): Thinker =>
  (game, view, ask, chance, memory) => {
    const here = fingerprint(view as Json);
    const again = memory.has(here);
    memory.add(here);
    if (again || chance.roll(1000, 'program') > often * 1000)
      return scriptThinker(game, view, ask, chance, memory);
    const w = game.imagine(view, chance);
    const open = candidates(game, w, ask, chance, 2).filter(
      (choice) => game.judge(w, ask.seat, choice) === null,
    );
    return settled(open[chance.roll(open.length, 'program') - 1]);
  };
