// A plain loop of games: what `ask` is compared with.
import { fastChance, playout, uniform } from '@xenotable/kernel';
import type { GamePackage, Trial } from '@xenotable/kernel/proof';
import { type Question, armsOf, gameOf, playOne, readQuestion } from '@xenotable/questions';

export const questionFor = (game: string, { options, seats }: Trial, players: string): Question =>
  readQuestion({
    question: 'How fast?',
    game,
    kind: 'rate',
    setup: { options, seats },
    players,
    stop: { games: 1_000_000 },
  });

/** Plays one game with each call: the loop of `bench games` for random players; for programs their games one after the other. */
export function gameLoop(pack: GamePackage, trial: Trial, players: string): () => number {
  const { game, bound } = pack;
  if (players === 'random') {
    const chance = fastChance(1);
    const any = uniform(2);
    return () => playout(game, game.setup(trial.options, trial.seats, chance), chance, any, bound);
  }
  const [arm] = armsOf(questionFor(game.name, trial, players), () => pack);
  if (arm === undefined) throw new RangeError('a question of one table has one arm');
  let deal = 1_000_000;
  return () => playOne(pack, arm, gameOf(0, deal++, false)).decisions;
}
