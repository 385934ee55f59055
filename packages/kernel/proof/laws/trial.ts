// Random games that the laws look at, decision by decision.
import { fastChance, uniform } from '../../src/chance/fast.ts';
import { isObject } from '../../src/read/json.ts';
import type { AnyGame, Ask } from '../../src/rules/game.ts';
import { anyMove } from '../../src/rules/playout.ts';
import { Session } from '../../src/record/session.ts';
import type { Tell } from '../../src/rules/happening.ts';
import type { Seat, SeatPlan, Viewer, World } from '../../src/rules/world.ts';

/** One way to set the game up. */
export interface Trial {
  name: string;
  options: Record<string, unknown>;
  seats: SeatPlan[];
  /** The table of chances that is fitted to its games, for a game with several tables. */
  chances?: string;
}

/** Whether the trial has nothing home-made: an auditor that reads figures off the box knows only printed things. */
export const isOfTheBox = ({ options }: Trial): boolean => {
  const scenario = options['scenario'];
  return !isObject(scenario) || !('content' in scenario);
};

const NAMES = ['Ann', 'Bob', 'Cem', 'Dot', 'Eve'];

/** Seats for this many people, up to five. */
export const people = (count: number): SeatPlan[] =>
  NAMES.slice(0, count).map((name) => ({ kind: 'person', name }));

/** A table of this set-up, with dice that are the same for the same seed. */
export const startTrial = (game: AnyGame, { options, seats }: Trial, seed: number): Session =>
  Session.start(game, { options, seats }, (position) => fastChance(seed * 7919 + position));

export class LawBroken extends Error {
  override name = 'LawBroken';
}

/** All viewers of a table of this set-up. */
export const viewersOf = (trial: Trial): Viewer[] => [...trial.seats.keys(), 'table'];

export interface Decision {
  w: World;
  asks: Ask<unknown>[];
  seat: Seat;
  choice: unknown;
  /** Plays the choice on the trial's own world; call it once. */
  play(tell?: Tell): void;
}

const MOST_DECISIONS = 100_000;

/** Plays one random game. `visit` sees every decision before it is played, may play it itself, and may end the game. Returns the number of decisions. */
export function randomGame(
  game: AnyGame,
  trial: Trial,
  seed: number,
  visit: (decision: Decision) => 'enough' | void,
  bound = MOST_DECISIONS,
): number {
  const chance = fastChance(seed);
  const any = uniform(seed ^ 0x5bd1e995);
  const w: World = game.setup(trial.options, trial.seats, chance);
  let decisions = 0;
  try {
    for (; w.over === null; decisions++) {
      if (decisions >= bound) throw new LawBroken(`the game has not ended after ${bound} decisions`);
      const asks = game.asks(w);
      const { seat, choice } = anyMove(game, w, asks, any, chance);
      let played = false;
      const play = (tell?: Tell): void => {
        played = true;
        game.play(w, seat, choice, chance, tell);
      };
      if (visit({ w, asks, seat, choice, play }) === 'enough') return decisions + 1;
      if (!played) play();
    }
  } catch (error) {
    const page = w.flow.at(-1);
    const message = error instanceof Error ? error.message : String(error);
    throw new LawBroken(
      `${message} (${trial.name}, seed ${seed}, decision ${decisions}, at '${page?.chapter} / ${page?.step}')`,
      { cause: error },
    );
  }
  return decisions;
}

export function broken(why: string): never {
  throw new LawBroken(why);
}

/** A message that is expensive to build is passed as a function. */
export function must(holds: boolean, otherwise: string | (() => string)): asserts holds {
  if (!holds) throw new LawBroken(typeof otherwise === 'string' ? otherwise : otherwise());
}
