// Whose units stand on a kind of ground.
import { cellUnder } from '@xenotable/board';
import { PAD, TERRAIN } from '../content/terrain.ts';
import { groundOf } from '../ground.ts';
import { type Side, type Table, type Unit, sideOf } from '../table.ts';

/** Un-Suppressed units of a side whose centre is on ground of a letter. */
export function onGround(w: Table, side: Side, letter: string): Unit[] {
  const g = groundOf(w);
  const code = TERRAIN.findIndex((type) => type.letter === letter);
  return w.units.filter(
    (unit) =>
      sideOf(w, unit) === side &&
      unit.state === 'table' &&
      !unit.suppressed &&
      g.map.codes[cellUnder(g.map, unit.x, unit.y)] === code,
  );
}

export const onPad = (w: Table, side: Side): Unit[] => onGround(w, side, TERRAIN[PAD]?.letter ?? 'P');
