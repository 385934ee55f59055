// Giving up (XR-VIC-05): open to an owner at any moment of a battle.
import { type Seat, top } from '@xenotable/kernel';
import { type Table, ownerOf } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { battle } from './battle.ts';
import { hasLeft, leaveField } from './leaveField.ts';
import { phase } from './phase.ts';
import { isOver } from './victory.ts';

/** Whether a seat can still give up. */
export const mayGiveUp = (w: Table, seat: Seat): boolean =>
  battle.in(w) !== undefined &&
  w.over === null &&
  ownerOf(w, seat).kind === 'person' &&
  !ownerOf(w, seat).gaveUp &&
  w.units.some((unit) => unit.owner === seat && !hasLeft(unit));

/** The battle is over if nobody of the side is left; otherwise the owner's units go as soon as the action under way is finished. */
export function giveUp(play: Play, seat: Seat): void {
  const { w } = play;
  ownerOf(w, seat).gaveUp = true;
  play.tell?.({ type: 'conceded', seat }, 'XR-VIC-05');
  if (isOver(w)) {
    leaveField(play);
    const at = w.flow.findIndex((f) => battle.has(f));
    w.flow = [...w.flow.slice(0, at), battle.begin({ at: 0 }, 'phases')];
    w.waiting = [];
    w.owed = [];
  } else if (phase.has(top(w))) leaveField(play);
}
