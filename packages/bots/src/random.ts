// Plays any legal choice.
import { type AnyGame, type AnyPlayer, anyChoice } from '@xenotable/kernel';

export const randomPlayer =
  (game: AnyGame): AnyPlayer =>
  (view, ask, chance) =>
    anyChoice(game, game.imagine(view, chance), ask, (below) => chance.roll(below, 'bot') - 1, chance);
