// Score: a number from 0 to 1, and 0 or 1 only once the game is decided.
import type { AnyGame } from '../../src/rules/game.ts';
import type { World } from '../../src/rules/world.ts';
import { type Trial, must, randomGame } from './trial.ts';

/** The scores of all seats, each a number from 0 to 1. */
function scoresOf(game: AnyGame, w: World, trial: Trial): number[] {
  return trial.seats.map((_, seat) => {
    const score: unknown = game.score(w, seat);
    must(
      typeof score === 'number' && score >= 0 && score <= 1,
      () => `the score of seat ${seat} is ${String(score)}`,
    );
    return score;
  });
}

/** In a game with sides, seats of one side have the same score, and the scores of the sides add up to 1. */
function checkSides(game: AnyGame, w: World, scores: readonly number[]): void {
  const sides = game.sides?.(w);
  if (sides == null) return;
  let sum = 0;
  for (const side of sides) {
    const [first, ...others] = side;
    if (first === undefined) continue;
    sum += scores[first]!;
    for (const seat of others)
      must(
        Math.abs(scores[seat]! - scores[first]!) < 1e-9,
        () => `seats ${first} and ${seat} are on one side and score ${scores[first]} and ${scores[seat]}`,
      );
  }
  must(Math.abs(sum - 1) < 1e-9, () => `the scores of the sides add up to ${sum}: ${JSON.stringify(scores)}`);
}

/** At the end: 1 for the winners if somebody lost, 0 for those who lost to them. If all or none won they may share 1/2. Nobody else has 1. */
function checkEnd(w: World, scores: readonly number[]): void {
  const winners = w.over!.winners;
  scores.forEach((score, seat) => {
    const won = winners.includes(seat);
    if (winners.length === 0) must(score < 1, () => `nobody won, and seat ${seat} scores 1`);
    else if (winners.length === scores.length)
      must(score >= 0.5, () => `everybody won, and seat ${seat} scores ${score}`);
    else
      must(
        score === (won ? 1 : 0),
        () => `at the end seat ${seat}, which ${won ? 'won' : 'lost'}, scores ${score}`,
      );
  });
}

/** At every decision the score of each seat lies between 0 and 1; at the end it agrees with the outcome. */
export function scoreLaw(game: AnyGame, trial: Trial, seed: number, bound: number): number {
  let world: World | null = null;
  const decisions = randomGame(
    game,
    trial,
    seed,
    ({ w, play }) => {
      world = w;
      const scores = scoresOf(game, w, trial);
      scores.forEach((score, seat) =>
        must(score > 0 && score < 1, () => `seat ${seat} scores ${score} although the game is not over`),
      );
      checkSides(game, w, scores);
      play();
      if (w.over === null) return;
      const last = scoresOf(game, w, trial);
      checkSides(game, w, last);
      checkEnd(w, last);
    },
    bound,
  );
  must(world !== null, 'the game is over before the first decision');
  return decisions;
}
