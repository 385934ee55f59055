// How well a seat stands: the mission, what is left of both sides, and how near everybody is to what it is here for.
import type { Seat } from '@xenotable/kernel';
import { fade, taskFor } from './auto/tasks.ts';
import { worthOf } from './auto/worth.ts';
import { sideOf } from './book/end.ts';
import { skill } from './book/models.ts';
import { rounds } from './book/round/round.ts';
import { inTime } from './deadline.ts';
import { leadOf } from './lead.ts';
import type { Model, Side, Table } from './table.ts';

/** What a model still is worth; a wounded one fights on. */
const remains = (w: Table, m: Model): number =>
  worthOf(w, m) * (0.45 + (0.55 * m.wounds) / m.skills.HEALTH) * (m.down === 'forced' ? 0.9 : 1);

/** Being near is not being there. */
const PROMISE = 0.35;

/** What a model promises for the mission by standing where it does. */
function promise(w: Table, m: Model): number {
  const task = m.place === 'board' && w.round > 0 ? taskFor(w, m) : null;
  return task === null
    ? 0
    : PROMISE * Math.min(1.5, task.worth) * fade(task.way.priceOf(m.cell), skill(w, m, 'MOBILITY'));
}

/** What side A is ahead by. */
function advantage(w: Table): number {
  let sum = leadOf(w);
  for (const m of w.models) {
    if (m.neutral || m.place === 'destroyed' || m.place === 'saved') continue;
    const worth = remains(w, m) + promise(w, m);
    sum += m.side === 0 ? worth : -worth;
  }
  return sum;
}

/** So much advantage makes the odds e to one. */
const DECISIVE = 2;

/** What an unfinished battle is worth at most; whoever has won one stands better, whatever the next mission brings. */
const ALMOST = 0.99;
const DECIDED = 0.995;

/** A mission that can no longer be won but goes on: only a finished game is worth 0. */
const HOPELESS = 0.0005;

/** Between two missions of a campaign, where the next is still to be fought. */
const AFTER_A_WIN = 0.85;

/** What a result is worth to side A, of which a win is worth so much. */
const worthOfResult = (winner: Side | -1 | null | undefined, win: number): number =>
  winner === 0 ? win : winner === 1 ? 1 - win : 0.5;

function chanceOfA(w: Table): number {
  if (w.result !== null) return worthOfResult(w.result.winner, DECIDED);
  if (w.models.length === 0) return worthOfResult(w.campaign?.results.at(-1)?.winner, AFTER_A_WIN);
  const { chance, without } = inTime(w);
  if (chance === 0 && without === 0) return w.campaign === null ? HOPELESS : 1 - DECIDED;
  const fight = 1 / (1 + Math.exp(-advantage(w) / DECISIVE));
  return Math.min(ALMOST, Math.max(1 - ALMOST, fight * (chance + (1 - chance) * without)));
}

export function score(w: Table, seat: Seat): number {
  if (w.over === null) return sideOf(w, seat) === 0 ? chanceOfA(w) : 1 - chanceOfA(w);
  const shared = w.over.winners.length === w.seats && w.sides[1].seats.length > 0;
  const drawn = w.campaign === null && w.result?.winner === null;
  if (shared || drawn) return 0.5;
  return w.over.winners.includes(seat) ? 1 : 0;
}

/** The sides where people play on both: what one gains the other loses. */
export const sides = (w: Table): readonly (readonly Seat[])[] | null =>
  w.sides[0].seats.length > 0 && w.sides[1].seats.length > 0 ? [w.sides[0].seats, w.sides[1].seats] : null;

export const fought = (w: Table): number => w.campaign?.results.length ?? 0;

/**
 * Rounds that have begun: positions are compared when everybody has acted. A battle of a campaign is further than all rounds of the one before;
 * between two of them the rounds of the last no longer count.
 */
export const clock = (w: Table): number =>
  fought(w) * 20 + (w.campaign !== null && rounds.in(w) === undefined ? 0 : w.round);
