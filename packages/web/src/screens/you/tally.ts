// A person's own games counted: won, lost and drawn, with how far such a count can be trusted, beside what was to be expected.
import type { TableRow } from '../../storage/tableRow.ts';
import { peopleOf } from '../../worker/people.ts';

export type Result = 'won' | 'lost' | 'draw';

/** How a game ended for the people at this device; null if it does not count: not over, a lesson, brought or gone on with from elsewhere, or people against each other. */
export function resultOf(row: TableRow): Result | null {
  const people = peopleOf(row);
  if (row.over === null || row.lesson !== undefined || row.origin !== 'here' || people.length === 0)
    return null;
  const { winners } = row.over;
  const won = people.filter((seat) => winners.includes(seat)).length;
  if (won === 0) return 'lost';
  if (winners.length === row.seats.length && people.length < row.seats.length) return 'draw';
  return won === people.length ? 'won' : null;
}

/** One game that counts. */
export interface Counted {
  result: Result;
  /** The chance to win that was measured for such a set-up; null where nobody has measured it. */
  expected: number | null;
}

export interface Tally {
  games: number;
  won: number;
  lost: number;
  drawn: number;
  /** Where the own chance lies in nineteen of twenty cases, from 0 to 1. */
  low: number;
  high: number;
  /** Of the games with a measured chance: how many there are, how many were won, and how many were to be expected. */
  against: { games: number; won: number; expected: number } | null;
}

/** 19 of 20, for few games as well (Wilson). */
function interval(won: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = won / games;
  const middle = share + (z * z) / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const by = 1 + (z * z) / games;
  return [Math.max(0, (middle - reach) / by), Math.min(1, (middle + reach) / by)];
}

export function tallyOf(games: readonly Counted[]): Tally {
  const count = (result: Result): number => games.filter((game) => game.result === result).length;
  const won = count('won');
  const [low, high] = interval(won, games.length);
  const measured = games.flatMap(({ result, expected }) => (expected === null ? [] : [{ result, expected }]));
  return {
    games: games.length,
    won,
    lost: count('lost'),
    drawn: count('draw'),
    low,
    high,
    against:
      measured.length === 0
        ? null
        : {
            games: measured.length,
            won: measured.filter(({ result }) => result === 'won').length,
            expected: measured.reduce((sum, { expected }) => sum + expected, 0),
          },
  };
}

/** Games by a word, the most frequent first. */
export function grouped<T extends Counted>(
  games: readonly T[],
  wordOf: (game: T) => string | null,
): { word: string; tally: Tally }[] {
  const groups = Map.groupBy(
    games.flatMap((game) => {
      const word = wordOf(game);
      return word === null ? [] : [{ game, word }];
    }),
    ({ word }) => word,
  );
  return [...groups]
    .map(([word, those]) => ({ word, tally: tallyOf(those.map(({ game }) => game)) }))
    .sort((a, b) => b.tally.games - a.tally.games);
}

/** Fewer games say next to nothing. */
export const FEW = 10;

/** 'Better than expected', only where chance alone would hardly do it. */
export function verdict({ against }: Tally): string {
  if (against === null) return 'nobody has measured such games';
  const { games, won, expected } = against;
  const said = `${won} of ${games} won, ${expected.toFixed(1)} to be expected of a steady program`;
  if (games < FEW) return `${said}; too few games to tell`;
  const [low, high] = interval(won, games);
  const share = expected / games;
  if (low > share) return `${said}: better`;
  return high < share ? `${said}: worse` : `${said}: about the same`;
}
