// What a code or a key gives access to, for people who have not sat down yet.
import type { Seat } from '@xenotable/kernel';
import type { TableInfo } from '../protocol.ts';
import { type Asker, withKey } from './asker.ts';
import { infoOf } from './info.ts';
import type { Table } from './table.ts';
import type { TableRegistry } from './tableRegistry.ts';

export interface Entrance {
  info: TableInfo;
  /** The seat that would be taken, or whose view is shown; null: the public view. */
  seat: Seat | null;
  /** Whether the person would play. */
  plays: boolean;
  /** Whether the seat is free, so that the person would sit down. */
  free: boolean;
}

const isFree = ({ seats }: Table, seat: Seat | null): boolean =>
  seat !== null && seats[seat]?.key !== null && seats[seat]?.guest === null;

/** By a table's code: the guest's own seat, or the next free one. */
export async function entranceByCode(
  registry: TableRegistry,
  code: string,
  guest: string,
): Promise<Entrance> {
  const table = await registry.tableByCode(code);
  return table.run(async () => {
    const mine = table.seats.find((seat) => seat.guest === guest);
    const seat = (mine ?? table.seats.find((one) => isFree(table, one.seat)))?.seat ?? null;
    return { info: infoOf(table, seat !== null), seat, plays: seat !== null, free: isFree(table, seat) };
  });
}

export const entranceByKey = (registry: TableRegistry, asker: Asker): Promise<Entrance> =>
  withKey(registry, asker, async (table, { viewer, plays }) => {
    const seat = viewer === 'table' ? null : viewer;
    return { info: infoOf(table, plays), seat, plays, free: plays && isFree(table, seat) };
  });
