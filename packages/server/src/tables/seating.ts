// Sitting down, watching, starting, handing over.
import { BadInput, type Json, Session, type Viewer, seeded } from '@xenotable/kernel';
import { Problem } from '../problem.ts';
import type { Join, TableInfo } from '../protocol.ts';
import type { SeatRow } from '../store/schema.ts';
import type { TableRegistry } from './tableRegistry.ts';
import { infoOf } from './info.ts';
import { newKey } from './keys.ts';
import type { Device } from './connections.ts';
import type { Table } from './table.ts';

/** Sits down or watches with a key; the answer goes to the device. */
export async function join(
  registry: TableRegistry,
  device: Device,
  message: Join,
): Promise<{ table: Table; viewer: Viewer }> {
  const table = await registry.table(message.table);
  return table.run(async () => {
    const { viewer, plays, key } = await registry.entitled(table, message.key, device.guest);
    if (plays) await sit(registry, table, viewer as number, device.guest, message.name ?? null);
    const connection = {
      device,
      viewer,
      plays,
      key,
      scenes: message.scenes ?? false,
      changes: message.changes ?? false,
      at: -1,
    };
    table.connections.add(connection);
    const since = message.since ?? -1;
    const seen = plays ? table.readMarkers.of(table.seats[viewer as number]!) : -1;
    await table.recall(since);
    const joined = JSON.stringify({
      type: 'joined',
      id: message.id,
      info: infoOf(table),
      viewer,
      plays,
      key,
      seen,
    });
    device.send(`${joined.slice(0, -1)},"news":${table.news(connection, since)}}`);
    table.sayInfo(device);
    return { table, viewer };
  });
}

export function leave(registry: TableRegistry, table: Table, device: Device, viewer: Viewer): void {
  if (!table.connections.remove(device, viewer)) return;
  table.sayInfo();
  if (viewer !== 'table') void table.readMarkers.keep(viewer).catch(() => registry.metrics.errors++);
}

/** Takes a free seat; when it was the last one, the table is dealt. */
async function sit(
  registry: TableRegistry,
  table: Table,
  seat: number,
  guest: string,
  name: string | null,
): Promise<void> {
  const row = table.seats[seat]!;
  if (row.guest === null) {
    await registry.store.claim(table.id, seat, guest, table.status === 'waiting' ? name : null);
    await table.load();
    await registry.store.tell(table.id);
  }
  // Also for who comes back: the server may have ended between the last seat and the deal.
  await dealIfFull(registry, table);
}

export async function dealIfFull(registry: TableRegistry, table: Table): Promise<void> {
  if (table.status === 'waiting' && table.seats.every((seat) => seat.key === null || seat.guest !== null))
    await deal(registry, table, table.seats);
}

async function deal(registry: TableRegistry, table: Table, seats: SeatRow[]): Promise<void> {
  const { match, game } = table;
  const hats = (guest: string | null): number => seats.filter((seat) => seat.guest === guest).length;
  const plan = seats.map(({ kind, name, guest }) => ({
    kind,
    name,
    // Seats of one person are known to be one person's.
    ...(guest !== null &&
      hats(guest) > 1 && { player: `player ${seats.findIndex((seat) => seat.guest === guest) + 1}` }),
  }));
  const setup = {
    options: JSON.parse(match.options) as Json,
    seats: plan,
    commitment: match.commitment,
    ...(match.typed !== null && { typed: match.typed as 'dice' | 'all' }),
  };
  const { head } = Session.start(game, setup, seeded(match.seed));
  await registry.store.deal(match.id, JSON.stringify(head), seats, Date.now());
  await table.load();
  await registry.store.tell(match.id);
  table.sayInfo();
  table.sayNews(-1);
}

