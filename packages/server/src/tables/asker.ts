// Who asks something of a table with one of its keys, and what the key gives access to.
import type { Address } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import { paidBy } from './opening.ts';
import type { Table } from './table.ts';
import type { Entitled, TableRegistry } from './tableRegistry.ts';

export interface Asker {
  /** The address that pays for what it asks. */
  address: Address;
  table: string;
  key: string;
  guest: string;
}

/** Does something in the table's turn, if the asker's key fits the table. */
export async function withKey<T>(
  registry: TableRegistry,
  { table: id, key, guest, address }: Asker,
  job: (table: Table, entitled: Entitled) => Promise<T>,
): Promise<T> {
  const table = await registry.table(id);
  return paidBy(address, table, () =>
    table.run(async () => job(table, await registry.entitled(table, key, guest))),
  );
}

/** The same for the player of a seat; anybody else is told that it is not for them. */
export const fromSeat = <T>(
  registry: TableRegistry,
  asker: Asker,
  notForYou: string,
  job: (table: Table, row: SeatRow) => Promise<T>,
): Promise<T> =>
  withKey(registry, asker, (table, entitled) => {
    const row = seatOf(table, entitled);
    if (row === undefined) throw new Problem('forbidden', notForYou);
    return job(table, row);
  });

/** The seat that a key plays; none for an invitation to a free seat. */
export const seatOf = ({ seats }: Table, { viewer, plays }: Entitled): SeatRow | undefined =>
  plays ? seats.find((row) => row.seat === viewer && row.guest !== null) : undefined;
