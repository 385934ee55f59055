// What those who gave up still have leaves the battle (XR-VIC-05).
import { type Unit, gone, ownerOf, unitOf } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { remove } from '../damage/losses.ts';
import { wreck } from '../moving/transports.ts';

/** Riders have not left, wherever their vehicle is: in reserve, or lost a moment ago. */
export const hasLeft = (unit: Unit): boolean =>
  gone(unit) || unit.state === 'withdrawn' || unit.state === 'absent';

/** The enemy gets the kill points of everything that those who gave up still have. */
export function leaveField(play: Play): void {
  const { w } = play;
  if (!w.owners.some((owner) => owner.gaveUp)) return;
  for (const unit of w.units.slice())
    if (ownerOf(w, unit.owner).gaveUp && !hasLeft(unit))
      remove(play, unit, 'routed', 'other', null, 'XR-VIC-05');
  w.waiting = w.waiting.filter((f) => !wreck.has(f) || !ownerOf(w, unitOf(w, f.unit).owner).gaveUp);
  w.owed = w.owed.filter((one) => !ownerOf(w, one.owner).gaveUp);
}
