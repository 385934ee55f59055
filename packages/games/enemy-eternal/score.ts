// How well a seat stands: what is left of both sides, the points, and the end.
import type { Seat } from '@xenotable/kernel';
import { sideOf } from './book/end.ts';
import type { Side, Table } from './table.ts';

/** Wounds that a side still has, weighed by what its models cost. */
const strength = (w: Table, side: Side): number =>
  w.models.filter((m) => m.side === side && m.place !== 'destroyed').reduce((sum, m) => sum + 1 + m.wounds, 0);

export function score(w: Table, seat: Seat): number {
  if (w.over !== null) return w.over.winners.includes(seat) ? (w.over.winners.length === w.seats && w.sides[1]!.seats.length > 0 ? 0.5 : 1) : 0;
  const side = sideOf(w, seat);
  const foe = (1 - side) as Side;
  const mine = strength(w, side) + 4 * w.sides[side]!.score;
  const theirs = strength(w, foe) + 4 * w.sides[foe]!.score;
  return mine + theirs === 0 ? 0.5 : Math.min(0.99, Math.max(0.01, mine / (mine + theirs)));
}
