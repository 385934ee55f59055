// How well a seat stands, from 0 to 1.
import type { Seat } from '@xenotable/kernel';
import { pointsOf } from './book/ending.ts';
import { armiesOf, card, hearts, isMilitary, onMap, versus } from './book/who.ts';
import { type Side, otherSide } from './content/units.ts';
import type { Table } from './table.ts';
import { sideOfViewer } from './view.ts';

/** Hearts that a side still has on the map. */
const strength = (w: Table, side: Side): number =>
  w.units.reduce((all, unit) => all + (unit.side === side && isMilitary(unit) && onMap(unit) ? hearts(unit) * card(unit).level : 0), 0);

const pointsFor = (w: Table, side: Side): number => armiesOf(w, side).reduce((all, army) => all + pointsOf(w, army), 0);

export function score(w: Table, seat: Seat): number {
  if (w.over !== null) return w.over.winners.includes(seat) ? 1 : w.over.winners.length === 0 ? (versus(w) ? 0.5 : 0) : 0;
  const side = sideOfViewer(w, seat) ?? 'Earth';
  const other = otherSide(side);
  const lead = 4 * (pointsFor(w, side) - (versus(w) ? pointsFor(w, other) : 0)) + strength(w, side) - strength(w, other);
  return 0.5 + lead / (2 * (Math.abs(lead) + 12));
}
