// What those who gave up still have leaves the battle (XR-VIC-05).
import { type Table, type Unit, onTable, ownerOf, unitOf } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { remove } from '../damage/losses.ts';
import { wreck } from '../moving/transports.ts';

export const hasLeft = (w: Table, unit: Unit): boolean => !onTable(w, unit) && unit.state !== 'reserve';

/** The enemy gets the kill points of everything that those who gave up still have. */
export function leaveField(play: Play): void {
  const { w } = play;
  if (!w.owners.some((owner) => owner.gaveUp)) return;
  for (const unit of w.units)
    if (ownerOf(w, unit.owner).gaveUp && !hasLeft(w, unit))
      remove(play, unit, 'routed', 'other', null, 'XR-VIC-05');
  w.waiting = w.waiting.filter((f) => !wreck.has(f) || !ownerOf(w, unitOf(w, f.unit).owner).gaveUp);
  w.owed = w.owed.filter((one) => !ownerOf(w, one.owner).gaveUp);
}
