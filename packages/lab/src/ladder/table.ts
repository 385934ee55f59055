// The result of a ladder as data: who won how often against whom.
import { type Answer, type ArmAnswer, programName } from '@xenotable/questions';

/** How often `a` won, a draw counting half; `b` is another player, or the game if nobody plays against anybody. */
export interface Pair {
  a: string;
  b: string;
  games: number;
  rate: number;
  low: number;
  high: number;
}

export interface LadderTable {
  game: string;
  setup: string;
  /** The first deal. */
  seed: number;
  /** With the settings that decide how they play: hard@200. */
  players: string[];
  pairs: Pair[];
}

export const AGAINST_THE_GAME = 'game';

const pairOf = (a: string, b: string, { games, value: { mean, low, high } }: ArmAnswer): Pair => ({
  a,
  b,
  games,
  rate: mean,
  low,
  high,
});

/** Tables between two sides are in the order of the players: the first with each later one, then the second, and so on. */
export function ladderTable(setup: string, players: readonly string[], answer: Answer): LadderTable {
  const names = players.map(programName);
  const { kind, game, seeds } = answer.question;
  const between =
    kind === 'lists'
      ? names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const))
      : names.map((a) => [a, AGAINST_THE_GAME] as const);
  return {
    game,
    setup,
    seed: seeds.first,
    players: names,
    pairs: answer.arms.map((arm, i) => {
      const pair = between[i];
      if (pair === undefined) throw new Error(`nobody plays at ${arm.name}`);
      return pairOf(...pair, arm);
    }),
  };
}
