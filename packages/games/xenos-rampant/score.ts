// How well a seat stands: Victory Points first, then what is left of both sides.
import type { Seat } from '@xenotable/kernel';
import { killPoints, vpOf } from './book/victory.ts';
import { type Table, gone, other, sideOf } from './table.ts';

export function score(w: Table, seat: Seat): number {
  if (w.over !== null) return w.over.winners.includes(seat) ? (w.over.winners.length === w.owners.length ? 0.5 : 1) : 0;
  const side = w.owners[seat]!.side;
  let points = 4 * (vpOf(w, side) - vpOf(w, other(side)));
  for (const unit of w.units) {
    const sign = sideOf(w, unit) === side ? 1 : -1;
    if (gone(unit)) points -= sign * (4 * killPoints(unit) + unit.cost);
    else if (unit.state !== 'absent') points -= sign * Math.floor((unit.cost * (unit.start - unit.sp)) / unit.start + (unit.suppressed ? 1 : 0));
  }
  return Math.min(0.99, Math.max(0.01, 0.5 + points / 160));
}
