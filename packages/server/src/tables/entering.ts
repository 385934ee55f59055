// What a code or a key opens, told before anybody sits down or watches.
import type { Seat } from '@xenotable/kernel';
import { Problem } from '../problem.ts';
import type { TableInfo } from '../protocol.ts';
import { infoOf } from './info.ts';
import type { Table } from './table.ts';
import type { TableRegistry } from './tableRegistry.ts';

export interface Entrance {
  info: TableInfo;
  /** The seat that would be taken, or whose view is shown; null: everybody's view. */
  seat: Seat | null;
  /** Whether who enters plays. */
  plays: boolean;
  /** Whether nobody sits there yet: who enters sits down. */
  free: boolean;
}

const isFree = ({ seats }: Table, seat: Seat | null): boolean =>
  seat !== null && seats[seat]?.key !== null && seats[seat]?.guest === null;

/** By the code that people tell each other: the seat that is next. */
export async function entranceByCode(
  registry: TableRegistry,
  code: string,
  guest: string,
): Promise<Entrance> {
  const id = await registry.store.findByCode(code.toUpperCase());
  if (id === null) throw new Problem('unknown', 'No table with a free seat has this code.');
  const table = await registry.table(id);
  return table.run(async () => {
    const mine = table.seats.find((seat) => seat.guest === guest);
    const seat = (mine ?? table.seats.find((one) => isFree(table, one.seat)))?.seat ?? null;
    return { info: infoOf(table), seat, plays: seat !== null, free: isFree(table, seat) };
  });
}

export async function entranceByKey(
  registry: TableRegistry,
  id: string,
  key: string,
  guest: string,
): Promise<Entrance> {
  const table = await registry.table(id);
  return table.run(async () => {
    const { viewer, plays } = await registry.entitled(table, key, guest);
    const seat = viewer === 'table' ? null : viewer;
    return { info: infoOf(table), seat, plays, free: plays && isFree(table, seat) };
  });
}
