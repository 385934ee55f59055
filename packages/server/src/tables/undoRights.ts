// Who may take back what. The record says which seats were one person's when the table was dealt; who has them now
// is for the server to say: a seat that was handed over is closed to its former owner.
import type { Seat, Session } from '@xenotable/kernel';
import type { SeatRow } from '../store/schema.ts';

const samePerson = (seats: readonly SeatRow[], a: Seat, b: Seat): boolean =>
  a === b || (seats[a]?.guest != null && seats[a].guest === seats[b]?.guest);

/** How many choices the person on this seat can take back, one after the other. */
export function undoDepthNow(session: Session, seats: readonly SeatRow[], seat: Seat): number {
  const { trail } = session.standing;
  const most = session.undoDepth(seat);
  let depth = 0;
  while (depth < most && samePerson(seats, trail[trail.length - 1 - depth]!.seat, seat)) depth++;
  return depth;
}
