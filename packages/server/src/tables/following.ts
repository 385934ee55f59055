// What another node has changed at a table is read and passed on here.
import { type PlayedEntry, type Session, parseEntry } from '@xenotable/kernel';
import type { EntryRow } from '../store/schema.ts';
import { say } from './connections.ts';
import type { Table } from './table.ts';

/** Another node says that this seq is written (-1: something else has changed). */
export async function heardOf(table: Table, seq: number): Promise<void> {
  if (seq < 0 || seq > (table.session?.entries.length ?? -1)) await table.run(() => catchUp(table));
}

async function catchUp(table: Table): Promise<void> {
  const { session } = table;
  await table.refresh();
  await expel(table);
  if (session !== null) {
    const after = session.entries.length;
    const rows = await table.store.entries(table.id, after);
    const followed = rows.map((row) => follow(table, session, row));
    if (followed.length > 0) table.sayNews(after, followed);
  } else if (table.session !== null) table.sayNews(-1);
  table.sayInfo();
}

function follow(table: Table, session: Session, row: EntryRow): PlayedEntry {
  table.mustReload = true;
  const before = session.world;
  const entry = parseEntry(JSON.parse(row.body));
  session.applyEntry(entry);
  table.settle(session, [{ before, entry }], [row]);
  table.mustReload = false;
  return { before, entry };
}

/** Devices that sit here, or look through a seat's eyes, with a key that no longer fits must leave. */
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
