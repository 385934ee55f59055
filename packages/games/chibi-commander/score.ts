// How well a seat stands, from 0 to 1: points, hearts, and a little for getting to the enemy.
import type { Seat } from '@xenotable/kernel';
import { pointsOf } from './book/campaign/ending.ts';
import { distance } from './book/fight/sight.ts';
import { armiesOf, card, hearts, isMilitary, onMap, versus } from './book/who.ts';
import { type Side, otherSide } from './content/units.ts';
import type { Cell, Table } from './table.ts';
import { sideOfViewer } from './view.ts';

/** Hearts that a side still has on the map. */
const strength = (w: Table, side: Side): number =>
  w.units.reduce(
    (all, unit) =>
      all + (unit.side === side && isMilitary(unit) && onMap(unit) ? hearts(unit) * card(unit).level : 0),
    0,
  );

const pointsFor = (w: Table, side: Side): number =>
  armiesOf(w, side).reduce((all, army) => all + pointsOf(w, army), 0);

/** Beyond so many fields one step more or less says nothing. */
const FAR = 40;

/** From 0 to 1: how near a side's fighters on the map are to the nearest enemy or Blip. */
function nearness(w: Table, side: Side): number {
  const own = w.units.filter((unit) => unit.side === side && isMilitary(unit) && onMap(unit));
  const foes = w.units
    .filter((unit) => unit.side !== side && isMilitary(unit) && onMap(unit))
    .map((unit) => unit.cell);
  if (side === 'Earth') foes.push(...w.blips.map((blip) => blip.cell));
  if (foes.length === 0) return 0;
  const near = (cell: Cell): number =>
    1 - foes.reduce((least, foe) => Math.min(least, distance(cell, foe)), FAR) / FAR;
  return own.reduce((all, unit) => all + near(unit.cell), 0) / Math.max(1, own.length);
}

export function score(w: Table, seat: Seat): number {
  if (w.over !== null)
    return w.over.winners.includes(seat) ? 1 : w.over.winners.length === 0 ? (versus(w) ? 0.5 : 0) : 0;
  const side = sideOfViewer(w, seat) ?? 'Earth';
  const other = otherSide(side);
  const lead =
    4 * (pointsFor(w, side) - (versus(w) ? pointsFor(w, other) : 0)) + strength(w, side) - strength(w, other);
  return Math.min(
    0.99,
    Math.max(0.01, 0.5 + lead / (2 * (Math.abs(lead) + 12)) + 0.04 * (nearness(w, side) - 0.5)),
  );
}
