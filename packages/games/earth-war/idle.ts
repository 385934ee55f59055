// Changes of range that stay in the band: the range number matters for nothing else.
import type { Seat } from '@xenotable/kernel';
import { bandHere } from './book/numbers.ts';
import type { Choice, ChoiceOf } from './choices.ts';
import { type Unit, combatOf } from './table.ts';
import type { View } from './view.ts';

/** Whom a change of range moves; with one range for all (unit 0) anybody who stands. */
export const rangedUnit = ({ table }: View, id: number): Unit | undefined =>
  table.squad.find((unit) => (id === 0 ? unit.status === 'standing' : unit.id === id));

/** CP that lead a unit this way into another band, and which one that is; null if none lies there or there are not enough CP. */
export function bandAhead(
  view: View,
  { unit: id, by }: ChoiceOf<'range'>,
): { cp: number; band: number } | null {
  const unit = rangedUnit(view, id);
  if (unit === undefined) return null;
  for (let cp = 1; cp <= combatOf(view.table).cp; cp++) {
    const rn = unit.rn + cp * by;
    if (rn < 1 || rn > 10) return null;
    const band = bandHere(view.table, rn);
    if (band !== unit.band) return { cp, band };
  }
  return null;
}

/** By itself: a hint looks at one step, and the script that plays on would not take the next. */
export const idle = (view: View, _seat: Seat, choice: Choice): boolean =>
  choice.do === 'range' && bandAhead(view, choice)?.cp !== 1;
