// Perft: counts the sequences of choices from a position, and the different positions they lead to, depth by depth.
import { fastChance } from '../src/chance/fast.ts';
import { fingerprint } from '../src/record/fingerprint.ts';
import { type AnyGame } from '../src/rules/game.ts';
import type { World } from '../src/rules/world.ts';
import { type Trial, randomGame } from './laws/trial.ts';

export interface Depth {
  /** Number of sequences of choices of this length. */
  ways: number;
  /** Number of different positions at their ends. */
  positions: number;
}

/** A position and the number of ways in which it was reached. */
interface Reached {
  w: World;
  ways: number;
}

/**
 * Counts from a position on, until the next depth would play more than `most` moves. All moves of a depth have the same
 * dice, so that equal positions continue in the same way and the order of offers does not matter. A space counts as one
 * choice: a sample of it.
 */
export function perft(game: AnyGame, from: World, most: number, deepest = Infinity): Depth[] {
  const depths: Depth[] = [];
  let level: Reached[] = [{ w: from, ways: 1 }];
  for (let depth = 1; depth <= deepest && level.length > 0; depth++) {
    const moves = level.flatMap(({ w, ways }) =>
      game.asks(w).flatMap(({ seat, offers, spaces }) => [
        ...offers.map((choice) => ({ w, ways, seat, choice: choice as unknown })),
        ...spaces.map((space) => ({
          w,
          ways,
          seat,
          choice: game.sample!(w, seat, space, fastChance(depth)) as unknown,
        })),
      ]),
    );
    if (moves.length > most) break;
    const next = new Map<string, Reached>();
    for (const { w, ways, seat, choice } of moves) {
      const after: World = game.copy(w);
      game.play(after, seat, choice, fastChance(depth));
      const print = fingerprint(after);
      const known = next.get(print);
      if (known === undefined) next.set(print, { w: after, ways });
      else known.ways += ways;
    }
    level = [...next.values()];
    if (level.length > 0)
      depths.push({ ways: level.reduce((sum, one) => sum + one.ways, 0), positions: level.length });
  }
  return depths;
}

export const PERFT_POSITIONS = 10;
/** At most this many moves are played from each position of one depth. */
const MOST_MOVES = 250;
const DEEPEST = 6;

/** The position of a random game after this many decisions, or the last one with a decision. */
function reached(game: AnyGame, trial: Trial, seed: number, decisions: number): World {
  let at: World | null = null;
  let seen = 0;
  randomGame(game, trial, seed, ({ w }) => {
    at = game.copy(w);
    return seen++ === decisions ? 'enough' : undefined;
  });
  if (at === null) throw new Error(`${trial.name} is over before the first decision`);
  return at;
}

/** The counts of one of the ten positions as text. */
export function perftSection(game: AnyGame, trials: readonly Trial[], i: number): string {
  const trial = trials[Math.floor((i * trials.length) / PERFT_POSITIONS)]!;
  const decisions = 10 * i;
  const counts = perft(game, reached(game, trial, i + 1, decisions), MOST_MOVES, DEEPEST);
  return [
    `${trial.name}, seed ${i + 1}, after ${decisions} decisions`,
    ...counts.map(
      ({ ways, positions }, depth) => `  depth ${depth + 1}: ${ways} ways, ${positions} positions`,
    ),
  ].join('\n');
}

/** The counts of ten positions of a game's set-ups as text, to be kept in a file and compared. */
export function perftText(game: AnyGame, trials: readonly Trial[]): string {
  const head = [
    `${game.title}, edition ${game.edition}: how many ways lead on from ten positions, and to how many different positions.`,
    'Each position is reached by random play. All moves of a depth have the same dice; a space counts as one choice.',
  ].join('\n');
  const sections = Array.from({ length: PERFT_POSITIONS }, (_, i) => perftSection(game, trials, i));
  return `${[head, ...sections].join('\n\n')}\n`;
}

/** The first line in which counts differ from the stored ones, with its position; null if none does. */
export function perftDifference(kept: string, now: string): string | null {
  const was = kept.split('\n');
  const is = now.split('\n');
  let place = '';
  for (let i = 0; i < Math.max(was.length, is.length); i++) {
    if (was[i] !== is[i]) return `${place}: kept '${was[i]?.trim() ?? ''}', now '${is[i]?.trim() ?? ''}'`;
    if (is[i]!.includes(', seed ')) place = is[i]!;
  }
  return null;
}
