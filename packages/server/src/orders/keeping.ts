// Standing orders are stored, so that they survive this node, carried out while their player is away, and shown to their player only.
import type { Seat, StandingOrders } from '@xenotable/kernel';
import { Fenced } from '../store/store.ts';
import { say } from '../tables/connections.ts';
import type { Table } from '../tables/table.ts';

/** Stores the orders of a seat and sends them to its player's devices. */
export async function keepOrders(table: Table, seat: Seat, orders: StandingOrders): Promise<void> {
  const text = JSON.stringify(orders);
  const row = table.seats[seat];
  if (row === undefined || row.orders === text) return;
  if (!(await table.store.seats.orders(table.held, seat, text))) throw new Fenced(table.id);
  row.orders = text;
  for (const { device, viewer, plays } of table.connections.everybody())
    if (plays && viewer === seat) say(device, { type: 'orders', table: table.id, seat, orders });
}

/**
 * Stores prepared answers as given or lapsed before the act is written: if this node ends in between, the player is asked,
 * and nothing is answered twice. Null: there are none.
 */
export function keepSpent(table: Table): Promise<void> | null {
  const spent = table.host?.takeSpent() ?? [];
  return spent.length === 0 ? null : keepOrdersOf(table, spent);
}

async function keepOrdersOf(table: Table, seats: readonly Seat[]): Promise<void> {
  for (const seat of seats) await keepOrders(table, seat, table.host?.ordersOf(seat) ?? {});
}
