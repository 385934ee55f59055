// How well a seat stands: Victory Points first, then what is left of both sides, and a little for getting there.
import type { Seat } from '@xenotable/kernel';
import { killPoints, vpOf } from './book/turn/victory.ts';
import { type Side, type Table, gone, other, sideOf, ownerOf } from './table.ts';

const TABLE = 4800;

/** From 0 to 1: how near a side's units are to what they fight for, the nearest marker or enemy. */
function nearness(w: Table, side: Side): number {
  const goals = [
    ...w.markers,
    ...w.units.filter((unit) => unit.state === 'table' && sideOf(w, unit) !== side),
  ];
  const own = w.units.filter((unit) => !gone(unit) && unit.state !== 'absent' && sideOf(w, unit) === side);
  if (own.length === 0 || goals.length === 0) return 0;
  let sum = 0;
  for (const unit of own) {
    if (unit.state === 'reserve') continue;
    let nearest = TABLE;
    for (const goal of goals)
      nearest = Math.min(nearest, Math.max(Math.abs(goal.x - unit.x), Math.abs(goal.y - unit.y)));
    sum += 1 - nearest / TABLE;
  }
  return sum / own.length;
}

export function score(w: Table, seat: Seat): number {
  if (w.over !== null)
    return w.over.winners.includes(seat) ? (w.over.winners.length === w.owners.length ? 0.5 : 1) : 0;
  const side = ownerOf(w, seat).side;
  let points = 4 * (vpOf(w, side) - vpOf(w, other(side)));
  for (const unit of w.units) {
    const sign = sideOf(w, unit) === side ? 1 : -1;
    if (gone(unit)) points -= sign * (4 * killPoints(unit) + unit.cost);
    else if (unit.state !== 'absent')
      points -=
        sign * Math.floor((unit.cost * (unit.start - unit.sp)) / unit.start + (unit.suppressed ? 1 : 0));
  }
  return Math.min(0.99, Math.max(0.01, 0.5 + points / 160 + 0.05 * (nearness(w, side) - 0.5)));
}
