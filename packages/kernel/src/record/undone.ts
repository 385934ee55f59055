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
  entries.forEach((line, at) => {
    const { seat } = line;
    if (!('undo' in line)) standing.push({ seat, entry: at });
    else if (line.consent === undefined) {
      const taken = lastOf(head, standing, seat);
      standing.splice(standing.lastIndexOf(taken), 1);
      undone.push({ entry: taken.entry, by: at });
    } else {
      const { to } = line.consent;
      for (let last = standing.at(-1); last !== undefined && last.entry >= to; last = standing.at(-1)) {
        undone.push({ entry: last.entry, by: at });
        standing.pop();
      }
    }
  });
  return undone;
}

/**
 * The number of entries that stay when everything from `entry` on is taken back. If an undo since then took back an
 * earlier choice, fewer entries stay, so that this choice does not come back.
 */
export function momentBefore(undos: readonly Undone[], entry: number): number {
  let to = entry;
  for (const { entry: taken, by } of undos.toReversed()) if (by >= to) to = Math.min(to, taken);
  return to;
}
