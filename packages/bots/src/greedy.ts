// Looks one choice ahead: takes the choice after which the seat stands best on average in imagined worlds.
import type { AnyGame, AnyPlayer, World } from '@xenotable/kernel';
import { candidates } from './candidates.ts';
import { type Thinker, playerOf } from './thought.ts';

export interface Care {
  /** Number of worlds in which each choice is tried. */
  worlds?: number;
  /** Number of choices considered, picked at random. */
  choices?: number;
  /** Number of points of each space. */
  points?: number;
}

export const greedyThinker =
  ({ worlds = 8, choices: most = Infinity, points = 6 }: Care = {}): Thinker =>
  (game, view, ask, chance) => {
    const any = (below: number): number => chance.roll(below, 'bot') - 1;
    const choices = candidates(game, game.imagine(view, chance), ask, chance, points);
    while (choices.length > most) choices.splice(any(choices.length), 1);
    const tried = choices.map(() => ({ sum: 0, worlds: 0 }));
    let looks = 0;
    return {
      look() {
        if (choices.length === 1 || looks === choices.length * worlds) return false;
        const at = looks++ % choices.length;
        const w: World = game.imagine(view, chance);
        if (game.judge(w, ask.seat, choices[at]) !== null) return true;
        game.play(w, ask.seat, choices[at], chance);
        tried[at]!.sum += game.score(w, ask.seat);
        tried[at]!.worlds++;
        return true;
      },
      best() {
        const means = tried.map(({ sum, worlds }) => (worlds === 0 ? -1 : sum / worlds));
        const most = Math.max(...means);
        const equals = choices.filter((_, i) => means[i] === most);
        return equals[any(equals.length)];
      },
      values: () => [],
      tallies: () => [],
    };
  };

export const greedyPlayer = (game: AnyGame, worlds = 8): AnyPlayer =>
  playerOf(game, greedyThinker({ worlds }));
