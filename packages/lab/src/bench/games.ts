// Random whole games of each title on one core.
import { fastChance, playout, uniform, itemAt } from '@xenotable/kernel';
import { allGames } from '@xenotable/shelf';
import { type Speed, speed } from './measure.ts';

export interface GamesBench {
  games: Record<string, { gamesPerSecond: number; decisionsPerSecond: number; trial: string }>;
}

export async function benchGames(
  ms: number,
  only: string | undefined,
  progress: (text: string) => void,
): Promise<GamesBench> {
  const games: GamesBench['games'] = {};
  for (const { game, trials, bound, bench } of await allGames()) {
    if (only !== undefined && game.name !== only) continue;
    const trial = trials.find((one) => one.name === bench) ?? itemAt(trials, 0);
    progress(`${game.name}: ${trial.name}`);
    const chance = fastChance(1);
    const any = uniform(2);
    const result: Speed = speed(
      () => playout(game, game.setup(trial.options, trial.seats, chance), chance, any, bound),
      ms,
    );
    games[game.name] = {
      gamesPerSecond: result.gamesPerSecond,
      decisionsPerSecond: result.movesPerSecond,
      trial: trial.name,
    };
  }
  return { games };
}
