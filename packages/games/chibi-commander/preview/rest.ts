// Where a unit goes with the points of movement that its chain leaves after the attack.
import { reachOf } from '../book/movement/movement.ts';
import { mission, occupants } from '../book/who.ts';
import { type Cell, NONE, type Unit } from '../table.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';
import { safestFirst } from './threat.ts';
import { seenOnWay } from './watch.ts';

/** The field where it is least likely to be hurt, the nearest of equals; no walk on which something turns up. */
export function restOf(view: View, unit: Unit, after: number, stands: (foe: Unit) => number): Cell {
  if (after <= 0) return unit.cell;
  const before = tableOf(view);
  const w = { ...before, units: before.units.map((one) => (one.id === unit.id ? unit : one)) };
  const points = after + (mission(w).corrections.extraMove?.(w, unit) ?? 0);
  const ways = reachOf(w, { unit: unit.id, blip: NONE, points, drag: NONE, crystal: NONE, pull: 0 });
  const standing = occupants(w);
  const cells = [unit.cell, ...[...ways.order].filter((cell) => standing[cell] === 0)];
  return (
    safestFirst(view, unit, cells, stands).find(
      (cell) => cell === unit.cell || seenOnWay(view, unit.id, ways.path(cell)) === null,
    ) ?? unit.cell
  );
}
