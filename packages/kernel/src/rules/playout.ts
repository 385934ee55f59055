// Random play at full speed: no judging, no telling, one copy at most.
import type { Chance } from '../chance/chance.ts';
import { type AnySpace, answer, questionOf, run, top } from './flow.ts';
import type { Ask, Game } from './game.ts';
import type { AnyHappening } from './happening.ts';
import { Playing } from './play.ts';
import type { Seat, World } from './world.ts';

export type Uniform = (below: number) => number;

/** A random choice among the offers and spaces of an ask. */
export function anyChoice<W extends World, C, H extends AnyHappening, S extends AnySpace>(
  game: Game<W, C, unknown, H, S>,
  w: W,
  ask: Ask<C, S>,
  uniform: Uniform,
  chance: Chance,
): C {
  const at = uniform(ask.offers.length + ask.spaces.length);
  return at < ask.offers.length
    ? ask.offers[at]!
    : game.sample!(w, ask.seat, ask.spaces[at - ask.offers.length]!, chance);
}

/** Plays a world to its end with random choices. Returns the number of decisions; stops after `bound`. */
export function playout<W extends World, C, H extends AnyHappening, S extends AnySpace>(
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
    const ask = questionOf(book, f);
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

const NONE: readonly never[] = [];
