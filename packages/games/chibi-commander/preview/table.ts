// The table behind a view, for questions whose answers the viewer may know.
import { imagine } from '../imagine.ts';
import { type Cell, NONE, type Table, type Unit, type UnitId } from '../table.ts';
import type { View } from '../view.ts';

const tables = new WeakMap<View, Table>();

/** Made once for each view. Everything that previews ask of it is open to the viewer. */
export function tableOf(view: View): Table {
  let table = tables.get(view);
  if (table === undefined) {
    const chance = {
      roll: () => 1,
      pick: (weights: readonly number[]) => weights.findIndex((weight) => weight > 0),
    };
    tables.set(view, (table = imagine(view, chance)));
  }
  return table;
}

/** A unit that the viewer knows, or null. */
export function knownUnit(view: View, id: UnitId): Unit | null {
  const unit = view.units[id];
  return unit === undefined || 'hidden' in unit ? null : unit;
}

/** Where a Blip lies, or NONE. */
export const blipField = (view: View, id: number): Cell =>
  view.blips.find((blip) => blip.id === id)?.cell ?? NONE;