/** Empty seats go to one of the game's scripted players, and the table is dealt. */
export async function start(
  registry: TableRegistry,
  id: string,
  key: string,
  guest: string,
  fill: string,
): Promise<TableInfo> {
  const table = await registry.table(id);
  return table.run(async () => {
    if (!(await registry.entitled(table, key, guest)).host)
      throw new Problem('forbidden', 'Only the host can start the table.');
    if (table.status !== 'waiting') throw new Problem('not-now', 'The table has been dealt already.');
    const [person, ...scripted] = table.game.seats.kinds;
    if (!scripted.includes(fill))
      throw new BadInput(
        'fill',
        `${JSON.stringify(fill)} cannot take a seat of ${table.game.title}; it has ${scripted.join(', ') || 'no scripted players'}`,
      );
    await deal(
      registry,
      table,
      table.seats.map((seat) =>
        seat.kind === person && seat.guest === null ? { ...seat, kind: fill, key: null, invite: null } : seat,
      ),
    );
    return infoOf(table);
  });
}

/** An invitation alone is not yet a seat. */
const taken = (table: Table, viewer: Viewer): boolean =>
  table.seats.some((seat) => seat.seat === viewer && seat.guest !== null);

/** The seat's key is void; whoever brings the new one sits down. */
export async function handOver(
  registry: TableRegistry,
  id: string,
  key: string,
  guest: string,
): Promise<{ key: string }> {
  const table = await registry.table(id);
  return table.run(async () => {
    const { viewer, plays } = await registry.entitled(table, key, guest);
    if (!plays || !taken(table, viewer))
      throw new Problem('forbidden', 'Only who sits on a seat can hand it over.');
    const invite = newKey();
    await registry.store.handOver(id, viewer as number, newKey(), invite);
    table.readMarkers.forget(viewer as number);
    await table.load();
    await table.expel();
    table.sayInfo();
    await registry.store.tell(id);
    return { key: invite };
  });
}

/** Gives the table another name. */
export async function rename(
  registry: TableRegistry,
  id: string,
  key: string,
  guest: string,
  name: string,
): Promise<TableInfo> {
  const table = await registry.table(id);
  return table.run(async () => {
    const { plays, host } = await registry.entitled(table, key, guest);
    if (!plays && !host) throw new Problem('forbidden', 'Only who sits at the table can name it.');
    await registry.store.rename(id, name);
    await table.load();
    table.sayInfo();
    await registry.store.tell(id);
    return infoOf(table);
  });
}

/** A key to watch with: the public view, or the eyes of one's own seat. */
export async function shareView(
  registry: TableRegistry,
  id: string,
  key: string,
  guest: string,
  sees: 'table' | 'me',
): Promise<{ key: string }> {
  const table = await registry.table(id);
  return table.run(async () => {
    const { viewer, plays, host } = await registry.entitled(table, key, guest);
    if (sees === 'me' ? !plays || !taken(table, viewer) : !plays && !host)
      throw new Problem('forbidden', 'Only who sits at the table can share a view.');
    const fresh = newKey();
    await registry.store.addSpectator({
      key: fresh,
      match: id,
      sees: sees === 'table' ? null : (viewer as number),
    });
    return { key: fresh };
  });
}

/** By the code that people tell each other: the next free seat, or the public view. */
export async function sitByCode(
  registry: TableRegistry,
  code: string,
  name: string | null,
  guest: string,
): Promise<{ table: string; seat: number | null; key: string }> {
  const id = await registry.store.findByCode(code.toUpperCase());
  if (id === null) throw new Problem('unknown', 'No table with a free seat has this code.');
  const table = await registry.table(id);
  return table.run(async () => {
    const mine = table.seats.find((seat) => seat.guest === guest);
    const free = mine ?? table.seats.find((seat) => seat.key !== null && seat.guest === null);
    if (free === undefined) return { table: id, seat: null, key: (await registry.store.watchKey(id))! };
    await sit(registry, table, free.seat, guest, name);
    return { table: id, seat: free.seat, key: free.key! };
  });
}
