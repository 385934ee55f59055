// The table behind a view: everything that previews ask of it is open to the viewer.
import { fastChance } from '@xenotable/kernel';
import { copy } from '../copy.ts';
import { imagine } from '../imagine.ts';
import { type Table, type UnitId, unitOf } from '../table.ts';
import type { View } from '../view.ts';

const tables = new WeakMap<View, Table>();

/** One table for each view; it is only read. */
export function tableOf(view: View): Table {
  let w = tables.get(view);
  if (w === undefined) tables.set(view, (w = imagine(view, fastChance(1))));
  return w;
}

/** Where a unit could stand. */
export interface Stand {
  x: number;
  y: number;
  facing?: number;
  /** The building that it would be in. */
  house?: number;
}

/** A table of its own with a unit at another point. */
export function tableWith(view: View, id: UnitId, at: Stand): Table {
  const w = copy(tableOf(view));
  const unit = unitOf(w, id);
  const stays = unit.state === 'building' && unit.x === at.x && unit.y === at.y;
  unit.x = at.x;
  unit.y = at.y;
  unit.facing = at.facing ?? unit.facing;
  if (stays) return w;
  unit.inside = at.house ?? -1;
  unit.state = at.house === undefined ? 'table' : 'building';
  return w;
}
