// Looks one choice ahead: what leaves the seat best off on average in worlds that it cannot tell from the real one.
import type { AnyGame, AnyPlayer, World } from '@xenotable/kernel';
import { candidates } from './candidates.ts';

export const greedyPlayer =
  (game: AnyGame, worlds = 8): AnyPlayer =>
  (view, ask, chance) => {
    const choices = candidates(game, game.imagine(view, chance) as World, ask, chance);
    if (choices.length === 1) return choices[0];
    let best = choices[0];
    let most = -Infinity;
    for (const choice of choices) {
      let sum = 0;
      let legal = 0;
      for (let i = 0; i < worlds; i++) {
        const w = game.imagine(view, chance) as World;
        if (game.judge(w, ask.seat, choice) !== null) continue;
        game.play(w, ask.seat, choice, chance);
        sum += game.score(w, ask.seat);
        legal++;
      }
      const mean = legal === 0 ? -Infinity : sum / legal;
      if (mean > most) {
        most = mean;
        best = choice;
      }
    }
    return best;
  };
