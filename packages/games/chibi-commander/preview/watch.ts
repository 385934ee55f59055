// What a walk brings to light: Blips that the Earth spots on the way, or Earth units that spot a Blip on its way.
import { spots, visibility } from '../book/fight/sight.ts';
import { awake, isMilitary, isPerson, occupants, seatsOf } from '../book/who.ts';
import { type BlipId, type Cell, NONE, type Table, type Unit, type UnitId } from '../table.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

/** Where something turns up: a Blip, and the unit that sees it. From there on nothing can be taken back. */
export interface Sighting {
  cell: Cell;
  blip: BlipId;
  by: UnitId;
}

/** Open to taste: people look behind Blips by choice. */
const looksByChoice = (w: Table): boolean =>
  w.options.spotting === 'by choice' && seatsOf(w, 'Earth').some((seat) => isPerson(w, seat));

const isObserver = (unit: Unit): boolean => unit.side === 'Earth' && awake(unit) && isMilitary(unit);

/** CC-BLP-12 Who of the Earth spots which Blip as the table stands. */
function sightingIn(w: Table, cell: Cell, active: UnitId, only: BlipId): Sighting | null {
  const standing = occupants(w);
  const far = visibility(w, 'Earth');
  const eyes = w.units.filter(isObserver).sort((a, b) => Number(b.id === active) - Number(a.id === active));
  for (const eye of eyes)
    for (const blip of w.blips)
      if ((only === NONE || blip.id === only) && spots(w, eye.cell, blip.cell, far, standing))
        return { cell, blip: blip.id, by: eye.id };
  return null;
}

/** The first thing that comes to light when a unit walks a path, or null. Where it may not stand it walks on first. */
export const seenOnWay = (view: View, unit: UnitId, path: readonly Cell[]): Sighting | null =>
  seenBy(tableOf(view), unit, path);

/** The same at a table as it could stand. */
export function seenBy(w: Table, unit: UnitId, path: readonly Cell[]): Sighting | null {
  if (w.blips.length === 0 || looksByChoice(w)) return null;
  for (const cell of path) {
    const moved = w.units.map((one) => (one.id === unit ? { ...one, cell, fate: '' as const } : one));
    const found = sightingIn({ ...w, units: moved }, cell, unit, NONE);
    if (found !== null) return found;
  }
  return null;
}

/** Who first spots a Blip that moves along a path, or null. */
export function seenMoving(view: View, blip: BlipId, path: readonly Cell[]): Sighting | null {
  const w = tableOf(view);
  if (looksByChoice(w)) return null;
  for (const cell of path) {
    const blips = w.blips.map((one) => (one.id === blip ? { ...one, cell } : one));
    const units = w.units.map((one) => (one.blip === blip ? { ...one, cell } : one));
    const found = sightingIn({ ...w, units, blips }, cell, NONE, blip);
    if (found !== null) return found;
  }
  return null;
}
