// What the odds panel can show, most interesting first.
import type { Measure, Seat } from '@xenotable/kernel';
import { vpOf } from './book/turn/victory.ts';
import { type Side, type Table, other, ownerOf, sideOf, unitOf } from './table.ts';

function strength(w: Table, side: Side): number {
  let all = 0;
  for (const unit of w.units) if (sideOf(w, unit) === side) all += unit.sp;
  return all;
}

const own = (w: Table, seat: Seat): Side => ownerOf(w, seat).side;
const enemy = (w: Table, seat: Seat): Side => other(own(w, seat));

export const measures: Record<string, Measure<Table>> = {
  turn: {
    label: 'Still your turn',
    of: (w, seat) => (w.over === null && w.acting === seat ? 'still yours' : 'handed over'),
  },
  enemy: { label: "The enemy's Strength Points", of: (w, seat) => strength(w, enemy(w, seat)) },
  own: { label: 'Your Strength Points', of: (w, seat) => strength(w, own(w, seat)) },
  suppressed: {
    label: 'Enemy units Suppressed',
    of: (w, seat) => w.units.filter((unit) => unit.suppressed && sideOf(w, unit) === enemy(w, seat)).length,
  },
  removed: {
    label: 'Enemy units removed',
    of: (w, seat) => w.removals.filter((one) => sideOf(w, unitOf(w, one.unit)) === enemy(w, seat)).length,
  },
  lead: {
    label: 'Victory Points ahead',
    of: (w, seat) => vpOf(w, own(w, seat)) - vpOf(w, enemy(w, seat)),
  },
};
