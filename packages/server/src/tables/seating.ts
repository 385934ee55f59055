// Sitting down, watching, leaving, dealing.
import { BadInput, type SeatPlan, Session, type Viewer, seeded } from '@xenotable/kernel';
import { seedWith } from '@xenotable/seed';
import { Problem } from '../problem.ts';
import type { Join, SeatProgram, TableInfo } from '../protocol.ts';
import { storedOptions, storedOrders, storedTyped } from '../store/rows.ts';
import type { SeatRow } from '../store/schema.ts';
import { Fenced } from '../store/store.ts';
import { type Connection, type Device, say } from './connections.ts';
import { infoOf } from './info.ts';
import type { Table } from './table.ts';
import type { Entitled, TableRegistry } from './tableRegistry.ts';

/** Sits down or watches with a key; the answer goes to the device. */
export async function join(
  registry: TableRegistry,
  device: Device,
  message: Join,
): Promise<{ table: Table; viewer: Viewer }> {
  const table = await registry.table(message.table);
  return table.run(async () => {
    // Another node may have taken the table a moment ago, and its word may still be on its way.
    if (registry.store.nodes !== null) await table.refresh();
    const { viewer, plays, key } = await enter(registry, table, message, device.guest);
    const connection: Connection = {
      device,
      viewer,
      plays,
      key,
      scenes: message.scenes ?? false,
      changes: message.changes ?? false,
      at: -1,
      name: plays ? null : (message.name ?? null),
      screen: !plays && viewer === 'table' && message.screen === true,
    };
    const since = message.since ?? -1;
    await table.recall(since);
    // Whoever joined a table that was let go meanwhile would look at an old picture, and hear nothing more.
    table.refuseIfGone();
    table.connections.add(connection);
    const row = plays && viewer !== 'table' ? table.seats[viewer] : undefined;
    say(device, {
      type: 'joined',
      id: message.id,
      info: infoOf(table),
      viewer,
      plays,
      key,
      seen: row === undefined ? -1 : (table.host?.readBy(row.seat) ?? -1),
      orders: row === undefined ? null : storedOrders(row.orders),
      news: table.news(connection, since),
    });
    table.talk.greet(table, connection);
    table.presence.changed(device);
    return { table, viewer };
  });
}

export function leave(registry: TableRegistry, table: Table, device: Device, viewer: Viewer): void {
  if (!table.connections.remove(device, viewer)) return;
  table.presence.changed();
  if (viewer === 'table') return;
  table.absence.left(viewer);
  void keepLeft(registry, table, viewer).catch(() => registry.metrics.errors.inc());
}

/** How far its player has read, and, if none of their devices is left, since when they are away. */
async function keepLeft(registry: TableRegistry, table: Table, seat: number): Promise<void> {
  await table.keepRead(seat);
  const row = table.seats[seat];
  if (row === undefined || row.key === null || table.connections.present(seat)) return;
  if (table.match.pace === null && row.alerts === null) return;
  await registry.store.seats.left(table.id, seat, Date.now());
  if (row.alerts !== null && table.isHeld) registry.upkeep.lookSoon(table);
}

/** What the key opens, once the seat is this guest's: whether it is, the store decides. */
async function enter(
  registry: TableRegistry,
  table: Table,
  { key, name, word }: Pick<Join, 'key' | 'name' | 'word'>,
  guest: string,
): Promise<Entitled> {
  for (;;) {
    const entitled = await registry.entitled(table, key, guest);
    if (entitled.viewer === 'table' || !entitled.plays) return entitled;
    if (await sit(registry, table, entitled.viewer, { guest, name, word })) return entitled;
  }
}

/** Somebody who sits down: with a name, and what they add to the seed. */
export interface Newcomer {
  guest: string;
  name?: string | undefined;
  word?: string | undefined;
}

/**
 * Takes a seat if it is free; when it was the last one, the table is dealt. False if somebody was quicker: the seats
 * have been read again, and somebody sits there.
 */
