// How well a seat stands, from 0 to 1: the points that it is likely to be ahead.
import type { Seat } from '@xenotable/kernel';
import { mostFor } from './auto/player/gain.ts';
import { outlook, pointsFor } from './auto/player/outlook.ts';
import { armiesOf, mission, versus } from './book/who.ts';
import { SIDES, type Side } from './content/units.ts';
import type { Table } from './table.ts';
import { sideOfViewer } from './view.ts';

/** From this many points on, half of what is left to gain is gained. */
const EASY = 3;

/** Points become a share of what can be gained at all, alike on both sides of 0. */
const share = (lead: number): number => lead / (Math.abs(lead) + EASY);

/** As long as it is not over nothing is certain. */
const open = (value: number): number => Math.min(0.99, Math.max(0.01, value));

/** Against the automaton the first point wins (CC-VP-09). */
const FIRST = 0.5;

/** Points against the automaton as a number between 0 and 1: half at the first point, 1 where every goal is full. */
function worthOf(w: Table, side: Side, points: number): number {
  const lead = points - FIRST;
  const most = mostFor(w, side);
  const best = lead <= 0 || most === null ? 1 : share(most - FIRST);
  return 0.5 + (0.5 * share(lead)) / best;
}

/** Whoever wins with more points, or loses with fewer missing, has done better; a duel, and what is not counted in points, is won or lost. */
function ended(w: Table, seat: Seat, side: Side): number {
  const won = w.over?.winners.includes(seat) === true;
  if (versus(w)) return won ? 1 : w.over?.winners.length === 0 ? 0.5 : 0;
  const points = worthOf(w, side, pointsFor(w, side));
  if (!won) return Math.min(0.49, open(points));
  const graded = mission(w).mode === 'nightmare' || mostFor(w, side) !== null;
  return graded ? Math.min(1, Math.max(0.5, points)) : 1;
}

export function score(w: Table, seat: Seat): number {
  const side = sideOfViewer(w, seat) ?? 'Earth';
  if (w.over !== null) return ended(w, seat, side);
  const ahead = outlook(w, side);
  return open(versus(w) ? 0.5 + 0.5 * share(ahead) : worthOf(w, side, ahead));
}

/** In a duel one side gains what the other loses. */
export function sides(w: Table): Seat[][] | null {
  return versus(w) ? SIDES.map((side) => [...new Set(armiesOf(w, side).map(({ seat }) => seat))]) : null;
}
