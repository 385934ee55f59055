// Finding seats and cards in a view.
import type { Seat } from '@xenotable/kernel';
import { ENEMIES } from './content/enemies.ts';
import type { EnemyView, Glimpse, Seen, TroopView } from './viewTypes.ts';

/** What the view shows of a seat. */
export function seatOf<S>(view: { readonly seats: readonly S[] }, seat: Seat): S {
  const one = view.seats[seat];
  if (one === undefined) throw new Error(`nobody has seat ${seat}`);
  return one;
}

/** A Troop and the seat whose lane it stands in. */
export function findTroop(view: Glimpse, id: number): { troop: TroopView; seat: Seat } | null {
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

/** XS-FGT-01 XS-FGT-15 The two that face each other in a lane: a face-up Enemy in zone 1, and the Troop there or the last one if it undermines. */
export function fightersIn(view: Seen, seat: Seat): { troop: TroopView; enemy: EnemyView } | null {
  const { troops, enemies } = seatOf(view, seat).lane;
  const [first] = troops;
  const [enemy] = enemies;
  if (first?.zone !== 1 || enemy?.zone !== 1 || enemy.card === null || !enemy.up) return null;
  const undermines = enemy.turned === null && ENEMIES[enemy.card].undermine;
  return { troop: undermines ? (troops.at(-1) ?? first) : first, enemy };
}
