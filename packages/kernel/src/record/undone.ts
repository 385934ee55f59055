// Which entries were taken back, and by which later entry.
import { itemAt } from '../read/itemAt.ts';
import type { Seat } from '../rules/world.ts';
import type { Entry, Head } from './record.ts';
import { samePlayer } from './takingBack.ts';

/** The last choice of a seat's player. */
export function lastOf<T extends { seat: Seat }>(head: Head, choices: readonly T[], seat: Seat): T {
  return itemAt(
    choices,
    choices.findLastIndex((one) => samePlayer(head, one.seat, seat)),
  );
}

export interface Undone {
  /** The entry that was taken back. */
  entry: number;
  /** The entry that took it back. */
  by: number;
}

/** Every undo of a record, in order. */
export function undosIn(head: Head, entries: readonly Entry[]): Undone[] {
  const standing: { seat: Seat; entry: number }[] = [];
  const undone: Undone[] = [];
  entries.forEach(({ seat, ...line }, at) => {
    if (!('undo' in line)) standing.push({ seat, entry: at });
    else {
      const taken = lastOf(head, standing, seat);
      standing.splice(standing.lastIndexOf(taken), 1);
      undone.push({ entry: taken.entry, by: at });
    }
  });
  return undone;
}
