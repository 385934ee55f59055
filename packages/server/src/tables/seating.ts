// Sitting down, watching, leaving, dealing.
import { BadInput, type SeatPlan, Session, type Viewer, seeded, itemAt } from '@xenotable/kernel';
import { seedWith } from '@xenotable/seed';
import { Problem } from '../problem.ts';
import type { Join, SeatProgram, TableInfo } from '../protocol.ts';
import { storedOptions, storedOrders, storedTyped } from '../store/rows.ts';
import type { SeatRow } from '../store/schema.ts';
import { Fenced } from '../store/store.ts';
import { type Connection, type Device, say } from './connections.ts';
import { type Asker, withKey } from './asker.ts';
import { infoOf } from './info.ts';
import { paidBy } from './opening.ts';
import type { Table } from './table.ts';
import type { Entitled, TableRegistry } from './tableRegistry.ts';

/** Sits down or watches with a key, and answers the device. */
export async function join(
  registry: TableRegistry,
  device: Device,
  message: Join,
): Promise<{ table: Table; viewer: Viewer }> {
  const table = await registry.table(message.table);
  const sitDown = async (): Promise<{ table: Table; viewer: Viewer }> => {
    // Another node may just have taken the table, and its message may not have arrived yet.
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
    // If the table was released meanwhile, the newcomer would see an old picture and get no news.
    table.refuseIfGone();
    table.connections.add(connection);
    const row = plays && viewer !== 'table' ? table.seats[viewer] : undefined;
    say(device, {
      type: 'joined',
      id: message.id,
      info: infoOf(table, plays),
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
  };
  return paidBy(device.address, table, () => table.run(sitDown));
}

export function leave(registry: TableRegistry, table: Table, device: Device, viewer: Viewer): void {
  if (!table.connections.remove(device, viewer)) return;
  table.presence.changed();
  if (viewer === 'table') return;
  table.absence.left(viewer);
  void keepLeft(registry, table, viewer).catch(() => registry.metrics.errors.inc());
}

/** Stores what the player has seen and, if it was their last device, when it left. */
async function keepLeft(registry: TableRegistry, table: Table, seat: number): Promise<void> {
  await table.keepRead(seat);
  const row = table.seats[seat];
  if (row === undefined || row.key === null || table.connections.present(seat)) return;
  if (table.match.pace === null && row.alerts === null) return;
  await registry.store.seats.left(table.id, seat, Date.now());
  if (row.alerts !== null && table.isHeld) registry.upkeep.lookSoon(table);
}

/** What the key gives access to, after claiming the seat if it is free; the store decides who gets it. */
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

/** Somebody who sits down, with a name and a word for the dice. */
export interface Newcomer {
  guest: string;
  name?: string | undefined;
  word?: string | undefined;
}

/** Claims a seat if it is free, and deals the table if it was the last one. False if somebody was faster: the seats have been read again. */
async function sit(
  registry: TableRegistry,
  table: Table,
  seat: number,
  newcomer: Newcomer,
): Promise<boolean> {
  const { guest: sitting, key } = itemAt(table.seats, seat);
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
  // Also for a returning player: the server may have ended between the last claim and the deal.
  if (mine) await dealIfFull(registry, table);
  return mine;
}

const isFull = ({ status, seats }: Table): boolean =>
  status === 'waiting' && seats.every((seat) => seat.key === null || seat.guest !== null);

export async function dealIfFull(registry: TableRegistry, table: Table): Promise<void> {
  while (isFull(table)) await deal(registry, table, table.seats);
}

/** The seats for a record, in which several seats of one person are marked. */
export function planOf(filled: readonly Pick<SeatRow, 'kind' | 'name' | 'guest'>[]): SeatPlan[] {
  const seatsOf = (guest: string | null): number => filled.filter((seat) => seat.guest === guest).length;
  return filled.map(({ kind, name, guest }) => ({
    kind,
    name,
    ...(guest !== null &&
      seatsOf(guest) > 1 && { player: `player ${filled.findIndex((seat) => seat.guest === guest) + 1}` }),
  }));
}

/** Deals to these people and scripted seats, unless another node has dealt or somebody else has sat down meanwhile. */
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

/** Fills empty seats with one of the game's scripted players and deals. */
export const start = (registry: TableRegistry, asker: Asker, fill: string): Promise<TableInfo> =>
  withKey(registry, asker, async (table, { host }) => {
    if (!host) throw new Problem('forbidden', 'Only the host can start the table.');
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
    return infoOf(table, false);
  });

/** Lets a program play the seat, or no longer. */
export async function seatProgram(
  registry: TableRegistry,
  table: Table,
  device: Device,
  { seat, strength }: SeatProgram,
): Promise<void> {
  const row = table.seats[seat];
  // A person who gave a seat to a program need not have joined it to take it back.
  if (row?.guest !== device.guest || row.key === null) table.playing(device, seat);
  // Counted, because everybody is told each time.
  table.talk.spend(seat, 'programs', registry.limits.talk);
  if (strength !== null) table.settings.refusePrograms(table.match);
  if (!(await registry.store.seats.program(table.held, seat, strength))) throw new Fenced(table.id);
  await table.seatsChanged();
}

/** Sits down by a table's code: on the next free seat, or as a watcher of the public view. */
export async function sitByCode(
  registry: TableRegistry,
  code: string,
  newcomer: Newcomer,
): Promise<{ table: string; seat: number | null; key: string }> {
  const table = await registry.tableByCode(code);
  const { id } = table;
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
