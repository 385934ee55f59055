// Random play that looks for crashes, dead ends and endless games, and reduces a failure to a short record.
import { fastChance, uniform } from '../src/chance/fast.ts';
import { type AnyGame, canAct } from '../src/rules/game.ts';
import { type Trial, startTrial } from './laws/trial.ts';
import { DEAD_END, type Move, anyMove } from '../src/rules/playout.ts';
import type { GameRecord } from '../src/record/record.ts';
import type { Session } from '../src/record/session.ts';
import type { World } from '../src/rules/world.ts';

export interface Failure {
  problem: string;
  /** Everything before the decision that fails. */
  record: GameRecord;
  /** The decision that fails, if there is one. */
  last: Move<unknown> | null;
}

export interface Fuzzed {
  games: number;
  decisions: number;
  failure: Failure | null;
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A condition that must hold in every world of the game; throws if it does not. */
export type Invariant = (w: World) => void;

const stuck = (game: AnyGame, w: World): boolean => w.over === null && !game.asks(w).some(canAct);

/** Plays the moves that are still legal and returns the failure they lead to, if any. */
function attempt(
  game: AnyGame,
  trial: Trial,
  seed: number,
  moves: readonly Move<unknown>[],
  invariant?: Invariant,
): Failure | null {
  const session = startTrial(game, trial, seed);
  for (const move of moves) {
    if (session.world.over !== null) break;
    try {
      session.choose(move.seat, move.choice);
      if (stuck(game, session.world)) throw new Error(DEAD_END);
      invariant?.(session.world);
    } catch (error) {
      return { problem: message(error), record: session.record, last: move };
    }
  }
  return null;
}

/** Drops every move that is not needed to reproduce the problem. */
function shrink(
  game: AnyGame,
  trial: Trial,
  seed: number,
  moves: Move<unknown>[],
  failure: Failure,
  invariant?: Invariant,
): Failure {
  let best = moves;
  let found = failure;
  for (let size = Math.max(1, best.length >> 1); size >= 1; size = size > 1 ? size >> 1 : 0) {
    for (let from = 0; from < best.length;) {
      const shorter = best.toSpliced(from, size);
      const again = attempt(game, trial, seed, shorter, invariant);
      if (again !== null && again.problem === found.problem) {
        best = shorter;
        found = again;
      } else from += size;
    }
  }
  return found;
}

export interface FuzzOptions {
  games: number;
  bound: number;
  seed: number;
  invariant?: Invariant;
  progress?(games: number): void;
}

/** Random games of all trials in turn, until one fails. */
export function fuzz(game: AnyGame, trials: readonly Trial[], options: FuzzOptions): Fuzzed {
  const { games, bound, seed, invariant, progress } = options;
  let decisions = 0;
  for (let n = 0; n < games; n++) {
    const trial = trials[n % trials.length]!;
    const dice = seed + n;
    const any = uniform(dice);
    const moves: Move<unknown>[] = [];
    let session: Session | null = null;
    try {
      session = startTrial(game, trial, dice);
      while (session.world.over === null) {
        if (moves.length >= bound) throw new Error(`the game has not ended after ${bound} decisions`);
        const asks = game.asks(session.world);
        const move: Move<unknown> = anyMove(game, session.world, asks, any, fastChance(dice + moves.length));
        moves.push(move);
        const played = session.choose(move.seat, move.choice);
        if ('refusal' in played) throw new Error(`an offer is refused: ${played.refusal.reason}`);
        invariant?.(session.world);
        decisions++;
      }
    } catch (error) {
      if (session === null) throw error;
      const failure: Failure = {
        problem: message(error),
        record: session.record,
        last: moves.at(-1) ?? null,
      };
      return { games: n + 1, decisions, failure: shrink(game, trial, dice, moves, failure, invariant) };
    }
    progress?.(n + 1);
  }
  return { games, decisions, failure: null };
}