async function sit(
  registry: TableRegistry,
  table: Table,
  seat: number,
  newcomer: Newcomer,
): Promise<boolean> {
  const { guest: sitting, key } = table.seats[seat]!;
  let mine = true;
  if (sitting === null && key !== null) {
    const { guest, name, word } = newcomer;
    mine = await registry.store.seats.claim(table.held, seat, key, {
      guest,
      ...(name !== undefined && { name }),
      ...(word !== undefined && table.status === 'waiting' && { word }),
    });
    await table.refresh();
    if (mine) await registry.store.tell(table.id);
  }
  // Also for who comes back: the server may have ended between the last seat and the deal.
  if (mine) await dealIfFull(registry, table);
  return mine;
}

const isFull = ({ status, seats }: Table): boolean =>
  status === 'waiting' && seats.every((seat) => seat.key === null || seat.guest !== null);

export async function dealIfFull(registry: TableRegistry, table: Table): Promise<void> {
  while (isFull(table)) await deal(registry, table, table.seats);
}

/** The seats as a record has them: those of one person are known to be one person's. */
export function planOf(filled: readonly Pick<SeatRow, 'kind' | 'name' | 'guest'>[]): SeatPlan[] {
  const seatsOf = (guest: string | null): number => filled.filter((seat) => seat.guest === guest).length;
  return filled.map(({ kind, name, guest }) => ({
    kind,
    name,
    ...(guest !== null &&
      seatsOf(guest) > 1 && { player: `player ${filled.findIndex((seat) => seat.guest === guest) + 1}` }),
  }));
}

/** Deals to these people and scripted players, unless another node has dealt or somebody else has sat down meanwhile. */
async function deal(registry: TableRegistry, table: Table, filled: SeatRow[]): Promise<void> {
  const { match, game } = table;
  const plan = planOf(filled);
  const typed = storedTyped(match.typed);
  const words = filled.flatMap(({ seat, word }) => (word === null ? [] : [{ seat, word }]));
  const setup = {
    options: storedOptions(match.options),
    seats: plan,
    commitment: match.commitment,
    words,
    ...(typed !== null && { typed }),
  };
  const { head } = Session.start(game, setup, seeded(await seedWith(match.seed, words)));
  const dealt = await registry.store.seats.deal(
    table.held,
    JSON.stringify(head),
    table.seats,
    filled,
    Date.now(),
  );
  await table.load();
  if (!dealt) return;
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
    const given = (seat: SeatRow): SeatRow =>
      seat.kind === person && seat.guest === null ? { ...seat, kind: fill, key: null, invite: null } : seat;
    while (table.status === 'waiting') await deal(registry, table, table.seats.map(given));
    return infoOf(table);
  });
}

/** A program plays the seat from now on, or no longer does. */
export async function seatProgram(
  registry: TableRegistry,
  table: Table,
  device: Device,
  { seat, strength }: SeatProgram,
): Promise<void> {
  const row = table.seats[seat];
  // Whoever gave the seat to a program need not sit there to take it back.
  if (row?.guest !== device.guest || row.key === null) table.playing(device, seat);
  // Everybody is told of it each time.
  table.talk.spend(seat, 'programs', registry.limits.talk);
  if (strength !== null) table.settings.refusePrograms(table.match);
  if (!(await registry.store.seats.program(table.held, seat, strength)))
    throw new Fenced(`${table.id} is at another node`);
  await table.seatsChanged();
}

/** By the code that people tell each other: the next free seat, or the public view. */
export async function sitByCode(
  registry: TableRegistry,
  code: string,
  newcomer: Newcomer,
): Promise<{ table: string; seat: number | null; key: string }> {
  const id = await registry.store.findByCode(code.toUpperCase());
  if (id === null) throw new Problem('unknown', 'No table with a free seat has this code.');
  const table = await registry.table(id);
  return table.run(async () => {
    for (;;) {
      const mine = table.seats.find((seat) => seat.guest === newcomer.guest);
      const free = mine ?? table.seats.find((seat) => seat.key !== null && seat.guest === null);
      if (free?.key == null) break;
      if (await sit(registry, table, free.seat, newcomer))
        return { table: id, seat: free.seat, key: free.key };
    }
    const watch = await registry.store.spectators.watchKey(id);
    if (watch === null) throw new Problem('unknown', 'There is no such table.');
    return { table: id, seat: null, key: watch };
  });
}
