// Random play at full speed: without judging or telling, with one copy at most.
import type { Chance } from '../chance/chance.ts';
import { itemAt } from '../read/itemAt.ts';
import { type Space, answerAt, askOf, run, stepOf, top } from './flow.ts';
import { type Ask, type Game, canAct } from './game.ts';
import type { Happening } from './happening.ts';
import { Playing } from './play.ts';
import type { Seat, World } from './world.ts';

export type Uniform = (below: number) => number;

/** A choice and the seat that makes it. */
export interface Move<C> {
  seat: Seat;
  choice: C;
}

/** The error for a world that is not over although no asked seat has an offer or a space. */
export const DEAD_END = 'dead end: nobody can do anything and the game is not over';

/** A random choice among the offers and spaces of an ask. */
export function anyChoice<W extends World, C, H extends Happening, S extends Space>(
  game: Game<W, C, unknown, H, S>,
  w: W,
  ask: Ask<C, S>,
  uniform: Uniform,
  chance: Chance,
): C {
  return chosen(game, w, ask, uniform(ask.offers.length + ask.spaces.length), chance);
}

/** The offer with this number, or a point of a space if there are fewer offers. */
function chosen<W extends World, C, H extends Happening, S extends Space>(
  game: Game<W, C, unknown, H, S>,
  w: W,
  { seat, offers, spaces }: { seat: Seat; offers: readonly C[]; spaces: readonly S[] },
  at: number,
  chance: Chance,
): C {
  if (at < offers.length) return itemAt(offers, at);
  if (game.sample === undefined) throw new Error(`${game.name} has spaces and no 'sample'`);
  return game.sample(w, seat, itemAt(spaces, at - offers.length), chance);
}

/** A random legal move of any seat that is asked and can act; throws at a dead end. */
export function anyMove<W extends World, C, H extends Happening, S extends Space>(
  game: Game<W, C, unknown, H, S>,
  w: W,
  asks: readonly Ask<C, S>[],
  uniform: Uniform,
  chance: Chance,
): Move<C> {
  const open = asks.filter(canAct);
  if (open.length === 0) throw new Error(DEAD_END);
  const ask = itemAt(open, uniform(open.length));
  return { seat: ask.seat, choice: anyChoice(game, w, ask, uniform, chance) };
}

/**
 * Plays a world to its end with random choices, at most `bound` decisions. Returns their number. It picks moves itself
 * instead of calling `asks` for every seat and building a `Move` for each decision: with a function that returned a
 * `Move`, connect four ran about 6 % slower.
 */
export function playout<W extends World, C, H extends Happening, S extends Space>(
  game: Game<W, C, unknown, H, S>,
  w: W,
  chance: Chance,
  uniform: Uniform,
  bound = Infinity,
): number {
  const { book } = game;
  const play = new Playing<W, H>(w, chance);
  let who: Seat | readonly Seat[] | null = run(book, play);
  let decisions = 0;
  while (who !== null && decisions < bound) {
    const f = top(w);
    const step = stepOf(book, f);
    const ask = askOf(step, f);
    // A seat that has only withdrawals left is skipped.
    const seats = typeof who === 'number' ? ONE : who;
    const from = seats === ONE ? 0 : uniform(seats.length);
    let seat: Seat = typeof who === 'number' ? who : itemAt(who, from);
    let offers = ask.offers(w, f, seat);
    let spaces: readonly S[] = ask.spaces?.(w, f, seat) ?? NONE;
    for (let i = 1; i < seats.length && offers.length + spaces.length === 0; i++) {
      seat = itemAt(seats, (from + i) % seats.length);
      offers = ask.offers(w, f, seat);
      spaces = ask.spaces?.(w, f, seat) ?? NONE;
    }
    const at = uniform(offers.length + spaces.length);
    who = answerAt(book, play, f, step, seat, chosen(game, w, { seat, offers, spaces }, at, chance));
    decisions++;
  }
  return decisions;
}

const NONE: readonly never[] = [];
const ONE: readonly Seat[] = [0];
