// What the odds panel can show.
import type { Measure, Seat } from '@xenotable/kernel';
import { card } from './book/who.ts';
import type { Table, Unit } from './table.ts';
import { sideOfViewer } from './view.ts';

/** Hearts that a unit has lost: all of them if it is dead. */
const lost = (unit: Unit): number => (unit.fate === 'dead' ? card(unit).hearts : unit.lost);

/** Hearts that the seat's own side or the other one has lost. */
function taken(w: Table, own: boolean, seat: Seat): number {
  const side = sideOfViewer(w, seat);
  let hearts = 0;
  for (const unit of w.units) if (unit.faction !== null && (unit.side === side) === own) hearts += lost(unit);
  return hearts;
}

export const measures: Record<string, Measure<Table>> = {
  taken: { label: 'Hearts lost by the other side', of: (w, seat) => taken(w, false, seat) },
  ours: { label: 'Hearts lost by our side', of: (w, seat) => taken(w, true, seat) },
};
