// Units come onto the table, onto the map, and leave it.
import type { Play } from '../chapter.ts';
import { neighbours4, neighbours8 } from '@xenotable/board';
import { type Seat, applies } from '@xenotable/kernel';
import { grid, terrainOf, columnOf, rowOf } from '../../board.ts';
import { type Faction, type TypeName, sideOf, typeOf } from '../../content/units.ts';
import { type Allegiance, type Cell, NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { mission, occupants, stirs } from '../who.ts';
import { named } from '../../names.ts';

export function newUnit(
  id: UnitId,
  type: TypeName,
  side: Allegiance,
  faction: Faction | null,
  seat: number,
): Unit {
  return {
    id,
    type,
    side,
    faction,
    seat,
    cell: NONE,
    fate: 'waiting',
    by: '',
    byUnit: NONE,
    exit: NONE,
    lost: 0,
    coma: false,
    blip: NONE,
    activated: false,
    panics: 0,
    groggy: false,
    wounded: false,
    swayed: false,
    moved: false,
    sent: false,
    starsUsed: 0,
    excess: 0,
    excessIn: 0,
    mode: 'NORMAL',
    leader: NONE,
    wary: NONE,
    borrowed: false,
    involved: false,
    known: false,
    past: '',
    point: NONE,
  };
}

/** A new unit beside the map. */
export function addUnit(
  w: Table,
  type: TypeName,
  side: Allegiance,
  faction: Faction | null,
  seat: number,
): Unit {
  const unit = newUnit(w.units.length, type, side, faction, seat);
  w.units.push(unit);
  return unit;
}

/** Puts a unit on a field. */
export function put(unit: Unit, cell: Cell): void {
  unit.cell = cell;
  unit.fate = '';
  unit.involved = true;
  unit.known = true;
}

/** A civilian or animal on its field. */
export function bystander(w: Table, type: TypeName, cell: Cell): Unit {
  const unit = addUnit(w, type, 'neutral', null, NONE);
  applies(typeOf(type).kin === 'animal' ? 'CC-UNIT-18' : 'CC-UNIT-17');
  put(unit, cell);
  return unit;
}

/** CC-MAP-25 Enterable, and nobody stands there. */
export function isFree(w: Table, cell: Cell, standing: readonly number[] = occupants(w)): boolean {
  return terrainOf(w.board).closed[cell] === 0 && standing[cell] === 0;
}

export const freeCells = (w: Table, cells: readonly Cell[]): Cell[] => {
  const standing = occupants(w);
  applies('CC-MAP-25');
  return cells.filter((cell) => isFree(w, cell, standing));
};

/** The free field nearest to one: lowest y, then lowest x among equals. */
export function nearestFree(w: Table, to: Cell): Cell {
  const standing = occupants(w);
  let best = NONE;
  let least = Infinity;
  for (let cell = 0; cell < grid.size; cell++) {
    if (!isFree(w, cell, standing)) continue;
    const far = Math.abs(columnOf(cell) - columnOf(to)) + Math.abs(rowOf(cell) - rowOf(to));
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

export const beside = (cell: Cell): Cell[] => neighbours4(grid, cell);
export const ringAround = (cell: Cell): Cell[] => neighbours8(grid, cell);

/** CC-GEN-24, CC-WND-06 Takes a unit off the map: the dead for good, the others safe or captive. */
export function leaveMap(
  play: Play,
  unit: Unit,
  fate: Unit['fate'],
  by: Faction | '',
  byUnit: UnitId,
  rule: string,
  seenBy?: readonly Seat[],
): void {
  const w = play.w;
  const cell = unit.cell;
  unit.exit = cell;
  unit.cell = NONE;
  unit.fate = fate;
  unit.by = by;
  unit.byUnit = byUnit;
  unit.blip = NONE;
  if (!unit.known && seenBy === undefined) {
    unit.known = true;
    play.reveal();
  }
  stirs(w);
  applies(fate === 'dead' ? 'CC-WND-06' : 'CC-GEN-24');
  if (fate === 'dead' && by !== '') applies('CC-DMG-07');
  if (play.tell !== undefined) {
    const what = { ...named(unit), fate, cell, by: by || null };
    play.tell(fate === 'dead' ? { type: 'died', ...what } : { type: 'left the map', ...what }, rule, seenBy);
  }
  mission(w).on.fell?.(play, unit, fate === 'dead' ? 'died' : 'left', byUnit, by);
}

/** CC-MOV-28, CC-MOV-30, CC-CMP-14 A unit leaves through an exit: its own side's units are safe, enemies are captured, bystanders saved. `through`: the exit field of whoever drags it. */
export function depart(
  play: Play,
  unit: Unit,
  faction: Faction,
  byUnit: UnitId,
  through: Cell = unit.cell,
): void {
  const captive = unit.side !== 'neutral' && unit.side !== sideOf(faction);
  leaveMap(
    play,
    unit,
    captive ? 'captured' : 'evacuated',
    faction,
    byUnit,
    captive ? 'CC-MOV-30' : 'CC-MOV-28',
  );
  unit.exit = through;
}
