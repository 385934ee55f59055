// A round-robin of players on common deals: swapped seats where two sides play against each other, the same deals where they do not.
import type { AnyGame } from '@xenotable/kernel';
import { fastChance } from '@xenotable/kernel';
import type { GamePackage, Trial } from '@xenotable/kernel/proof';
import { type Rate, rate } from '../simulation/simulate.ts';
import type { Result } from '../simulation/table.ts';
import type { Job } from '../simulation/worker.ts';

/** What a player reached in one game: 1 won, 0.5 drawn, 0 lost. */
interface Played {
  a: string;
  b: string;
  /** The deal; with swapped seats each is played twice. */
  seed: number;
  points: number;
  score: number;
  decisions: number;
  finished: boolean;
}

export interface Pair extends Rate {
  a: string;
  /** The other player; 'the game' where all people win or lose together. */
  b: string;
  games: number;
  unfinished: number;
  /** Mean of the score of `a` at the end. */
  score: number;
  decisions: number;
}

export const THE_GAME = 'the game';

/** Whether the people at a table play against each other. */
export function isVersus(game: AnyGame, setup: Trial): boolean {
  const w = game.setup(setup.options, setup.seats, fastChance(1));
  const people = setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const sides = game.sides?.(w) ?? null;
  return sides !== null && sides.filter((side) => side.some((seat) => people.includes(seat))).length > 1;
}

export interface Wanted extends Job {
  a: string;
  b: string;
  /** Whether `a` sits where `b` sat. */
  swapped: boolean;
}

/** Every game of the round-robin. */
export function jobsOf(
  pack: GamePackage,
  setup: Trial,
  players: readonly string[],
  games: number,
  seed: number,
): Wanted[] {
  const { game } = pack;
  const table = (seats: readonly string[]): Job['table'] => ({
    game: game.name,
    options: setup.options,
    seats: [...setup.seats],
    players: seats,
  });
  if (!isVersus(game, setup))
    return players.flatMap((a) =>
      Array.from({ length: games }, (_, i): Wanted => ({
        a,
        b: THE_GAME,
        swapped: false,
        table: table([a]),
        seed: seed + i,
      })),
    );
  const pairs = players.flatMap((a, i) => players.slice(i + 1).map((b): [string, string] => [a, b]));
  return pairs.flatMap(([a, b]) =>
    Array.from({ length: games }, (_, i): Wanted => {
      const swapped = i % 2 === 1;
      return { a, b, swapped, table: table(swapped ? [b, a] : [a, b]), seed: seed + Math.floor(i / 2) };
    }),
  );
}

export function played({ a, b, swapped, seed }: Wanted, result: Result): Played {
  const seat = swapped ? 1 : 0;
  const won = result.winners.includes(seat);
  const shared = b !== THE_GAME && (result.winners.length === 0 || result.winners.length > 1);
  const finished = result.why !== 'not finished';
  const points = !finished ? 0 : shared ? 0.5 : won ? 1 : 0;
  return { a, b, seed, points, score: result.scores[seat] ?? 0, decisions: result.decisions, finished };
}

/** What came of all games so far, pair by pair. */
export function pairsOf(games: readonly Played[]): Pair[] {
  const byPair = Map.groupBy(games, ({ a, b }) => `${a} ${b}`);
  return [...byPair.values()].map((all) => {
    const { a, b } = all[0]!;
    const mean = (value: (one: Played) => number): number =>
      all.reduce((sum, one) => sum + value(one), 0) / all.length;
    return {
      a,
      b,
      games: all.length,
      unfinished: all.filter((one) => !one.finished).length,
      ...rate(
        all.reduce((sum, one) => sum + one.points, 0),
        all.length,
      ),
      score: mean((one) => one.score),
      decisions: mean((one) => one.decisions),
    };
  });
}
