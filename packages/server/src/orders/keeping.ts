// Orders outlive this node, are carried out while their player is away, and are shown to their player only.
import type { Seat, StandingOrders } from '@xenotable/kernel';
import { Fenced } from '../store/store.ts';
import { say } from '../tables/connections.ts';
import type { Table } from '../tables/table.ts';

/** Keeps what a seat's player has ordered, or what is left of it, and shows it to their devices. */
export async function keepOrders(table: Table, seat: Seat, orders: StandingOrders): Promise<void> {
  const text = JSON.stringify(orders);
  const row = table.seats[seat];
  if (row === undefined || row.orders === text) return;
  if (!(await table.store.seats.orders(table.held, seat, text)))
    throw new Fenced(`${table.id} is at another node`);
  row.orders = text;
  for (const { device, viewer, plays } of table.connections.everybody())
    if (plays && viewer === seat) say(device, { type: 'orders', table: table.id, seat, orders });
}

/**
 * What was prepared and is given or has lapsed now is kept as such before the act is written: should this node end in
 * between, the player is asked, and nothing is answered twice.
 */
export async function keepSpent(table: Table): Promise<void> {
  for (const seat of table.host?.takeSpent() ?? [])
    await keepOrders(table, seat, table.host?.ordersOf(seat) ?? {});
}
