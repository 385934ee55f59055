// Random play at full speed: no judging, no telling, one copy at most.
import type { Chance } from '../chance/chance.ts';
import { type Space, answer, stepOf, run, top } from './flow.ts';
import { type Ask, type Game, canAct } from './game.ts';
import { Playing } from './play.ts';
import type { Seat, World } from './world.ts';

export type Uniform = (below: number) => number;

/** A choice and the seat that makes it. */
export interface Move<C> {
  seat: Seat;
  choice: C;
}

/** What is wrong with a world that is not over although no seat that is asked has an offer or a space. */
export const DEAD_END = 'dead end: nobody can do anything and the game is not over';

/** A random choice among the offers and spaces of an ask. */
export function anyChoice<W extends World, C>(
  game: Game<W, C, unknown>,
  w: W,
  ask: Ask<C>,
  uniform: Uniform,
  chance: Chance,
): C {
  const at = uniform(ask.offers.length + ask.spaces.length);
  return at < ask.offers.length
    ? ask.offers[at]!
    : game.sample!(w, ask.seat, ask.spaces[at - ask.offers.length]!, chance);
}

/** A random legal move of any seat that is asked and can act; throws at a dead end. */
export function anyMove<W extends World, C>(
  game: Game<W, C, unknown>,
  w: W,
  asks: readonly Ask<C>[],
  uniform: Uniform,
  chance: Chance,
): Move<C> {
  const open = asks.filter(canAct);
  if (open.length === 0) throw new Error(DEAD_END);
  const ask = open[uniform(open.length)]!;
  return { seat: ask.seat, choice: anyChoice(game, w, ask, uniform, chance) };
}

/**
 * Plays a world to its end with random choices. Returns the number of decisions; stops after `bound`.
 * It picks its moves itself, without `asks` for every seat and without a `Move` for each decision: with a function that returns
 * a `Move`, connect four ran 6 % slower, with `anyMove` far more.
 */
export function playout<W extends World, C>(
  game: Game<W, C, unknown>,
  w: W,
  chance: Chance,
  uniform: Uniform,
  bound = Infinity,
): number {
  const { book } = game;
  const play = new Playing(w, chance);
  let who: Seat | readonly Seat[] | null = run(book, play);
  let decisions = 0;
  while (who !== null && decisions < bound) {
    const f = top(w);
    const ask = stepOf(book, f).ask!;
    // A seat that has nothing left but a way back lets the next one go on.
    const seats: readonly Seat[] | null = typeof who === 'number' ? null : who;
    const from: number = seats === null ? 0 : uniform(seats.length);
    let seat: Seat = seats === null ? (who as Seat) : seats[from]!;
    let offers = ask.offers(w, f, seat);
    let spaces = ask.spaces === undefined ? NONE : ask.spaces(w, f, seat);
    for (let i = 1; i < (seats?.length ?? 1) && offers.length + spaces.length === 0; i++) {
      seat = seats![(from + i) % seats!.length]!;
      offers = ask.offers(w, f, seat);
      spaces = ask.spaces === undefined ? NONE : ask.spaces(w, f, seat);
    }
    const at = uniform(offers.length + spaces.length);
    const choice =
      at < offers.length ? offers[at]! : game.sample!(w, seat, spaces[at - offers.length]!, chance);
    who = answer(book, play, seat, choice);
    decisions++;
  }
  return decisions;
}

const NONE: readonly Space[] = [];
