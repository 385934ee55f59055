// Where a seat's units would stand if all of them were placed as suggested.
import { Playing, type Seat, answer, fastChance } from '@xenotable/kernel';
import { book } from '../book/index.ts';
import { deployment } from '../book/setup/deployment.ts';
import { copy } from '../copy.ts';
import type { Happening } from '../happenings.ts';
import { type Table, type UnitId, unitOf } from '../table.ts';
import type { View } from '../view.ts';
import { type Stand, tableOf } from './table.ts';

/** XR-SET-10 The seat's units that the suggestion places on the table; none while it is not asked to place any. */
export function suggestedStands(view: View, seat: Seat): (Stand & { unit: UnitId })[] {
  const w = copy(tableOf(view));
  if (w.owners[seat] === undefined || deployment.in(w)?.step !== 'place') return [];
  const stands: (Stand & { unit: UnitId })[] = [];
  const hear = (what: Happening): void => {
    if (what.type !== 'placed' || unitOf(w, what.unit).owner !== seat) return;
    stands.push({ unit: what.unit, x: what.x, y: what.y, facing: unitOf(w, what.unit).facing });
  };
  answer(book, new Playing<Table, Happening>(w, fastChance(1), hear), seat, { suggested: true });
  return stands;
}
