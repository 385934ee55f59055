// How both sides stand: what is left of them, and their points so far.
import { type View, scoreNow } from '@xenotable/xenos-rampant/preview';
import { dotted } from '../../kit/words.ts';
import type { SeatPanel } from '../../table/contract.ts';
import { sideOf, standingUnits } from './shared/faces.ts';

/** The points of both sides as the battle stands: the strip and the seats say the same. */
export function pointsNow(view: View): [number, number] {
  const points: [number, number] = [0, 0];
  for (const { side, vp } of scoreNow(view)) points[side] += vp;
  return points;
}

export function seatPanels(view: View): Omit<SeatPanel, 'letter'>[] {
  const points = pointsNow(view);
  return view.owners.map((owner, seat) => {
    const units = standingUnits(view, seat);
    const pinned = units.filter((unit) => unit.suppressed).length;
    return {
      side: sideOf(seat, view.owners.length),
      name: owner.name,
      what: dotted(
        owner.total > 0 && `${owner.total - owner.lost} of ${owner.total} points`,
        units.length > 0 &&
          `${units.length} unit${units.length === 1 ? '' : 's'}${pinned > 0 ? `, ${pinned} suppressed` : ''}`,
        ...owner.traits,
        // XR-VIC-02 What counts at the end, such as a marker that is held, is in it already.
        view.turn > 0 && `${points[owner.side]}\u00a0VP${view.over === null ? ' if it ended now' : ''}`,
      ),
    };
  });
}
