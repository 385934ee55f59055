// How well a seat stands: what is left of both sides, the points, the end, and a little for getting there.
import { kingSteps } from '@xenotable/board';
import type { Seat } from '@xenotable/kernel';
import { sideOf } from './book/end.ts';
import { ground } from './book/board/ground.ts';
import { type Side, type Table, other } from './table.ts';

/** Wounds that a side still has, weighed by what its models cost. */
const strength = (w: Table, side: Side): number =>
  w.models
    .filter((m) => m.side === side && m.place !== 'destroyed')
    .reduce((sum, m) => sum + 1 + m.wounds, 0);

/** From 0 to 1: how near a side's models are to what they fight for, the nearest enemy, token or open objective. */
function nearness(w: Table, side: Side): number {
  const own = w.models.filter(
    (m) => m.side === side && !m.neutral && (m.place === 'board' || m.place === 'reserve'),
  );
  const goals = [
    ...w.models.filter((m) => m.side !== side && m.place === 'board').map((m) => m.cell),
    ...w.tokens.filter((token) => token.cell >= 0).map((token) => token.cell),
    ...w.pieces.filter((piece) => !piece.done).map((piece) => piece.cell),
  ];
  if (own.length === 0 || goals.length === 0) return 0;
  const { grid } = ground(w);
  let sum = 0;
  for (const m of own) {
    if (m.place === 'reserve') continue;
    let nearest = grid.width;
    for (const goal of goals) nearest = Math.min(nearest, kingSteps(grid, m.cell, goal));
    sum += 1 - nearest / grid.width;
  }
  return sum / own.length;
}

export function score(w: Table, seat: Seat): number {
  if (w.over !== null) {
    const shared = w.over.winners.length === w.seats && w.sides[1].seats.length > 0;
    const drawn = w.campaign === null && w.result?.winner === null;
    if (shared || drawn) return 0.5;
    return w.over.winners.includes(seat) ? 1 : 0;
  }
  const side = sideOf(w, seat);
  const foe = other(side);
  const mine = strength(w, side) + 4 * w.sides[side].score;
  const theirs = strength(w, foe) + 4 * w.sides[foe].score;
  const standing = mine + theirs === 0 ? 0.5 : mine / (mine + theirs);
  return Math.min(0.99, Math.max(0.01, standing + 0.05 * (nearness(w, side) - 0.5)));
}
