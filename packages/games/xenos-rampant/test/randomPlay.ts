// Random games of all set-ups, moment by moment.
import { type Uniform, anyMove, fastChance, itemAt, uniform } from '@xenotable/kernel';
import { bound, game } from '../game.ts';
import type { Table } from '../table.ts';
import { trials } from '../trials.ts';

interface Moment {
  seed: number;
  w: Table;
  asks: ReturnType<typeof game.asks>;
  any: Uniform;
}

/** Every moment of one game for each of these seeds; a move follows as soon as the next moment is wanted. */
export function* randomMoments(seeds: number): Generator<Moment> {
  for (let seed = 0; seed < seeds; seed++) {
    const { options, seats } = itemAt(trials, seed % trials.length);
    const any = uniform(seed);
    const chance = fastChance(seed);
    const w = game.setup(options, seats, chance);
    for (let i = 0; i < bound && w.over === null; i++) {
      const asks = game.asks(w);
      yield { seed, w, asks, any };
      const { seat, choice } = anyMove(game, w, asks, any, chance);
      game.play(w, seat, choice, chance);
    }
  }
}
