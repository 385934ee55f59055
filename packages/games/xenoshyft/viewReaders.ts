// Finding seats and cards in a view.
import type { Seat } from '@xenotable/kernel';
import type { EnemyView, SeatView, Seen, TroopView } from './viewTypes.ts';

/** What the view shows of a seat. */
export function seatOf(view: Seen, seat: Seat): SeatView {
  const one = view.seats[seat];
  if (one === undefined) throw new Error(`nobody has seat ${seat}`);
  return one;
}

/** A Troop and the seat whose lane it stands in. */
export function findTroop(view: Seen, id: number): { troop: TroopView; seat: Seat } | null {
  for (const { seat, lane } of view.seats)
    for (const troop of lane.troops) if (troop.id === id) return { troop, seat };
  return null;
}

/** An Enemy and the seat whose lane it is in. */
export function findEnemy(view: Seen, id: number): { enemy: EnemyView; seat: Seat } | null {
  for (const { seat, lane } of view.seats)
    for (const enemy of lane.enemies) if (enemy.id === id) return { enemy, seat };
  return null;
}
