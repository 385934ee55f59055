// How well a seat stands, from 0 to 1: the points that it is likely to be ahead.
import type { Seat } from '@xenotable/kernel';
import { outlook, pointsFor } from './auto/player/outlook.ts';
import { armiesOf, versus } from './book/who.ts';
import { SIDES, type Side } from './content/units.ts';
import type { Table } from './table.ts';
import { sideOfViewer } from './view.ts';

/** From this many points on, half of what is left to gain is gained. */
const EASY = 3;

/** Points become a number between 0 and 1, alike on both sides of 1/2. */
const share = (lead: number): number =>
  Math.min(0.99, Math.max(0.01, 0.5 + lead / (2 * (Math.abs(lead) + EASY))));

/** Against the automaton the first point wins (CC-VP-09). */
const FIRST = 0.5;

/** Whoever wins with more points, or loses with fewer missing, has done better; a duel is won or lost. */
function ended(w: Table, seat: Seat, side: Side): number {
  const won = w.over?.winners.includes(seat) === true;
  if (versus(w)) return won ? 1 : w.over?.winners.length === 0 ? 0.5 : 0;
  const points = share(pointsFor(w, side) - FIRST);
  return won ? Math.max(0.5, points) : Math.min(0.49, points);
}

export function score(w: Table, seat: Seat): number {
  const side = sideOfViewer(w, seat) ?? 'Earth';
  if (w.over !== null) return ended(w, seat, side);
  return share(outlook(w, side) - (versus(w) ? 0 : FIRST));
}

/** In a duel one side gains what the other loses. */
export function sides(w: Table): Seat[][] | null {
  return versus(w) ? SIDES.map((side) => [...new Set(armiesOf(w, side).map(({ seat }) => seat))]) : null;
}
