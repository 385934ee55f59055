import { say } from './connections.ts';
import type { Table } from './table.ts';

/** Removes connections whose seat key or watching key is no longer valid. */
export async function expel(table: Table): Promise<void> {
  const { id, seats, connections, store } = table;
  for (const { device, viewer, plays, key } of connections.everybody()) {
    const fits = plays
      ? seats.some((seat) => seat.seat === viewer && seat.key === key)
      : viewer === 'table' || (await store.spectators.find(id, key)) !== null;
    if (fits || !connections.remove(device, viewer)) continue;
    say(device, { type: 'closed', table: id, viewer, reason: 'The seat was handed over.' });
  }
}
