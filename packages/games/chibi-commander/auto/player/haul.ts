// Somebody or something that is dragged along: whom to pick up, which way, when to let go.
import { type Reach } from '@xenotable/board';
import { beside } from '../../book/movement/arrivals.ts';
import { type Mover, cellOf, mayLeave, noWallBetween } from '../../book/movement/movement.ts';
import { mission, partyOf, unitOf } from '../../book/who.ts';
import type { Choice } from '../../choices.ts';
import type { Faction } from '../../content/units.ts';
import type { Aims } from '../../missions/mission.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { isMovable } from './goals.ts';
import { distancesTo, farFrom } from './ground.ts';

/** Where something that is hauled belongs. */
export interface Load {
  to: readonly Cell[];
  /** It is there when it lies on one of the fields itself; otherwise the hauler leaves the map with it. */
  stays: boolean;
  worth: number;
}

/** What becomes of somebody who is dragged; null for whom nobody wants. */
export function loadOf(aims: Aims, id: number): Load | null {
  for (const { units, to, worth, stay } of aims.cargo ?? [])
    if (to.length > 0 && units.includes(id)) return { to, stays: stay === true, worth };
  return null;
}

/** What a mover hauls now. */
export function loadNow(m: Mover, aims: Aims): Load | null {
  if (m.crystal !== NONE && aims.crystals !== undefined)
    return { to: aims.crystals.to, stays: true, worth: aims.crystals.worth };
  return m.drag === NONE ? null : loadOf(aims, m.drag);
}

/** Where the load would lie after a walk: on the field before its end. */
function trail(ways: Reach, from: Cell, cell: Cell): Cell {
  const before = ways.cellBefore(cell);
  return before < 0 ? from : before;
}

/** The field within reach that brings the load nearest to where it belongs; NONE where none is better than now. */
export function haulTo(w: Table, m: Mover, load: Load, ways: Reach, standing: readonly number[]): Cell {
  const here = cellOf(w, m);
  const distances = distancesTo(w, load.to);
  const lies = m.crystal !== NONE ? m.crystal : unitOf(w, m.drag).cell;
  const left = (cell: Cell, last: Cell): number =>
    load.stays ? farFrom(distances, last) + 0.1 * farFrom(distances, cell) : farFrom(distances, cell);
  let best = NONE;
  let least = left(here, lies);
  for (const cell of ways.order) {
    const who = standing[cell] ?? 0;
    if (cell === here || (who !== 0 && who !== m.drag + 1)) continue;
    if (m.crystal !== NONE && ways.path(cell).length > m.pull) continue;
    const now = left(cell, trail(ways, here, cell)) + 0.01 * ways.priceOf(cell);
    if (now < least - 1e-9) [best, least] = [cell, now];
  }
  return best;
}

/** CC-MOV-23, CC-MOV-24 Somebody beside the mover who is wanted elsewhere, the most valuable first. */
export function wantedBeside(w: Table, m: Mover, aims: Aims, faction: Faction): Unit | null {
  if (m.drag !== NONE || m.crystal !== NONE || partyOf(w, faction).dragged) return null;
  const here = cellOf(w, m);
  let best: Unit | null = null;
  let most = 0;
  for (const other of w.units) {
    if (other.id === m.unit || !isMovable(other) || !noWallBetween(w, here, other.cell)) continue;
    const load = loadOf(aims, other.id);
    if (load === null || load.worth <= most || (load.stays && load.to.includes(other.cell))) continue;
    [best, most] = [other, load.worth];
  }
  return best;
}

/** CC-M-VS2-10 A crystal beside the mover that may be pulled. */
export function crystalBeside(w: Table, m: Mover, aims: Aims, faction: Faction): Cell {
  if (aims.crystals === undefined || m.drag !== NONE || m.crystal !== NONE || partyOf(w, faction).pulled)
    return NONE;
  const { monster } = w.board;
  const under = monster === NONE ? [] : [monster, monster + 1, monster + 24, monster + 25];
  return (
    beside(cellOf(w, m)).find((cell) => w.board.crystals.includes(cell) && !under.includes(cell)) ?? NONE
  );
}

/** Whether the load is where it belongs: it is put down, or leaves the map with whoever brought it. */
export function delivered(w: Table, m: Mover, load: Load, faction: Faction): Choice | null {
  if (load.stays) {
    const lies = m.crystal !== NONE ? m.crystal : unitOf(w, m.drag).cell;
    return load.to.includes(lies) ? { do: 'let go' } : null;
  }
  if (m.unit === NONE || m.drag === NONE) return null;
  const unit = unitOf(w, m.unit);
  const takes = mission(w).ground.mayTakeOut?.(w, unitOf(w, m.drag), faction, unit.cell) ?? true;
  return takes && mayLeave(w, unit, faction) ? { do: 'leave' } : null;
}
