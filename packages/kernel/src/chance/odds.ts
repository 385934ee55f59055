// Exact odds from the rules themselves: the real `play` is run under every possible result.
import type { Chance } from './chance.ts';
import { Enumerating } from './enumerating.ts';
import { fastChance } from './fast.ts';
import type { Space } from '../rules/flow.ts';
import type { Ask, Rules } from '../rules/game.ts';
import type { Happening } from '../rules/happening.ts';
import type { Seat, World } from '../rules/world.ts';

export interface OddsLine {
  value: number | string;
  /** From 0 to 1. */
  chance: number;
  /** Half the width of the 95 % interval; 0 when exact. */
  give: number;
}

export interface Odds {
  exact: boolean;
  /** Number of worlds that were played. */
  walks: number;
  lines: OddsLine[];
  /** Mean of the values; null unless all are numbers. */
  mean: number | null;
}

export interface OddsOptions<W, C, S extends Space = Space> {
  /** Number of walks after which it samples instead of counting. */
  budget?: number;
  /** Never sample: return no lines if there are more combinations than the budget. */
  exactOnly?: boolean;
  /** Answers questions that come before the result can be read (everybody passes); null ends the walk there. */
  oddsReply?(w: W, asks: Ask<C, S>[]): { seat: Seat; choice: C } | null;
  /** Seed for sampling; odds never use the table's own chance. */
  seed?: number;
}

/** Makes a world to play on; the same chance also decides what the seat cannot know. */
type Start<W> = (chance: Chance) => W;

function tally<W extends World, C, H extends Happening, S extends Space>(
  game: Rules<W, C, unknown, H, S>,
  start: Start<W>,
  seat: Seat,
  choice: C,
  measure: (w: W, seat: Seat) => number | string,
  options: OddsOptions<W, C, S>,
): Odds {
  const { budget = 20_000, exactOnly = false, oddsReply, seed = 1 } = options;
  const walk = (chance: Chance): number | string => {
    const w = start(chance);
    game.play(w, seat, choice, chance);
    for (let answered = 0; w.over === null && answered < 10_000; answered++) {
      const reply = oddsReply?.(w, game.asks(w)) ?? null;
      if (reply === null) break;
      game.play(w, reply.seat, reply.choice, chance);
    }
    return measure(w, seat);
  };

  const every = new Enumerating();
  const exact = new Map<number | string, [share: bigint, of: bigint]>();
  let walks = 0;
  let complete = false;
  while (walks < budget && !complete) {
    const value = walk(every);
    const [share, of] = every.weight();
    const before = exact.get(value) ?? [0n, 1n];
    exact.set(value, reduced(before[0] * of + share * before[1], before[1] * of));
    walks++;
    complete = !every.next();
  }
  if (complete)
    return summary(
      true,
      walks,
      [...exact].map(([value, [share, of]]) => ({ value, chance: ratio(share, of), give: 0 })),
    );
  if (exactOnly) return summary(false, walks, []);

  const chance = fastChance(seed);
  const counts = new Map<number | string, number>();
  for (walks = 0; walks < budget; walks++) {
    const value = walk(chance);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return summary(
    false,
    walks,
    [...counts].map(([value, count]) => ({
      value,
      chance: count / walks,
      give: interval(count, walks).give,
    })),
  );
}

/** Odds of a choice in a world that contains nothing hidden from the seat (or in the laboratory). */
export function odds<W extends World, C, H extends Happening, S extends Space>(
  game: Rules<W, C, unknown, H, S>,
  w: W,
  seat: Seat,
  choice: C,
  measure: (w: W, seat: Seat) => number | string,
  options: OddsOptions<W, C, S> = {},
): Odds {
  return tally(game, () => game.copy(w), seat, choice, measure, options);
}

function gcd(a: bigint, b: bigint): bigint {
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

function reduced(share: bigint, of: bigint): [bigint, bigint] {
  const common = gcd(share, of);
  return [share / common, of / common];
}

/** A fraction of big integers as a floating-point number. */
function ratio(share: bigint, of: bigint): number {
  const scale = 1n << 60n;
  return of < scale ? Number(share) / Number(of) : Number((share * scale) / of) / Number(scale);
}

/** The 95 % interval of a counted share (Wilson): its middle, and half its width. */
export function interval(count: number, of: number): { middle: number; give: number } {
  const z = 1.96;
  const p = count / of;
  const whole = 1 + (z * z) / of;
  return {
    middle: (p + (z * z) / (2 * of)) / whole,
    give: (z / whole) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of)),
  };
}

function summary(exact: boolean, walks: number, lines: OddsLine[]): Odds {
  const numeric = lines.every((line) => typeof line.value === 'number');
  lines.sort((a, b) => (numeric ? Number(a.value) - Number(b.value) : b.chance - a.chance));
  return {
    exact,
    walks,
    lines,
    mean: numeric ? lines.reduce((mean, line) => mean + Number(line.value) * line.chance, 0) : null,
  };
}
