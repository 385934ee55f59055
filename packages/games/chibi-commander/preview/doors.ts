// What opening or closing a door costs whoever stands beside it, and what it brings to light.
import { alienDoors } from '../book/movement/movement.ts';
import { mission } from '../book/who.ts';
import type { View } from '../view.ts';
import { actor } from './reach.ts';
import { tableOf } from './table.ts';
import { withDoors } from './walks.ts';
import { type Sighting, seenOnWay } from './watch.ts';

/** What turns up when the acting unit opens a door. */
export function seenThroughDoor(view: View, door: number): Sighting | null {
  const unit = actor(view);
  return unit === null ? null : seenOnWay(withDoors(view, [door]), unit.id, [unit.cell]);
}

/** CC-MOV-07, CC-MOV-09, CC-MOV-10 Ordinary doors are free or cost a point; an Alien door costs Earth units an action. */
export function doorPrice(view: View, door: number): 'free' | 'one point' | 'one action' {
  const w = tableOf(view);
  const unit = actor(view);
  const alien = unit !== null && alienDoors(w, unit.cell).some((one) => one.door === door);
  if (alien) return unit.side === 'Earth' ? 'one action' : 'free';
  return mission(w).doors;
}
